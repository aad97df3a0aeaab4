import { type RefObject, useEffect, useState } from 'react'
import { COARSE_TARGET, FINE_TARGET, type Screen } from './layout'

/** What the server draws for, which knows no window. The style sheet shows one of them. */
export const ASSUMED = [
  { name: 'narrow', screen: { width: 328, target: COARSE_TARGET } },
  { name: 'wide', screen: { width: 640, target: FINE_TARGET } },
] as const satisfies { name: string; screen: Screen }[]

/** What the map is drawn on, once that can be measured. */
export function useScreen(frame: RefObject<HTMLElement | null>) {
  const [screen, setScreen] = useState<Screen>()
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const coarse = matchMedia('(pointer: coarse)')
    const measure = () => {
      const width = element.clientWidth || ASSUMED[1].screen.width
      setScreen({ width, target: coarse.matches ? COARSE_TARGET : FINE_TARGET })
    }
    measure()
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure)
    observer?.observe(element)
    coarse.addEventListener('change', measure)
    return () => {
      observer?.disconnect()
      coarse.removeEventListener('change', measure)
    }
  }, [frame])
  return screen
}
