import { element, escapeText } from '@shared/content/html'
import type { Article } from '@shared/entities/article'
import { compatiblePicture } from '@shared/images'
import { DEFAULT_LANGUAGE, directionOf, type LanguageCode } from '@shared/languages'
import sanitizeHtml from 'sanitize-html'
import { pageFor } from '../content/absolute'
import type { FeedPicture } from './rss'

type Reading = {
  /** Of the article's page, to which the addresses in its text are relative. */
  address: string
  language: LanguageCode
  picture: FeedPicture | undefined
}

/** Readers of feeds know neither our styles nor our scripts, and show the text on a page of their own. */
const ATTRIBUTES = {
  a: ['href', 'title', 'hreflang'],
  img: ['src', 'alt', 'width', 'height'],
  audio: ['src', 'controls', 'preload'],
  video: ['src', 'controls', 'preload', 'width', 'height'],
  ol: ['start', 'type', 'reversed'],
  li: ['value'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  abbr: ['title'],
  '*': ['lang', 'dir'],
}

const absolute = (href: string, { address, language }: Reading) => {
  const target = pageFor(language, href)
  return URL.canParse(target, address) ? new URL(target, address).href : undefined
}

function imageAttributes({ src = '', ...attribs }: sanitizeHtml.Attributes, reading: Reading): sanitizeHtml.Attributes {
  const { src: shown, width, height } = compatiblePicture(src)
  return {
    ...attribs,
    ...(width && height && { width: String(width), height: String(height) }),
    src: absolute(shown, reading) ?? '',
  }
}

const adapted = (html: string, reading: Reading) =>
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: ATTRIBUTES,
    // The content was sanitised when it was saved; this only silences the library's warning.
    allowVulnerableTags: true,
    allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms', 'geo'],
    transformTags: {
      a: (tagName, { href, ...attribs }) => {
        const target = href === undefined ? undefined : absolute(href, reading)
        return { tagName, attribs: { ...attribs, ...(target && { href: target }) } }
      },
      img: (tagName, attribs) => ({ tagName, attribs: imageAttributes(attribs, reading) }),
      video: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, controls: '', src: absolute(attribs.src ?? '', reading) ?? '' },
      }),
      audio: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, src: absolute(attribs.src ?? '', reading) ?? '' },
      }),
      input: (_tagName, attribs) => ({ tagName: 'span', attribs: {}, text: 'checked' in attribs ? '☑ ' : '☐ ' }),
    },
  })

function featured({ image_alt, image_caption, image_credit }: Article, { address, width, height }: FeedPicture) {
  const image = element('img', { src: address, alt: image_alt ?? '', width, height })
  const texts = [image_caption, image_credit].flatMap((text) => (text ? [escapeText(text)] : []))
  return element('figure', {}, image + (texts.length ? element('figcaption', {}, texts.join(' · ')) : ''))
}

/** The whole text for a feed: the picture first, and addresses that lead there from anywhere. */
export function feedContent(article: Article, reading: Reading) {
  const { lang = DEFAULT_LANGUAGE, content } = article
  const text = (reading.picture ? featured(article, reading.picture) : '') + adapted(content, reading)
  return element('div', { lang, dir: directionOf(lang) === 'rtl' && 'rtl' }, text)
}
