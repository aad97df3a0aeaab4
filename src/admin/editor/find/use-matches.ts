import type { EditorDocument } from '@shared/content/document'
import { findMatches, type Match, type Query, replaceMatches } from '@shared/content/editing/find'
import { useEffect, useEffectEvent, useState } from 'react'
import type { EditorSession } from '../editor-session'
import { clearHighlights, highlight, selectMatch } from './highlights'

type Session = { current: () => EditorSession | undefined }
type Found = { document: EditorDocument; matches: Match[] }

const isSame = (a: Match, b: Match) => a.id === b.id && a.path.join() === b.path.join() && a.from === b.from

/** Finds words in what the editor shows, while it changes. */
export function useMatches(session: Session, query: Query) {
  const [found, setFound] = useState<Found>()
  const [current, setCurrent] = useState(0)
  const { words, matchCase, wholeWords } = query

  const search = useEffectEvent(async () => {
    // A change that changes nothing: it reads what is shown.
    await session.current()?.edit((document) => {
      const matches = findMatches(document, query)
      setFound({ document, matches })
      setCurrent((index) => Math.min(index, Math.max(matches.length - 1, 0)))
      return undefined
    })
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: What is found depends on them.
  useEffect(() => void search(), [words, matchCase, wholeWords])

  useEffect(() => {
    const holder = session.current()?.holder
    const onInput = () => void search()
    holder?.addEventListener('input', onInput)
    return () => {
      holder?.removeEventListener('input', onInput)
      clearHighlights()
    }
  }, [session])

  const match = found?.matches[current]
  useEffect(() => {
    const holder = session.current()?.holder
    if (holder && found) highlight(holder, found.document.blocks, found.matches, match)
  }, [session, found, match])

  return {
    count: found?.matches.length ?? 0,
    position: current + 1,
    go(by: 1 | -1) {
      const count = found?.matches.length ?? 0
      if (count) setCurrent((current + by + count) % count)
    },
    /** One step for undo. */
    async replace(text: string, which: 'current' | 'all') {
      await session.current()?.edit((document) => {
        const matches = findMatches(document, query)
        const chosen = which === 'all' ? matches : matches.filter((each) => match && isSame(each, match))
        return replaceMatches(document, chosen, text)
      })
      await search()
    },
    /** Selects the current match in the text, or puts the caret back there. */
    leave() {
      const running = session.current()
      if (running && found && match) selectMatch(running.holder, found.document.blocks, match)
      else running?.focusCurrent()
    },
  }
}
