import { type Days, stopsOf } from '@shared/trip/stops'
import { useEffect, useEffectEvent, useState } from 'react'
import { browserRequest } from '../data/api'
import { useI18n } from '../i18n/i18n'
import { onFresh } from '../offline/connection'
import { type FoundStops, findStops } from './trip-loader'

/** The stops of the reader's own trip, each loaded once; those that failed again when the connection is back, or on request. */
export function useStops(days: Days) {
  const { language } = useI18n()
  const [found, setFound] = useState<FoundStops>({})
  const [attempt, setAttempt] = useState(0)
  const wanted = stopsOf(days)
  const missing = wanted.filter((stop) => found[stop] === undefined)
  const missingKey = missing.join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads the same stops again
  useEffect(() => {
    if (missingKey === '') return
    let ignore = false
    findStops(browserRequest, missingKey.split(','), language).then(
      (more) => !ignore && setFound((before) => ({ ...before, ...more })),
    )
    return () => {
      ignore = true
    }
  }, [missingKey, language, attempt])

  const hasFailed = Object.values(found).some(({ state }) => state === 'failed')
  const retry = () => {
    setFound((before) => Object.fromEntries(Object.entries(before).filter(([, { state }]) => state !== 'failed')))
    setAttempt((count) => count + 1)
  }
  const onBack = useEffectEvent(retry)
  useEffect(() => (hasFailed ? onFresh(() => onBack()) : undefined), [hasFailed])
  return { found, isLoading: missing.length > 0, retry }
}
