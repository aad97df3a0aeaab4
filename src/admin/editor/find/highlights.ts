import type { AnyBlock } from '@shared/content/document'
import type { Match } from '@shared/content/editing/find'
import { rangeOf } from '../caret'

const ALL = 'editor-found'
const CURRENT = 'editor-found-current'

/** Marks what was found without touching the text. Browsers that cannot do so show the current match only, as a selection. */
const canHighlight = () => typeof Highlight === 'function' && 'highlights' in CSS

export function clearHighlights() {
  if (!canHighlight()) return
  CSS.highlights.delete(ALL)
  CSS.highlights.delete(CURRENT)
}

/** Shows the matches, and scrolls to the current one. */
export function highlight(holder: HTMLElement, blocks: AnyBlock[], matches: Match[], current: Match | undefined) {
  clearHighlights()
  const rangesOf = (some: Match[]) => some.flatMap((match) => rangeOf(holder, blocks, match) ?? [])
  const range = current && rangeOf(holder, blocks, current)
  if (canHighlight()) {
    CSS.highlights.set(ALL, new Highlight(...rangesOf(matches)))
    if (range) CSS.highlights.set(CURRENT, new Highlight(range))
  }
  if (!range) return
  const { top, bottom } = range.getBoundingClientRect()
  if (top < 120 || bottom > innerHeight - 160)
    range.startContainer.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' })
}

/** Selects a match in the text, with the focus. */
export function selectMatch(holder: HTMLElement, blocks: AnyBlock[], match: Match) {
  const range = rangeOf(holder, blocks, match)
  if (!range) return
  const field = range.startContainer.parentElement?.closest<HTMLElement>('[contenteditable=true]')
  field?.focus()
  getSelection()?.setBaseAndExtent(range.startContainer, range.startOffset, range.endContainer, range.endOffset)
}
