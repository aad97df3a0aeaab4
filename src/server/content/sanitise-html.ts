import { encodeAddress, withWebProtocol } from '@shared/content/addresses'
import { ALLOWED_TAGS, LINK_ATTRIBUTES } from '@shared/content/allowed-html'
import { anchorId, decodedFragment, isAnchorId } from '@shared/content/anchors'
import { alignmentClasses, readEmbedded } from '@shared/content/block-attributes'
import { cleanHtml } from '@shared/content/clean-text'
import { TONES } from '@shared/content/document'
import { BLOCK_ELEMENTS } from '@shared/content/elements'
import { isBlockId } from '@shared/content/new-block-id'
import { foreignVideo, VIDEO_LINK } from '@shared/video'
import { Parser } from 'htmlparser2'
import sanitizeHtml from 'sanitize-html'

/** The attributes that `toHtml` writes for `fromHtml`, each with a check that it could have written the value. */
const blockAttributes: Record<string, (value: string) => boolean> = {
  'data-block-id': isBlockId,
  'data-block-type': (value) => value === 'checklist',
  'data-block': (value) => readEmbedded(value) !== undefined,
}

/** Stands for the place of a text, which has several addresses. */
const PLACE = 'http://text.invalid'

/** The address of a link. One that is relative would lead elsewhere from each page that shows the text. */
function hrefOf(href: string) {
  const address = withWebProtocol(href.trim())
  if (/^(?:[/#?]|$)/.test(address) || !URL.canParse(address, PLACE)) return address
  const { origin, pathname, search, hash } = new URL(address, PLACE)
  if (origin !== PLACE) return address
  return /^www\./i.test(address) ? `https://${address}` : pathname + search + hash
}

function linkAttributes({ class: names, ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  // The site replaces these links by a player.
  const isFilm = names?.includes(VIDEO_LINK) && foreignVideo(attribs.href ?? '') !== undefined
  const kept = names && !isFilm ? names.replaceAll(VIDEO_LINK, '').trim() : names
  return {
    ...(kept && { class: kept }),
    ...attribs,
    ...(attribs.href !== undefined && { href: hrefOf(attribs.href) }),
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
    a: [...LINK_ATTRIBUTES, { name: 'role', values: ['doc-noteref', 'doc-backlink'] }],
    sup: ['data-note'],
    li: ['value'],
    abbr: ['title'],
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
    audio: ['src', 'controls', { name: 'preload', values: ['none'] }],
    input: [{ name: 'type', values: ['checkbox'] }, 'checked', 'disabled'],
    ol: ['start', 'type', 'reversed'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    // The frame of a wide table takes the focus, so that the keyboard can scroll it.
    div: [{ name: 'tabindex', values: ['0'] }, { name: 'role', values: ['group', 'note'] }, 'aria-label'],
    '*': ['id', 'lang', 'dir', ...Object.keys(blockAttributes)],
  },
  allowedClasses: {
    '*': alignmentClasses,
    blockquote: ['quote-centered', 'pullquote'],
    figure: ['image', 'half', 'video', 'audio', 'compare', 'stretched', 'with-border', 'with-background'],
    div: [
      'gallery',
      'table-frame',
      'stretched',
      'heading-column',
      'callout',
      ...TONES.map((tone) => `callout-${tone}`),
    ],
    p: ['link-button', 'file'],
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
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms', 'geo'],
  allowedSchemesByTag: { img: ['http', 'https'], video: ['http', 'https'], audio: ['http', 'https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs) }),
    img: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, ...(attribs.src && { src: withWebProtocol(encodeAddress(attribs.src)) }) },
    }),
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

const allowed = new Set(ALLOWED_TAGS)

/** The id that an element gets. Before there were ids, links led to names. */
function idOf(tagName: string, { id, name }: sanitizeHtml.Attributes) {
  const given = id ?? (tagName === 'a' ? name : undefined)
  return isAnchorId(given) ? anchorId(given) : undefined
}

/** The ids that links within the text can lead to. */
function anchorsIn(html: string) {
  const ids = new Set<string>()
  const onopentag = (name: string, attribs: Record<string, string>) => {
    const id = idOf(name, attribs)
    if (id) ids.add(id)
  }
  if (html.includes('#')) new Parser({ onopentag }).end(html)
  return ids
}

/** Checks the attributes of all elements, and has the links within the text lead to the ids that these get. */
function transformAll(html: string): sanitizeHtml.Transformer {
  const anchors = anchorsIn(html)
  const taken = new Set<string>()
  return (tagName, given) => {
    const id = idOf(tagName, given)
    const attribs: sanitizeHtml.Attributes = { ...given, ...(id && { id }) }
    const isTaken = id === undefined || taken.has(id)
    if (id) taken.add(id)
    const target = tagName === 'a' && attribs.href?.startsWith('#') ? anchorId(attribs.href.slice(1)) : ''
    if (anchors.has(decodedFragment(target))) attribs.href = `#${target}`
    return {
      // Without its element, a block would be one with the text before it.
      tagName: BLOCK_ELEMENTS.has(tagName) && !allowed.has(tagName) ? 'div' : tagName,
      attribs: Object.fromEntries(
        Object.entries(attribs).filter(([name, value]) =>
          name === 'id' ? !isTaken : (blockAttributes[name]?.(value) ?? true),
        ),
      ),
    }
  }
}

/**
 * Writes void elements as `toHtml` does: the library escapes `>` in texts and attributes, so ` />` only ends a tag. What a text may not hold
 * can come from a character reference, such as `&#7;`.
 */
export const sanitiseHtml = (html: string) =>
  cleanHtml(
    sanitizeHtml(html, {
      ...options,
      transformTags: { ...options.transformTags, '*': transformAll(html) },
    }).replaceAll(' />', '>'),
  )
