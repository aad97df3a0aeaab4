import type { Coordinates } from '@shared/map/projection'
import { useState } from 'react'

const TIMEOUT_MS = 15_000

/** Whether a position can be had, and if not why. */
export type HereState = 'unknown' | 'asked' | 'known' | 'refused' | 'failed'

/** Where the reader is. Asked of the browser on `ask` only; it stays in this page. */
export function useHere() {
  const [here, setHere] = useState<Coordinates>()
  const [state, setState] = useState<HereState>('unknown')
  function ask() {
    if (!('geolocation' in navigator)) return setState('failed')
    setState('asked')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setHere({ latitude, longitude })
        setState('known')
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'refused' : 'failed'),
      { timeout: TIMEOUT_MS, maximumAge: 60_000 },
    )
  }
  function forget() {
    setHere(undefined)
    setState('unknown')
  }
  return { here, state, ask, forget }
}
