import { toHtml } from '@shared/content/to-html'
import type { ManagedArticle } from '@shared/entities/article'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'

/** Long enough for a quick writer's next letter, short enough to follow the eye. */
const REST_MS = 250

/** The text in the form as HTML, a little behind whoever writes, so that it never holds them up. */
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
