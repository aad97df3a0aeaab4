import { toHtml } from '@shared/content/to-html'
import type { ManagedArticle } from '@shared/entities/article'
import { useDeferredValue, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { useDebouncedValue } from '../use-debounced-value'

/** Longer than the pause between two keys, short enough to feel immediate. */
const TYPING_PAUSE_MS = 250

/** The text in the form as HTML, slightly delayed so that typing stays fast. */
export function useWrittenHtml() {
  const [blocks, content] = useWatch({ name: ['blocks', 'content'] }) as [ManagedArticle['blocks'], string | undefined]
  const writtenBlocks = useDeferredValue(useDebouncedValue(blocks, TYPING_PAUSE_MS))
  const writtenContent = useDeferredValue(useDebouncedValue(content, TYPING_PAUSE_MS))
  return useMemo(
    () => (writtenBlocks ? toHtml(writtenBlocks) : (writtenContent ?? '')),
    [writtenBlocks, writtenContent],
  )
}
