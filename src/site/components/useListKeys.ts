import { type KeyboardEvent, type RefObject, useRef } from 'react'

/** Letters that follow one another sooner belong to one word. */
const WORD_PAUSE_MS = 700

/** By its own name after the flag, or by the English one, its title: not everyone can type the other script. */
const startsWith = ({ textContent, title }: HTMLElement, typed: string) =>
  [textContent?.replace(/^\P{L}+/u, '') ?? '', title].some((name) => name.toLowerCase().startsWith(typed))

/** The keys of a listbox: arrows, Home, End, and the letters with which a name begins. */
export function useListKeys(list: RefObject<HTMLElement | null>) {
  const word = useRef({ typed: '', at: 0 })

  /** The next option that begins with what has been typed; one letter again and again goes through all of them. */
  const findTyped = (options: HTMLElement[], at: number, { key, timeStamp }: KeyboardEvent) => {
    const { typed: before, at: last } = word.current
    const typed = (timeStamp - last < WORD_PAUSE_MS ? before : '') + key.toLowerCase()
    word.current = { typed, at: timeStamp }
    const isRepeated = [...typed].every((letter) => letter === typed[0])
    const from = isRepeated ? at + 1 : Math.max(at, 0)
    const inOrder = [...options.slice(from), ...options.slice(0, from)]
    return inOrder.find((option) => startsWith(option, isRepeated ? (typed[0] ?? '') : typed))
  }

  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const options = [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]
    const at = options.indexOf(document.activeElement as HTMLElement)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: options.length - 1 }[event.key]
    const isLetter = event.key.length === 1 && event.key !== ' '
    if (next !== undefined) options.at(Math.min(Math.max(next, 0), options.length - 1))?.focus()
    else if (isLetter) findTyped(options, at, event)?.focus()
    else return
    event.preventDefault()
  }
}
