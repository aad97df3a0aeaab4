import { ALLOWED_TAGS, LINK_ATTRIBUTES } from '@shared/content/allowed-html'
import { alignmentClasses, readEmbedded } from '@shared/content/block-attributes'
import { cleanHtml } from '@shared/content/clean-text'
import { TONES } from '@shared/content/document'
import { isBlockId } from '@shared/content/new-block-id'
import { foreignVideo, VIDEO_LINK } from '@shared/video'
import sanitizeHtml from 'sanitize-html'

/** The attributes that `toHtml` writes for `fromHtml`, each with a check that it could have written the value. */
const blockAttributes: Record<string, (value: string) => boolean> = {
  'data-block-id': isBlockId,
  'data-block-type': (value) => value === 'checklist',
  // Footnotes and their notes link to each other. Other ids could be those of the page.
  id: (value) => /^note(?:ref)?-\d{1,5}$/.test(value),
  'data-block': (value) => readEmbedded(value) !== undefined,
}

function linkAttributes({ class: names, ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  // The site replaces these links by a player.
  const isFilm = names?.includes(VIDEO_LINK) && foreignVideo(attribs.href ?? '') !== undefined
  const kept = names && !isFilm ? names.replaceAll(VIDEO_LINK, '').trim() : names
  return {
    ...(kept && { class: kept }),
    ...attribs,
    // A page that is opened from a link must not control ours.
    ...(attribs.target && { target: '_blank', rel: 'noopener noreferrer' }),
  }
}

/**
 * Articles and newsletters may contain the elements that the block editor produces, links and pictures with harmless
 * addresses, and our own classes: no styles, no scripts, no frames.
 */
const options: sanitizeHtml.IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  allowedAttributes: {
    a: [...LINK_ATTRIBUTES, { name: 'role', values: ['doc-noteref', 'doc-backlink'] }, 'id'],
    sup: ['data-note', 'id'],
    li: ['value', 'id'],
    section: [{ name: 'role', values: ['doc-endnotes'] }],
    pre: [
      { name: 'tabindex', values: ['0'] },
      { name: 'translate', values: ['no'] },
    ],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
    video: [
      'src',
      'width',
      'height',
      'autoplay',
      'loop',
      'muted',
      'playsinline',
      'controls',
      'aria-label',
      { name: 'preload', values: ['none'] },
    ],
    input: [{ name: 'type', values: ['checkbox'] }, 'checked', 'disabled'],
    ol: ['start', 'type', 'reversed'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    // The frame of a wide table takes the focus, so that the keyboard can scroll it.
    div: [{ name: 'tabindex', values: ['0'] }, { name: 'role', values: ['group', 'note'] }, 'aria-label'],
    '*': ['lang', 'dir', ...Object.keys(blockAttributes).filter((name) => name !== 'id')],
  },
  allowedClasses: {
    '*': alignmentClasses,
    blockquote: ['quote-centered'],
    figure: ['image', 'half', 'video', 'stretched', 'with-border', 'with-background'],
    div: [
      'gallery',
      'table-frame',
      'stretched',
      'heading-column',
      'callout',
      ...TONES.map((tone) => `callout-${tone}`),
    ],
    p: ['link-button'],
    section: ['notes'],
    ul: ['checklist'],
    a: ['link-card', VIDEO_LINK],
    img: ['link-card-image'],
    u: ['cdx-underline'],
    small: ['credit'],
    span: ['link-card-title', 'link-card-description', 'link-card-address'],
    mark: ['cdx-marker'],
    code: ['inline-code', 'language-*'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'], video: ['http', 'https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    '*': (tagName, attribs) => ({
      tagName,
      attribs: Object.fromEntries(
        Object.entries(attribs).filter(([name, value]) => blockAttributes[name]?.(value) ?? true),
      ),
    }),
    a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs) }),
    // Frames are dropped, but what a player shows can be linked.
    iframe(tagName, attribs) {
      const film = foreignVideo(attribs.src ?? '')
      if (!film) return { tagName, attribs }
      const link = { class: VIDEO_LINK, href: film.page, target: '_blank', rel: 'noopener noreferrer' }
      return { tagName: 'a', attribs: link, text: film.service }
    },
  },
  // Checklists need checkboxes. Other inputs would be fields of a form.
  exclusiveFilter: (frame) => frame.tag === 'input' && frame.attribs.type !== 'checkbox',
}

/**
 * Writes void elements as `toHtml` does: the library escapes `>` in texts and attributes, so ` />` only ends a tag. What a text may not hold
 * can come from a character reference, such as `&#7;`.
 */
export const sanitiseHtml = (html: string) => cleanHtml(sanitizeHtml(html, options).replaceAll(' />', '>'))
