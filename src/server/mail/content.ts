import { isHttpUrl, isLocalPath } from '@shared/validation'
import sanitizeHtml from 'sanitize-html'

/** Mail has no address of its own, so a path on the site becomes a full one. */
const absolute = (origin: string, address = '') =>
  isLocalPath(address) ? origin + address : isHttpUrl(address) || /^(mailto|tel):/i.test(address) ? address : ''

/**
 * The content of a newsletter, sanitised already, as mail programs can show it: full addresses, links instead of videos,
 * characters instead of check boxes.
 */
export const mailContent = (html: string, origin: string) =>
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    // Nothing passes that was not allowed when it was written; this only says so to the library.
    allowVulnerableTags: true,
    transformTags: {
      a: (tagName, { href, class: className, title }) => ({
        tagName,
        attribs: { href: absolute(origin, href), ...(className && { class: className }), ...(title && { title }) },
      }),
      img: (tagName, { src, alt = '', width, lang }) => ({
        tagName,
        // Outlook knows widths as attributes only; a height would distort what a narrow screen scales down.
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
        text: 'Watch the video',
      }),
      input: (_tagName, attribs) => ({ tagName: 'span', attribs: {}, text: 'checked' in attribs ? '☑ ' : '☐ ' }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  })
