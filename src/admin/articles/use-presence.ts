import { PRESENCE_INTERVAL_MS } from '@shared/article-rules'
import { useEffect, useState } from 'react'
import { request } from '../api/client'
import { statusOf } from '../api/failures'

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

    const report = async () => {
      try {
        const { authors } = await request('POST /api/articles/:id/presence', { params })
        if (!isGone) setNames(authors.map(({ name }) => name))
      } catch (error) {
        // Ignored: the next heartbeat may succeed.
        if (statusOf(error) === 404) isKnown = false
      }
      pending = undefined
      if (!isGone && isKnown) timer = setTimeout(heartbeat, PRESENCE_INTERVAL_MS)
    }
    const heartbeat = () => {
      if (pending || document.visibilityState !== 'visible') return
      clearTimeout(timer)
      pending = report()
    }
    const leave = () => {
      if (isKnown) request('DELETE /api/articles/:id/presence', { params }, { keepalive: true }).catch(() => {})
    }

    heartbeat()
    document.addEventListener('visibilitychange', heartbeat)
    addEventListener('pagehide', leave)
    return () => {
      isGone = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', heartbeat)
      removeEventListener('pagehide', leave)
      // After the pending heartbeat, which would otherwise arrive last and undo this.
      if (pending) pending.then(leave)
      else leave()
      setNames([])
    }
  }, [id])

  return names
}
