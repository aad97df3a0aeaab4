import { createRepetition, type Repetition } from '@shared/busy'
import { useEffect, useState, useSyncExternalStore } from 'react'

/** Sends something again when the host has time. Leaving the screen ends the wait. */
export function useRepetition() {
  const [repetition] = useState(() => createRepetition())
  useEffect(() => repetition.stop, [repetition])
  return repetition
}

/** The seconds until then; undefined if nothing waits. */
export const useSecondsLeft = ({ subscribe, seconds }: Repetition) => useSyncExternalStore(subscribe, seconds)
