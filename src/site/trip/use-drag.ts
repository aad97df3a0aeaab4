import type { Position } from '@shared/trip/stops'
import { type PointerEvent, useRef, useState } from 'react'

/** Where a dragged stop would go, and what the pointer is over. */
type Target = Position & { stop: string }

/** The stop under a point, and whether the pointer is in its lower half. */
function stopAt(x: number, y: number) {
  const element = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-stop]')
  const { stop, day, at } = element?.dataset ?? {}
  if (!element || stop === undefined) return undefined
  const { top, height } = element.getBoundingClientRect()
  return { stop, day: Number(day), at: Number(at) + (y > top + height / 2 ? 1 : 0) }
}

/** How near to the edge of the screen a drag moves the page along, and by how much. */
const EDGE = 90
const SCROLL = 14

function scrollNear(y: number) {
  if (y < EDGE) scrollBy(0, -SCROLL)
  else if (y > innerHeight - EDGE) scrollBy(0, SCROLL)
}

/** Drags a stop by its handle, with a mouse, a pen or a finger. */
export function useDrag(onDrop: (from: Position, to: Position) => void) {
  const [shown, setShown] = useState<{ from?: Position; target?: Target }>({})
  // What the next event builds on, which may come before the page is drawn.
  const latest = useRef(shown)
  const change = (next: typeof shown) => {
    latest.current = next
    setShown(next)
  }
  const handlersOf = (position: Position) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      change({ from: position })
    },
    onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
      const { from } = latest.current
      if (!from) return
      scrollNear(clientY)
      change({ from, target: stopAt(clientX, clientY) })
    },
    onPointerUp() {
      const { from, target } = latest.current
      change({})
      if (!from || !target) return
      // Its own place is counted without it.
      const isBehind = target.day === from.day && target.at > from.at
      onDrop(from, { day: target.day, at: target.at - (isBehind ? 1 : 0) })
    },
    onPointerCancel: () => change({}),
  })
  return { ...shown, handlersOf }
}

export type Drag = ReturnType<typeof useDrag>
