import sanitizeHtml from 'sanitize-html'

const textAlign = ['align-left', 'align-center', 'align-right']
const imageFlags = ['stretched', 'with-border', 'with-background', ...textAlign]

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
    '*': ['lang', 'dir'],
  },
  allowedClasses: {
    p: textAlign,
    h1: textAlign,
    h2: textAlign,
    h3: textAlign,
    h4: textAlign,
    h5: textAlign,
    h6: textAlign,
    blockquote: textAlign,
    figure: ['image', ...imageFlags],
    div: ['table-frame', 'stretched'],
    ul: ['checklist'],
    a: ['link-card'],
    span: ['link-card-title', 'link-card-description', 'link-card-address'],
    mark: ['cdx-marker'],
    code: ['inline-code'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'], video: ['http', 'https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    // A page opened from a link must not be able to steer ours.
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target ? { ...attribs, target: '_blank', rel: 'noopener noreferrer' } : attribs,
    }),
  },
  // A checkbox is a mark in a list of ours, and not a field of somebody's form.
  exclusiveFilter: (frame) => frame.tag === 'input' && frame.attribs.type !== 'checkbox',
}

export const sanitiseHtml = (html: string) => sanitizeHtml(html, options)
