import { isLinkAddress, isPictureAddress } from '@shared/content/addresses'
import { compatiblePicture } from '@shared/images'
import { splitLanguage } from '@shared/language-paths'
import type { LanguageCode } from '@shared/languages'
import { paths } from '@shared/paths'
import { isHttpUrl } from '@shared/validation'
import sanitizeHtml from 'sanitize-html'
import { pageFor } from '../content/absolute'
import { buttonFrame } from './template'

type Reading = {
  origin: string
  /** The reader's language. */
  language: LanguageCode
  /** The address of the newsletter on the site. */
  webVersion: string
  /** The text of links to films. */
  watchVideo: string
  listen: string
  /** The address in place of one to which a link leads. */
  follow?: (address: string) => string
}

/** A mail has no address, so that of the site stands for it. */
const absolute = (origin: string, address: string) =>
  URL.canParse(address, origin) ? new URL(address, origin).href : ''

/** Whether it counts how often the link is followed. Leaving is not reading. */
function isCounted(address: string, origin: string) {
  if (!isHttpUrl(address)) return false
  const { origin: host, pathname } = new URL(address)
  return host !== origin || splitLanguage(pathname).path !== paths.unsubscribe
}

/** Where a link leads from a mail. Many programs keep no anchors, so a link within the text leads to its place on the web. */
function linked({ origin, language, webVersion, follow }: Reading, href: string | undefined) {
  if (!href) return ''
  if (href.startsWith('#')) return webVersion + href
  const address = absolute(origin, pageFor(language, href))
  if (!isLinkAddress(address)) return ''
  return follow && isCounted(address, origin) ? follow(address) : address
}

/** The width of the text. */
const MAX_WIDTH = 560

/** The number of an attribute, which may be anything; 0 if it is none. */
const pixels = (value = '') => (/^\d{1,5}$/.test(value) ? Number(value) : 0)

/**
 * A picture as Outlook shows it: not as WebP, and only as wide as its attribute says, which has to be a whole number. Where no width is
 * known, the style has other programs ignore that of the column.
 */
function picture(
  origin: string,
  { src = '', alt = '', lang, width: givenWidth, height: givenHeight }: sanitizeHtml.Attributes,
) {
  const { src: copy, width, height } = compatiblePicture(src.startsWith(`${origin}/`) ? src.slice(origin.length) : src)
  const given = pixels(givenWidth)
  const ratio = width && height ? height / width : given && pixels(givenHeight) / given
  const shown = Math.min(given || width || MAX_WIDTH, MAX_WIDTH)
  return {
    src: isPictureAddress(copy) ? absolute(origin, copy) : '',
    alt,
    width: String(shown),
    ...(ratio && { height: String(Math.max(1, Math.round(shown * ratio))) }),
    ...(!given && !width && { class: 'unsized' }),
    ...(lang && { lang }),
  }
}

/** What becomes a button of the template. */
const BUTTON = 'mail-button'

/**
 * Adapts the sanitised content of a newsletter to what mail programs can show: absolute addresses, pictures as JPEG, links instead of
 * videos and recordings, characters instead of check boxes.
 */
export const mailContent = (html: string, reading: Reading) =>
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    // The content was sanitised when it was saved; this only silences the library's warning.
    allowVulnerableTags: true,
    transformTags: {
      a(_tagName, { href, class: className, title }) {
        const address = linked(reading, href)
        return address
          ? {
              tagName: 'a',
              attribs: { href: address, ...(className && { class: className }), ...(title && { title }) },
            }
          : { tagName: 'span', attribs: {} }
      },
      img: (tagName, attribs) => ({ tagName, attribs: picture(reading.origin, attribs) }),
      p: (tagName, attribs) =>
        attribs.class?.split(' ').includes('link-button') ? { tagName: BUTTON, attribs: {} } : { tagName, attribs },
      // Unlike those of the layout.
      table: (tagName, attribs) => ({ tagName, attribs: { ...attribs, class: 'data' } }),
      video: (_tagName, { src }) => ({
        tagName: 'a',
        attribs: { href: linked(reading, src), class: 'video' },
        text: reading.watchVideo,
      }),
      audio: (_tagName, { src }) => ({
        tagName: 'a',
        attribs: { href: linked(reading, src), class: 'video' },
        text: reading.listen,
      }),
      // Some mail programs show no arrow to open it with.
      details: (tagName, attribs) => ({ tagName, attribs: { ...attribs, open: '' } }),
      input: (_tagName, attribs) => ({ tagName: 'span', attribs: {}, text: 'checked' in attribs ? '☑ ' : '☐ ' }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  })
    // A table that is too wide scrolls, and leaves the text as wide as the screen.
    .replaceAll('<table', '<div class="table-frame"><table')
    .replaceAll('</table>', '</table></div>')
    .replaceAll(`<${BUTTON}>`, () => buttonFrame.open)
    .replaceAll(`</${BUTTON}>`, () => buttonFrame.close)
