/** The addresses of WordPress' attachments by their ids. */
export type Attachments = ReadonlyMap<string, string>

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const picture = (url: string, caption = '') =>
  `<figure><img src="${escaped(url)}">${caption && `<figcaption>${caption}</figcaption>`}</figure>`

/**
 * Replaces a shortcode, with its content if it has a closing tag. Searches with indexOf: a pattern would take quadratic time
 * on shortcodes that are never closed.
 */
function replaceShortcode(
  html: string,
  name: string,
  hasContent: boolean,
  replace: (attributes: string, content: string) => string,
) {
  const closing = `[/${name}]`
  let result = ''
  let from = 0
  for (;;) {
    const start = html.indexOf(`[${name}`, from)
    const end = start < 0 ? -1 : html.indexOf(']', start)
    if (end < 0) break
    const attributes = html.slice(start + name.length + 1, end)
    // Another shortcode, whose name is longer.
    if (attributes !== '' && !/^[\s/]/.test(attributes)) {
      result += html.slice(from, end + 1)
      from = end + 1
      continue
    }
    const close = hasContent ? html.indexOf(closing, end) : end + 1
    if (close < 0) break
    result += html.slice(from, start) + replace(attributes, hasContent ? html.slice(end + 1, close) : '')
    from = hasContent ? close + closing.length : close
  }
  return result + html.slice(from)
}

function expandShortcodes(html: string, attachments: Attachments) {
  let expanded = replaceShortcode(html, 'caption', true, (_, content) => {
    const end = content.indexOf('>', content.indexOf('<img')) + 1
    const image = content.slice(0, end)
    const rest = content.slice(end)
    // The picture may be inside a link, which closes after it.
    const text = rest.startsWith('</a>') ? rest.slice(4) : rest
    return `\n\n<figure>${image}${rest.startsWith('</a>') ? '</a>' : ''}<figcaption>${text.trim()}</figcaption></figure>\n\n`
  })
  expanded = replaceShortcode(expanded, 'gallery', false, (attributes) => {
    const ids = /ids="([\d,\s]{1,10000})"/.exec(attributes)?.[1]?.split(',') ?? []
    const urls = ids.flatMap((id) => attachments.get(id.trim()) ?? [])
    const pictures = urls.map((url) => picture(url)).join('')
    return urls.length > 0 ? `\n\n<div class="gallery">${pictures}</div>\n\n` : `[gallery${attributes}]`
  })
  return replaceShortcode(expanded, 'embed', true, (_, url) => {
    const address = escaped(url.trim())
    return `\n\n<p><a href="${address}">${address}</a></p>\n\n`
  })
}

const BLOCK_START =
  /^<\/?(?:address|article|aside|blockquote|center|dd|details|div|dl|dt|figure|figcaption|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|script|section|style|summary|table|tbody|td|tfoot|th|thead|tr|ul|video)\b/i

/**
 * Contents of the classic editor have line breaks instead of paragraphs. A part that begins with a block element is left as it is.
 */
function addParagraphs(html: string) {
  return html
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => (BLOCK_START.test(text) ? text : `<p>${text.replaceAll('\n', '<br>')}</p>`))
    .join('\n')
}

/** Calls `convert` with what is outside of `pre` elements. */
function outsidePreformatted(html: string, convert: (part: string) => string) {
  const lower = html.toLowerCase()
  let result = ''
  let from = 0
  for (;;) {
    const start = lower.indexOf('<pre', from)
    const end = start < 0 ? -1 : lower.indexOf('</pre>', start)
    if (end < 0) return result + convert(html.slice(from))
    result += convert(html.slice(from, start)) + html.slice(start, end + '</pre>'.length)
    from = end + '</pre>'.length
  }
}

/** The HTML of a post, from the block editor or the classic one. */
export function wordpressHtml(content: string, attachments: Attachments) {
  const expanded = expandShortcodes(content.replaceAll('\r\n', '\n'), attachments)
  return content.includes('<!-- wp:') ? expanded : outsidePreformatted(expanded, addParagraphs)
}

/** The names of shortcodes that are left in the text. */
export function shortcodesIn(html: string) {
  const found = [...html.matchAll(/\[([a-z][a-z0-9_-]{2,30})(?=[\s\]])[^\][<>]{0,500}\]/g)].map(
    ([, name]) => name as string,
  )
  return [...new Set(found)]
}
