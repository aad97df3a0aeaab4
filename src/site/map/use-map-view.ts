import { type MapPoint, type MapView, panned, WHOLE_MAP, ZOOM_STEP, zoomed } from '@shared/map/projection'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** How far an arrow key moves the map, as part of what is shown. */
const PAN_STEP = 0.15

/** Moves in pixels below which a press is a click on a point of the map, not a drag. */
const CLICK_TOLERANCE = 4

const ARROWS: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-PAN_STEP, 0],
  ArrowRight: [PAN_STEP, 0],
  ArrowUp: [0, -PAN_STEP],
  ArrowDown: [0, PAN_STEP],
}

/** Where a pointer is, as parts of the element. */
function positionIn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): MapPoint {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

const distance = ([a, b]: MapPoint[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0)

const middle = ([a, b]: MapPoint[]): MapPoint | undefined => a && b && { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }

/**
 * Which part of the map is shown: changed by dragging with a mouse, with two fingers, by keys, and by the wheel together with Ctrl. One
 * finger and the plain wheel scroll the page. `enlarge` is what plus does.
 */
export function useMapView(start: MapView, enlarge: (view: MapView) => MapView) {
  const [view, change] = useState(start)
  const [isInteractive, setInteractive] = useState(false)
  const frame = useRef<HTMLElement>(null)
  const pointers = useRef(new Map<number, MapPoint>())
  const dragged = useRef(0)
  useEffect(() => setInteractive(true), [])

  useEffect(() => {
    const element = frame.current
    // React's handlers would be passive, so that the page would be zoomed, or scrolled, as well.
    function zoom(event: WheelEvent) {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const at = positionIn(event.currentTarget as Element, event)
      change((now) => zoomed(now, event.deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP, at))
    }
    const keepTwoFingers = (event: TouchEvent) => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault()
    }
    const options = { passive: false }
    element?.addEventListener('wheel', zoom, options)
    element?.addEventListener('touchstart', keepTwoFingers, options)
    element?.addEventListener('touchmove', keepTwoFingers, options)
    return () => {
      element?.removeEventListener('wheel', zoom)
      element?.removeEventListener('touchstart', keepTwoFingers)
      element?.removeEventListener('touchmove', keepTwoFingers)
    }
  }, [])

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const at = positionIn(event.currentTarget, event)
    const previous = [...pointers.current.values()]
    pointers.current.set(event.pointerId, at)
    const present = [...pointers.current.values()]
    if (present.length === 1 && event.pointerType === 'touch') return
    dragged.current += Math.abs(event.movementX) + Math.abs(event.movementY)
    // From here on the map follows the pointer, also outside its frame.
    if (dragged.current > CLICK_TOLERANCE) event.currentTarget.setPointerCapture(event.pointerId)
    if (present.length === 2) {
      const [from, to] = [middle(previous), middle(present)]
      const factor = distance(previous) > 0 ? distance(present) / distance(previous) : 1
      if (from && to) change((now) => panned(zoomed(now, factor, to), from.x - to.x, from.y - to.y))
    } else change((now) => panned(now, before.x - at.x, before.y - at.y))
  }

  const release = (event: PointerEvent<HTMLElement>) => pointers.current.delete(event.pointerId)

  const handlers = {
    onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const arrow = ARROWS[event.key]
      if (arrow) change((now) => panned(now, ...arrow))
      else if (event.key === '+' || event.key === '=') change(enlarge)
      else if (event.key === '-') change((now) => zoomed(now, 1 / ZOOM_STEP))
      else if (event.key === '0') change(WHOLE_MAP)
      else return
      event.preventDefault()
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      if (pointers.current.size === 0) dragged.current = 0
      pointers.current.set(event.pointerId, positionIn(event.currentTarget, event))
    },
    onPointerMove,
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
    // The end of a drag is no click on the point below it.
    onClickCapture(event: { preventDefault: () => void; stopPropagation: () => void }) {
      if (dragged.current <= CLICK_TOLERANCE) return
      dragged.current = 0
      event.preventDefault()
      event.stopPropagation()
    },
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  }
  return { view, change, isInteractive, frame, handlers }
}
