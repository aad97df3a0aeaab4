const OPENING = '<table'
const CLOSING = '</table>'

/**
 * Puts tables that are wider than the page into a frame that scrolls, and that takes the focus for the keyboard. The editor's tables have
 * one already; those of imported texts and of clients of the API have none.
 */
export function withTableFrames(html: string) {
  let framed = ''
  let rest = 0
  for (let at = html.indexOf(OPENING); at >= 0; at = html.indexOf(OPENING, rest)) {
    const end = html.indexOf(CLOSING, at)
    if (end < 0) break
    const table = html.slice(at, end + CLOSING.length)
    const tagBefore = html.slice(Math.max(rest, html.lastIndexOf('<', at - 1)), at)
    const isNested = table.includes(OPENING, 1)
    framed += html.slice(rest, at)
    framed +=
      isNested || tagBefore.includes('table-frame')
        ? table
        : `<div class="table-frame" role="group" tabindex="0">${table}</div>`
    rest = end + CLOSING.length
  }
  return framed + html.slice(rest)
}
