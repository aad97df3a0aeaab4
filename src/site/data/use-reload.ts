import { useEffectEvent, useLayoutEffect } from 'react'
import { useRevalidator } from 'react-router'
import { onFresh } from '../offline/connection'
import { clearPrefetched } from './api'

/** Reads the data of the page, and of what surrounds it, again. Focus and scroll position stay. */
export function useReload() {
  const { revalidate, state } = useRevalidator()
  const reload = () => {
    // The prefetched replies may be a copy.
    clearPrefetched()
    revalidate()
  }
  return { reload, isReloading: state === 'loading' }
}

/** Repeats what the network has failed to do, when that may have changed: it is back, or the reader returns to the page. */
export function useRepeat(hasFailed: boolean, repeat: () => void) {
  const latest = useEffectEvent(repeat)
  // Together with what says that it has failed: an event in between would be lost.
  useLayoutEffect(() => (hasFailed ? onFresh(() => latest()) : undefined), [hasFailed])
}
