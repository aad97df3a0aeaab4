const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text between tags and in quoted attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => references[character] as string)

/** The same without apostrophes, which the sanitiser does not escape. */
export const escapeMarkup = (text: string) => text.replace(/[&<>"]/g, (character) => references[character] as string)

/** Escapes only text between tags, with the same result as browsers and the sanitiser. */
export const escapeText = (text: string) => text.replace(/[&<>]/g, (character) => references[character] as string)

/** HTML without its tags, good enough for an attribute or a description. */
export const stripTags = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .trim()

/** The text of inline HTML, for places that take no markup. */
export const plainText = (html: string) =>
  stripTags(html.replace(/<br>/g, ' ')).replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

const INVISIBLE = /&(?:nbsp|#160|#xa0|#8203|shy);|[\s\u00ad\u200b-\u200d\u2060\ufeff]/gi

/** Whether HTML shows nothing: no text, no picture and no film. An empty editor leaves `<p></p>`. */
export const isBlankHtml = (html: string) =>
  !/<(?:img|video)\b[^>]*\ssrc=/i.test(html) && stripTags(html).replace(INVISIBLE, '') === ''

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
