/** A shortcode of WordPress: `[name a="b"]content[/name]`. Names are in lower case. */
export type Shortcode = {
  name: string
  attributes: Record<string, string>
  /** Undefined if it has no closing tag. */
  content: string | undefined
  /** As it is in the text. */
  source: string
}

/** What stands in place of a shortcode; undefined if it is a text in brackets. */
export type Expand = (code: Shortcode) => string | undefined

/** Longer ones are texts. */
const MAX_TAG = 4000

const TAG = /\[([a-z][\w-]{0,60})((?:[\s=:][^\][]*)?)(\/?)\]/iy

const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s'"]+))|"([^"]*)"|'([^']*)'|(\S+)/g

/** Values without a name are numbered from 0. `[youtube=address]` is one, too. */
function attributesOf(text: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  let unnamed = 0
  const plain = text
    .replace(/[“”″]|&quot;|&#8220;|&#8221;|&#8243;/g, '"')
    .replace(/[\u00a0\u200b]/g, ' ')
    .replace(/^\s*[=:]\s*/, ' ')
  for (const [, name, ...values] of plain.matchAll(ATTRIBUTE)) {
    const value = values.find((each) => each !== undefined) ?? ''
    if (name) attributes[name.toLowerCase()] = value.replaceAll('&amp;', '&')
    else attributes[unnamed++] = value.replaceAll('&amp;', '&')
  }
  return attributes
}

/** Elements whose text is no text of the writer, and comments, in which blocks have their attributes. */
const SKIPPED = /<(pre|code|script|style|textarea)\b/iy

/** Where the tag that begins here ends. */
function endOfTag(lower: string, start: number) {
  if (lower.startsWith('<!--', start)) return lower.indexOf('-->', start) + 3
  SKIPPED.lastIndex = start
  const name = SKIPPED.exec(lower)?.[1]
  if (!name) return lower.indexOf('>', start) + 1
  const closing = `</${name}>`
  const end = lower.indexOf(closing, start)
  return end < 0 ? lower.indexOf('>', start) + 1 : end + closing.length
}

/** Finds the next place of a name at or behind another place, which is never before that of the last question. */
function placesOf(text: string, pattern: RegExp) {
  const places = new Map<string, number[]>()
  for (const { 1: name = '', index } of text.matchAll(pattern)) {
    const found = places.get(name)
    if (found) found.push(index)
    else places.set(name, [index])
  }
  for (const found of places.values()) found.reverse()
  return (name: string, from: number) => {
    const found = places.get(name) ?? []
    while (found.length > 0 && (found.at(-1) ?? 0) < from) found.pop()
    return found.at(-1) ?? -1
  }
}

/** Replaces the shortcodes of a text, but not those in code and within tags. */
export function expandShortcodes(html: string, expand: Expand): string {
  const lower = html.toLowerCase()
  const openings = placesOf(lower, /\[([a-z][\w-]*)/g)
  const closings = placesOf(lower, /\[\/([a-z][\w-]*)\]/g)
  let result = ''
  let from = 0
  const stop = /[[<]/g
  for (;;) {
    stop.lastIndex = from
    const at = stop.exec(html)?.index
    if (at === undefined) return result + html.slice(from)
    result += html.slice(from, at)
    if (html[at] === '<') {
      const end = /[a-z/!]/.test(lower[at + 1] ?? '') ? endOfTag(lower, at) : 0
      result += html.slice(at, Math.max(end, at + 1))
      from = Math.max(end, at + 1)
      continue
    }
    TAG.lastIndex = at
    const tag = html[at - 1] === '[' ? null : TAG.exec(html)
    if (!tag || tag[0].length > MAX_TAG) {
      result += '['
      from = at + 1
      continue
    }
    const [opening, given = '', attributes = '', slash] = tag
    const name = given.toLowerCase()
    const closing = `[/${name}]`
    const start = at + opening.length
    const close = slash ? -1 : closings(name, start)
    const next = openings(name, start)
    // What closes belongs to the last that was opened.
    const isClosed = close >= 0 && !(next >= 0 && next < close)
    const end = isClosed ? close + closing.length : start
    const replaced = expand({
      name,
      attributes: attributesOf(attributes),
      content: isClosed ? html.slice(start, close) : undefined,
      source: html.slice(at, end),
    })
    result += replaced ?? opening
    from = replaced === undefined ? start : end
  }
}
