import { PRESENCE_INTERVAL_MS } from '@shared/article-rules'
import { useEffect, useState } from 'react'
import { request } from '../../api/client'
import { statusOf } from '../../api/failures'

/** Reports that this article is open and returns the others who have it open. Stops if the host lacks the call. */
export function usePresence(id: number | undefined): string[] {
  const [names, setNames] = useState<string[]>([])

  useEffect(() => {
    if (id === undefined) return
    const params = { id }
    let timer: ReturnType<typeof setTimeout> | undefined
    let pending: Promise<void> | undefined
    let isKnown = true
    let isGone = false

    const say = async () => {
      try {
        const { authors } = await request('POST /api/articles/:id/presence', { params })
        if (!isGone) setNames(authors.map(({ name }) => name))
      } catch (error) {
        // Ignored: the next heartbeat may succeed.
        if (statusOf(error) === 404) isKnown = false
      }
      pending = undefined
      if (!isGone && isKnown) timer = setTimeout(speak, PRESENCE_INTERVAL_MS)
    }
    const speak = () => {
      if (pending || document.visibilityState !== 'visible') return
      clearTimeout(timer)
      pending = say()
    }
    const bye = () => {
      if (isKnown) request('DELETE /api/articles/:id/presence', { params }, { keepalive: true }).catch(() => {})
    }

    speak()
    document.addEventListener('visibilitychange', speak)
    addEventListener('pagehide', bye)
    return () => {
      isGone = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', speak)
      removeEventListener('pagehide', bye)
      // After the pending heartbeat, which would otherwise arrive last and undo this.
      if (pending) pending.then(bye)
      else bye()
      setNames([])
    }
  }, [id])

  return names
}
