import { type KeyboardEvent, type RefObject, useRef } from 'react'

/** Letters typed within this time of each other form one search string. */
const TYPE_AHEAD_MS = 700

/** Matches the option's own name, which follows the flag, or its English name, for readers who cannot type its script. */
const startsWith = ({ textContent, title }: HTMLElement, typed: string) =>
  [textContent?.replace(/^\P{L}+/u, '') ?? '', title].some((name) => name.toLowerCase().startsWith(typed))

/** Keyboard navigation of a listbox: arrows, Home, End and type-ahead. */
export function useListboxKeys(list: RefObject<HTMLElement | null>) {
  const search = useRef({ typed: '', at: 0 })

  /** The next option that starts with what was typed. Repeating one letter cycles through the options that start with it. */
  const findTyped = (options: HTMLElement[], focused: number, { key, timeStamp }: KeyboardEvent) => {
    const { typed: before, at } = search.current
    const typed = (timeStamp - at < TYPE_AHEAD_MS ? before : '') + key.toLowerCase()
    search.current = { typed, at: timeStamp }
    const isRepeated = [...typed].every((letter) => letter === typed[0])
    const start = isRepeated ? focused + 1 : Math.max(focused, 0)
    const inOrder = [...options.slice(start), ...options.slice(0, start)]
    return inOrder.find((option) => startsWith(option, isRepeated ? (typed[0] ?? '') : typed))
  }

  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const options = [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]
    const focused = options.indexOf(document.activeElement as HTMLElement)
    const next = { ArrowDown: focused + 1, ArrowUp: focused - 1, Home: 0, End: options.length - 1 }[event.key]
    const isCharacter = event.key.length === 1 && event.key !== ' '
    if (next !== undefined) options.at(Math.min(Math.max(next, 0), options.length - 1))?.focus()
    else if (isCharacter) findTyped(options, focused, event)?.focus()
    else return
    event.preventDefault()
  }
}
