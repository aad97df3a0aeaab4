import { useEffect, useRef, useState } from 'react'

/** How the reader left the `details` element that the script replaces. */
export type Taken = { wasOpen: boolean; hadFocus: boolean }

/**
 * For a menu that is a `details` element in the server's HTML, so that it opens before the script runs, and without it. Then
 * `taken` is set, once what takes over is ready: a button, with the keyboard control and the closing that only a script can add.
 */
export function usePlainDetails(isReady = true) {
  const plain = useRef<HTMLDetailsElement>(null)
  const [taken, setTaken] = useState<Taken>()
  useEffect(() => {
    if (!isReady) return
    const details = plain.current
    setTaken({
      wasOpen: details?.open ?? false,
      hadFocus: details?.contains(document.activeElement) ?? false,
    })
  }, [isReady])
  return { plain, taken }
}
