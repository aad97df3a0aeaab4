import type { OUTLINE } from '@shared/map/outline'
import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { logFailure } from '../data/api'

/** Only the server has it at first: a page's HTML contains the coasts, and they are 2 KB that a first visit need not load twice. */
export const OutlineContext = createContext<typeof OUTLINE | undefined>(undefined)

let loaded: typeof OUTLINE | undefined

/** The land of the map. React leaves what the server has drawn; on a page that the browser draws, it comes after the page. */
export function Coasts() {
  const rendered = useContext(OutlineContext)
  const [outline, setOutline] = useState(rendered ?? loaded)
  const land = useRef<SVGPathElement>(null)
  useEffect(() => {
    if (land.current?.hasAttribute('d')) return
    import('@shared/map/outline').then(
      (module) => {
        loaded = module.OUTLINE
        setOutline(loaded)
      },
      (error) => logFailure('Map', error),
    )
  }, [])
  return (
    <>
      <path className="map-neighbours" d={outline?.neighbours} suppressHydrationWarning />
      <path className="map-land" d={outline?.land} ref={land} suppressHydrationWarning />
    </>
  )
}
