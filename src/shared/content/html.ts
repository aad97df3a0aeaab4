const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] as string)

/** For text between tags and within quoted attributes, just as a sanitiser writes it. */
export const escapeMarkup = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] as string)

/** The text of a piece of HTML, as far as an attribute or a description needs it: its tags dropped. */
export const stripTags = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .trim()

/** The words of a piece of inline HTML, where markup cannot stand. */
export const plainText = (html: string) =>
  stripTags(html.replace(/<br>/g, ' ')).replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

const INVISIBLE = /&(?:nbsp|#160|#xa0|#8203|shy);|[\s\u00ad\u200b-\u200d\u2060\ufeff]/gi

/** Whether a reader would see nothing of it: neither text nor a picture or film. An empty editor leaves `<p></p>`. */
export const isBlankHtml = (html: string) =>
  !/<(?:img|video)\b[^>]*\ssrc=/i.test(html) && stripTags(html).replace(INVISIBLE, '') === ''

type Attributes = Record<string, string | number | boolean | undefined>

/** An element with escaped attributes around HTML that is as it should be. Attributes that are undefined or false stay away. */
export function element(name: string, attributes: Attributes, inner?: string) {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${escapeMarkup(String(value))}"`))
    .join('')
  return inner === undefined ? `<${name}${written}>` : `<${name}${written}>${inner}</${name}>`
}

export const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ') || undefined
