import type { Media } from '@shared/entities/media'
import { lazy, Suspense, useState } from 'react'
import { useHasLibrary } from './use-has-library'

// Loaded on demand: most visits to a form pick no picture.
const MediaPicker = lazy(() => import('./MediaPicker'))

type Settle = (media?: Media) => void

/**
 * `choose` opens the library and resolves to the chosen file, if any; it is missing for users, and on hosts, that have no library.
 * `dialog` has to be rendered.
 */
export function usePictureChoice() {
  const hasLibrary = useHasLibrary()
  const [settle, setSettle] = useState<Settle>()
  const end: Settle = (media) => {
    settle?.(media)
    setSettle(undefined)
  }
  const choose = () => new Promise<Media | undefined>((resolve) => setSettle(() => resolve))
  return {
    choose: hasLibrary ? choose : undefined,
    dialog: settle && (
      <Suspense fallback={null}>
        <MediaPicker onPick={end} onClose={end} />
      </Suspense>
    ),
  }
}
