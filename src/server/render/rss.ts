import { escapeHtml } from '@shared/content/html'
import type { ArticleSummary } from '@shared/entities/article'
import { DEFAULT_LANGUAGE } from '@shared/languages'
import { publicDate } from '@shared/public-date'

/** A picture in a feed; bytes and type are known of our own. */
export type FeedPicture = { address: string; width?: number; height?: number; bytes?: number; type?: string }

/** `content`: the whole text as HTML. */
export type FeedItem = { article: ArticleSummary; address: string; content: string; picture?: FeedPicture }

export type Channel = { title: string; address: string; home: string; description: string; language: string }

const NAMESPACES = [
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
].join(' ')

const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`
const rfc822 = (instant: string) => new Date(instant).toUTCString()

/** As an enclosure, which most readers know, where its size is known, and with its texts for the others. */
function pictureTags(
  { address, width, height, bytes, type }: FeedPicture,
  { image_alt, image_caption, image_credit }: ArticleSummary,
) {
  const url = `url="${escapeHtml(address)}"`
  const enclosure = bytes && type ? `<enclosure ${url} length="${bytes}" type="${type}"/>` : ''
  const size = width && height ? ` width="${width}" height="${height}"` : ''
  const known = `${bytes ? ` fileSize="${bytes}"` : ''}${type ? ` type="${type}"` : ''}`
  const texts = [
    image_caption && element('media:description', image_caption),
    image_credit && element('media:credit', image_credit),
    image_alt && element('media:text', image_alt),
  ]
  return `${enclosure}<media:content ${url} medium="image"${known}${size}>${texts.filter(Boolean).join('')}</media:content>`
}

function itemTag({ article, address, content, picture }: FeedItem) {
  const { title, excerpt, author_name, category_names, lang = DEFAULT_LANGUAGE } = article
  return `<item>${[
    element('title', title),
    `<link>${address}</link><guid>${address}</guid>`,
    element('description', excerpt),
    element('dc:creator', author_name),
    element('dc:language', lang),
    ...category_names.map((name) => element('category', name)),
    element('pubDate', rfc822(publicDate(article))),
    picture ? pictureTags(picture, article) : '',
    element('content:encoded', content),
  ].join('')}</item>`
}

/** A feed in RSS 2.0. Addresses are escaped already. */
export function rss(items: FeedItem[], { title, address, home, description, language }: Channel) {
  const [newest] = items.map(({ article }) => publicDate(article)).sort((a, b) => b.localeCompare(a))
  const channel = [
    element('title', title),
    `<link>${home}</link>`,
    `<atom:link rel="self" type="application/rss+xml" href="${address}"/>`,
    element('description', description),
    element('language', language),
    newest ? element('lastBuildDate', rfc822(newest)) : '',
    items.map(itemTag).join('\n'),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${NAMESPACES}><channel>${channel.join('')}</channel></rss>\n`
}
