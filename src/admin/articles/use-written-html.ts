import { toHtml } from '@shared/content/to-html'
import type { ManagedArticle } from '@shared/entities/article'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'

/** Longer than the pause between two keys, short enough to feel immediate. */
const REST_MS = 250

/** The text in the form as HTML, slightly delayed so that typing stays fast. */
export function useWrittenHtml() {
  const [blocks, content] = useWatch({ name: ['blocks', 'content'] }) as [ManagedArticle['blocks'], string | undefined]
  const [rested, setRested] = useState({ blocks, content })
  useEffect(() => {
    const timer = setTimeout(() => setRested({ blocks, content }), REST_MS)
    return () => clearTimeout(timer)
  }, [blocks, content])
  const written = useDeferredValue(rested)
  return useMemo(() => (written.blocks ? toHtml(written.blocks) : (written.content ?? '')), [written])
}
