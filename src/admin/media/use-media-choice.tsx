import type { Media } from '@shared/entities/media'
import { useState } from 'react'
import { lazyPart } from '../lazy-screen'
import { useHasLibrary } from './use-has-library'

// Loaded on demand: most visits to a form pick no file.
const MediaPicker = lazyPart(() => import('./MediaPicker'), 'default')

/** Opens the library with its files of one kind, and resolves to the chosen one, if any. */
export type PickMedia = (kind: Media['kind']) => Promise<Media | undefined>

type Asking = { kind: Media['kind']; settle: (media?: Media) => void }

/** `choose` is missing for users, and on hosts, that have no library. `dialog` has to be rendered. */
export function useMediaChoice() {
  const hasLibrary = useHasLibrary()
  const [asking, setAsking] = useState<Asking>()
  const end = (media?: Media) => {
    asking?.settle(media)
    setAsking(undefined)
  }
  const choose: PickMedia = (kind) => new Promise((settle) => setAsking({ kind, settle }))
  return {
    choose: hasLibrary ? choose : undefined,
    dialog: asking && <MediaPicker kind={asking.kind} onPick={end} onClose={end} />,
  }
}
