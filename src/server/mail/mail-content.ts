import { imageSource } from '@shared/images'
import type { LanguageCode } from '@shared/languages'
import { isHttpUrl, isLocalPath } from '@shared/validation'
import sanitizeHtml from 'sanitize-html'
import { pageFor } from '../content/absolute'

/** A mail has no base address, so a path on the site becomes an absolute address. */
const absolute = (origin: string, address = '') =>
  isLocalPath(address) ? origin + address : isHttpUrl(address) || /^(?:mailto:|tel:|#)/i.test(address) ? address : ''

/** The width of the text. */
const MAX_WIDTH = 560

/** Outlook reads the width from the attribute only, and would show a picture without one in its full size. */
function shownWidth(src: string, given: string | undefined) {
  const width = Number(given) || imageSource(src).width
  return width && { width: String(Math.min(Math.round(width), MAX_WIDTH)) }
}

type Reading = {
  origin: string
  /** The reader's language. */
  language: LanguageCode
  /** The text of links to films. */
  watchVideo: string
}

/**
 * Adapts the sanitised content of a newsletter to what mail programs can show: absolute addresses, links instead of
 * videos, characters instead of check boxes.
 */
export const mailContent = (html: string, { origin, language, watchVideo }: Reading) =>
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    // The content was sanitised when it was saved; this only silences the library's warning.
    allowVulnerableTags: true,
    transformTags: {
      a: (tagName, { href, class: className, title, id }) => ({
        tagName,
        attribs: {
          href: absolute(origin, pageFor(language, href)),
          ...(className && { class: className }),
          ...(title && { title }),
          ...(id && { id }),
        },
      }),
      img: (tagName, { src, alt = '', width, lang }) => ({
        tagName,
        // A height would distort what a narrow screen scales down.
        attribs: { src: absolute(origin, src), alt, ...shownWidth(src ?? '', width), ...(lang && { lang }) },
      }),
      // Unlike those of the layout.
      table: (tagName, attribs) => ({ tagName, attribs: { ...attribs, class: 'data' } }),
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
