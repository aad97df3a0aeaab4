import type { FocusEvent } from 'react'

/** The bar at the top of the dashboard. */
const BAR_HEIGHT = 64

/** Editor.js moves on to a block without minding what lies over the page: the bar would hide it. */
export function keepInSight({ target }: FocusEvent) {
  requestAnimationFrame(() => {
    const { bottom, height } = target.getBoundingClientRect()
    if (height > 0 && bottom <= BAR_HEIGHT) target.scrollIntoView({ block: 'nearest' })
  })
}
