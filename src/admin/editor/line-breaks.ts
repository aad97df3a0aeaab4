import { BREAK } from '@shared/content/editing/inline-text'

/** The last line break of a field is not visible: browsers put it there so that the caret can stand in an empty line. */
const FILLER = /<br>(?=(?:<\/[a-z]+>)*$)/

/** Some browsers type a line break as a newline, and editors stored it. */
const withBreaks = (html: string) => html.replaceAll('\n', BREAK)

/** A text as it is stored, from the HTML of a field. */
export const asStored = (html: string) => withBreaks(html).replace(FILLER, '')

/** A text for a field. Its last line break becomes visible. */
export function asShown(html: string) {
  const text = withBreaks(html)
  return FILLER.test(text) ? text + BREAK : text
}
