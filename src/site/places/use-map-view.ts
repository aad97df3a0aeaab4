import { type MapPoint, type MapView, panned, WHOLE_MAP, zoomed } from '@shared/map/projection'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

export const ZOOM_STEP = 1.6

/** How far an arrow key moves the map, as part of what is shown. */
const PAN_STEP = 0.15

/** Moves in pixels below which a press is a click on a point of the map, not a drag. */
const CLICK_TOLERANCE = 4

const KEYS: Record<string, (view: MapView) => MapView> = {
  ArrowLeft: (view) => panned(view, -PAN_STEP, 0),
  ArrowRight: (view) => panned(view, PAN_STEP, 0),
  ArrowUp: (view) => panned(view, 0, -PAN_STEP),
  ArrowDown: (view) => panned(view, 0, PAN_STEP),
  '+': (view) => zoomed(view, ZOOM_STEP),
  '=': (view) => zoomed(view, ZOOM_STEP),
  '-': (view) => zoomed(view, 1 / ZOOM_STEP),
  '0': () => WHOLE_MAP,
}

/** Where a pointer is, as parts of the element. */
function positionIn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): MapPoint {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

const distance = ([a, b]: MapPoint[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0)

const middle = ([a, b]: MapPoint[]): MapPoint | undefined => a && b && { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }

/** Which part of the map is shown, changed by dragging, pinching, keys, and the wheel together with Ctrl. */
export function useMapView(start: MapView) {
  const [view, change] = useState(start)
  const [isInteractive, setInteractive] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const pointers = useRef(new Map<number, MapPoint>())
  const dragged = useRef(0)
  useEffect(() => setInteractive(true), [])

  useEffect(() => {
    const element = frame.current
    // The plain wheel scrolls the page. React's handler would be passive, so that the page would be zoomed as well.
    function zoom(event: WheelEvent) {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const at = positionIn(event.currentTarget as Element, event)
      change((now) => zoomed(now, event.deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP, at))
    }
    element?.addEventListener('wheel', zoom, { passive: false })
    return () => element?.removeEventListener('wheel', zoom)
  }, [])

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const at = positionIn(event.currentTarget, event)
    const previous = [...pointers.current.values()]
    pointers.current.set(event.pointerId, at)
    const present = [...pointers.current.values()]
    dragged.current += Math.abs(event.movementX) + Math.abs(event.movementY)
    // From here on the map follows the pointer, also outside its frame.
    if (dragged.current > CLICK_TOLERANCE) event.currentTarget.setPointerCapture(event.pointerId)
    if (present.length === 2) {
      const factor = distance(previous) > 0 ? distance(present) / distance(previous) : 1
      change((now) => zoomed(now, factor, middle(present)))
    } else change((now) => panned(now, before.x - at.x, before.y - at.y))
  }

  const release = (event: PointerEvent<HTMLElement>) => pointers.current.delete(event.pointerId)

  const handlers = {
    onKeyDown(event: KeyboardEvent) {
      const move = KEYS[event.key]
      if (!move || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      change(move)
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
      event.preventDefault()
      event.stopPropagation()
    },
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  }
  return { view, change, isInteractive, frame, handlers }
}
