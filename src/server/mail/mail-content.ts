import { isHttpUrl, isLocalPath } from '@shared/validation'
import sanitizeHtml from 'sanitize-html'

/** A mail has no base address, so a path on the site becomes an absolute address. */
const absolute = (origin: string, address = '') =>
  isLocalPath(address) ? origin + address : isHttpUrl(address) || /^(?:mailto:|tel:|#)/i.test(address) ? address : ''

/**
 * Adapts the sanitised content of a newsletter to what mail programs can show: absolute addresses, links instead of
 * videos, characters instead of check boxes. `watchVideo` labels these links.
 */
export const mailContent = (html: string, origin: string, watchVideo: string) =>
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    // The content was sanitised when it was saved; this only silences the library's warning.
    allowVulnerableTags: true,
    transformTags: {
      a: (tagName, { href, class: className, title, id }) => ({
        tagName,
        attribs: {
          href: absolute(origin, href),
          ...(className && { class: className }),
          ...(title && { title }),
          ...(id && { id }),
        },
      }),
      img: (tagName, { src, alt = '', width, lang }) => ({
        tagName,
        // Outlook reads widths from the attribute only. A height would distort what a narrow screen scales down.
        attribs: {
          src: absolute(origin, src),
          alt,
          ...(Number(width) <= 560 && { width: width as string }),
          ...(lang && { lang }),
        },
      }),
      video: (_tagName, { src }) => ({
        tagName: 'a',
        attribs: { href: absolute(origin, src), class: 'video' },
        text: watchVideo,
      }),
      // Some mail programs show no arrow to open it with.
      details: (tagName, attribs) => ({ tagName, attribs: { ...attribs, open: '' } }),
      input: (_tagName, attribs) => ({ tagName: 'span', attribs: {}, text: 'checked' in attribs ? '☑ ' : '☐ ' }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  })
