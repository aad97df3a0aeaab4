import { alignmentClasses, readCarried } from '@shared/content/block-attributes'
import { isBlockId } from '@shared/content/new-block-id'
import sanitizeHtml from 'sanitize-html'

/** Of each attribute that `toHtml` writes for `fromHtml`: whether a value is one that it can have written. */
const blockAttributes: Record<string, (value: string) => boolean> = {
  'data-block-id': isBlockId,
  'data-block-type': (value) => value === 'checklist',
  'data-block': (value) => readCarried(value) !== undefined,
}

/**
 * What articles and newsletters may hold: the elements that the block editor produces, links and pictures with harmless
 * addresses, and our own classes. No styles, no scripts, no frames.
 */
const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'cite', 'div', 'section'],
    ...['ul', 'ol', 'li', 'figure', 'figcaption', 'img', 'video', 'a', 'input', 'label'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'mark', 'code', 'pre', 'small', 'span'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target', 'hreflang'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
    video: ['src', 'width', 'height', 'autoplay', 'loop', 'muted', 'playsinline', 'controls'],
    input: [{ name: 'type', values: ['checkbox'] }, 'checked', 'disabled'],
    ol: ['start', 'type', 'reversed'],
    li: ['value'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    // The frame of a wide table, which a keyboard has to reach to scroll it.
    div: [{ name: 'tabindex', values: ['0'] }, { name: 'role', values: ['group'] }, 'aria-label'],
    '*': ['lang', 'dir', ...Object.keys(blockAttributes)],
  },
  allowedClasses: {
    '*': alignmentClasses,
    blockquote: ['quote-centered'],
    figure: ['image', 'stretched', 'with-border', 'with-background'],
    div: ['table-frame', 'stretched'],
    ul: ['checklist'],
    a: ['link-card'],
    img: ['link-card-image'],
    u: ['cdx-underline'],
    span: ['link-card-title', 'link-card-description', 'link-card-address'],
    mark: ['cdx-marker'],
    code: ['inline-code'],
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
    // A page opened from a link must not be able to steer ours.
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target ? { ...attribs, target: '_blank', rel: 'noopener noreferrer' } : attribs,
    }),
  },
  // A checkbox is a mark in a list of ours, and not a field of somebody's form.
  exclusiveFilter: (frame) => frame.tag === 'input' && frame.attribs.type !== 'checkbox',
}

/** Only the library writes a bare `>`, at the end of a tag; void elements get the form that everything else here has. */
export const sanitiseHtml = (html: string) => sanitizeHtml(html, options).replaceAll(' />', '>')
