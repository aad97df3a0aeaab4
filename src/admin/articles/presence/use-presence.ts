import { PRESENCE_INTERVAL_MS } from '@shared/article-rules'
import { ApiError, createClient } from '@shared/client'
import { useEffect, useState } from 'react'
import { apiOrigin, readToken, request } from '../../api'

/** For a call that has to outlive its page. */
const lastRequest = createClient({
  baseUrl: apiOrigin,
  token: readToken,
  send: (url, init) => fetch(url, { ...init, keepalive: true }),
})

/** Tells that this article is open here, and who else has it open. A host that does not know such a call is left alone. */
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
        // Nobody has to hear of it: the next time it may work.
        if (error instanceof ApiError && error.status === 404) isKnown = false
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
      if (isKnown) lastRequest('DELETE /api/articles/:id/presence', { params }).catch(() => {})
    }

    speak()
    document.addEventListener('visibilitychange', speak)
    addEventListener('pagehide', bye)
    return () => {
      isGone = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', speak)
      removeEventListener('pagehide', bye)
      // Not before what is on its way: it would arrive last, and stay.
      if (pending) pending.then(bye)
      else bye()
      setNames([])
    }
  }, [id])

  return names
}
