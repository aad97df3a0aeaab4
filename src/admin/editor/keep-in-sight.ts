import type { FocusEvent } from 'react'

/** Editor.js moves on to a block without minding whether it is in sight, or whether a bar lies over it. */
export function keepInSight({ target }: FocusEvent) {
  requestAnimationFrame(() => {
    const { scrollPaddingBlockStart: above, scrollPaddingBlockEnd: below } = getComputedStyle(document.documentElement)
    const { top, bottom, height } = target.getBoundingClientRect()
    const isCovered = bottom <= (Number.parseFloat(above) || 0) || top >= innerHeight - (Number.parseFloat(below) || 0)
    if (height > 0 && isCovered) target.scrollIntoView({ block: 'nearest' })
  })
}
