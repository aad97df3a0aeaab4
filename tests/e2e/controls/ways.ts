import type { BrowserContextOptions } from 'playwright-core'
import type { Mode } from './press'

type Way = { mode: Mode; options: BrowserContextOptions }

const finger = { hasTouch: true, isMobile: true }
/** A context of its own: what the walk installs in it must not meet other tests. */
const desk = { viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' } as const

/** How controls are pressed. */
export const WAYS = {
  'mouse at 1440': { mode: 'mouse', options: desk },
  'keyboard at 1440': { mode: 'keyboard', options: desk },
  'touch at 390': { mode: 'touch', options: { viewport: { width: 390, height: 844 }, ...finger } },
  'touch at 768': { mode: 'touch', options: { viewport: { width: 768, height: 1024 }, ...finger } },
} as const satisfies Record<string, Way>

export type WayName = keyof typeof WAYS
