import { withoutForbidden } from './clean-text'

const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text between tags and in quoted attributes, of XML too, and leaves out what neither has a form for. */
export const escapeHtml = (text: string) =>
  withoutForbidden(text).replace(/[&<>"']/g, (character) => references[character] as string)

/** The same without apostrophes, which the sanitiser does not escape. */
export const escapeMarkup = (text: string) => text.replace(/[&<>"]/g, (character) => references[character] as string)

/** Escapes only text between tags, with the same result as browsers and the sanitiser. */
export const escapeText = (text: string) => text.replace(/[&<>]/g, (character) => references[character] as string)

/** HTML without its tags, good enough for an attribute or a description. By hand: a pattern would try each `<` again. */
export function stripTags(html: string) {
  let text = ''
  let rest = 0
  for (let start = html.indexOf('<'); start >= 0; start = html.indexOf('<', rest)) {
    const end = html.indexOf('>', start)
    if (end < 0) break
    text += html.slice(rest, start)
    rest = end + 1
  }
  return (text + html.slice(rest)).replaceAll('&nbsp;', ' ').trim()
}

/** HTML without the marks of its footnotes, for a text that stands alone. */
export const withoutFootnotes = (html: string) =>
  html.replace(/<sup data-note="[^"]*"[^>]*>(?:<a [^>]*>)?[^<]*(?:<\/a>)?<\/sup>/g, '')

/** The text of inline HTML, for places that take no markup. */
export const plainText = (html: string) =>
  stripTags(withoutFootnotes(html).replace(/<br>/g, ' '))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const INVISIBLE = /&(?:nbsp|#160|#xa0|#8203|shy);|[\s\u00ad\u200b-\u200d\u2060\ufeff]/gi

/** Whether there is a picture or a film. Goes on after each tag's end, so that no part is searched twice. */
function showsMedia(html: string) {
  const media = /<(?:img|video)\b/gi
  for (let tag = media.exec(html); tag; tag = media.exec(html)) {
    const next = html.indexOf('>', tag.index)
    const end = next < 0 ? html.length : next
    if (/\ssrc=/i.test(html.slice(tag.index, end))) return true
    media.lastIndex = end
  }
  return false
}

/** Whether HTML shows nothing: no text, no picture and no film. An empty editor leaves `<p></p>`. */
export const isBlankHtml = (html: string) => !showsMedia(html) && stripTags(html).replace(INVISIBLE, '') === ''

type Attributes = Record<string, string | number | boolean | undefined>

/** An element around HTML that is already safe. Escapes its attributes, and leaves out those that are undefined or false. */
export function element(name: string, attributes: Attributes, inner?: string) {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${escapeMarkup(String(value))}"`))
    .join('')
  return inner === undefined ? `<${name}${written}>` : `<${name}${written}>${inner}</${name}>`
}

export const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ') || undefined
