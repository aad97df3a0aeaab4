import { useEffect } from 'react'
import { browserRequest, logFailure } from '../data/api'
import { useHasAdditions } from '../data/settings'
import { safely } from './storage'

/** So long is nothing typed after a search that was meant; the ones before have only parts of its words. */
const TYPING_PAUSE_MS = 2000

/** Session storage: what was counted in this browser session. */
const KEY = 'countedSearches'

const counted = () => safely(() => (sessionStorage.getItem(KEY) ?? '').split('\n')) ?? []

/** Counts a search that was answered, and whether it found something. `phrase` is empty while there is none. */
export function useSearchCount(phrase: string, found: boolean) {
  const hasAdditions = useHasAdditions()
  useEffect(() => {
    if (phrase === '' || !hasAdditions || counted().includes(phrase)) return
    const timer = setTimeout(() => {
      browserRequest('POST /api/statistics/searches', { body: { phrase, found } })
        .then(() => safely(() => sessionStorage.setItem(KEY, [...counted(), phrase].join('\n'))))
        .catch((error) => logFailure('Search count', error))
    }, TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [phrase, found, hasAdditions])
}
