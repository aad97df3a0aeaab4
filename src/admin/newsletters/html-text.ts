/** What HTML says, without its markup. Read by a document of its own, in which nothing is loaded or run. */
export function textOf(html: string) {
  // Paragraphs would otherwise stick together.
  const spaced = html.replace(/<(\/(p|div|h[1-6]|li|blockquote|pre|td|th|tr)|br|hr)\b[^>]*>/gi, '$& ')
  const { body } = new DOMParser().parseFromString(spaced, 'text/html')
  for (const unread of body.querySelectorAll('script, style, template')) unread.remove()
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** The beginning of a text, at most so long. */
export const beginningOf = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length).trimEnd()}…` : text
