const MAX_SCALE = 6
/** What a double press or a button does. */
const STEP = 2
/** In pixels, before a movement is a swipe. */
const SWIPE = 50

type Point = { x: number; y: number }
type Options = {
  /** A swipe over a picture that is not enlarged: 1 to the left, -1 to the right. */
  onSwipe: (direction: 1 | -1) => void
  onZoom: (scale: number) => void
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** Enlarges a picture within its stage by pinching, wheel, double press and steps, and moves it. */
export function createZoom(stage: HTMLElement, image: HTMLElement, { onSwipe, onZoom }: Options) {
  let scale = 1
  let at: Point = { x: 0, y: 0 }
  let start: Point = at
  const pointers = new Map<number, Point>()

  function show() {
    const reach = (size: number) => ((scale - 1) * size) / 2
    const within = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value))
    at = { x: within(at.x, reach(image.offsetWidth)), y: within(at.y, reach(image.offsetHeight)) }
    image.style.transform = scale === 1 ? '' : `translate(${at.x}px, ${at.y}px) scale(${scale})`
    stage.classList.toggle('is-enlarged', scale > 1)
  }

  /** Around a point of the screen, which stays where it is. */
  function zoomTo(wanted: number, point?: Point) {
    const { left, top, width, height } = stage.getBoundingClientRect()
    const around = point ? { x: point.x - left - width / 2, y: point.y - top - height / 2 } : { x: 0, y: 0 }
    const next = Math.max(1, Math.min(MAX_SCALE, wanted))
    const share = next / scale
    at = { x: around.x - (around.x - at.x) * share, y: around.y - (around.y - at.y) * share }
    scale = next
    show()
    onZoom(scale)
  }

  stage.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    stage.setPointerCapture(event.pointerId)
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    start = { x: event.clientX, y: event.clientY }
  })
  stage.addEventListener('pointermove', (event) => {
    const before = pointers.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    pointers.set(event.pointerId, now)
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
    if (other) zoomTo((scale * distance(now, other)) / Math.max(1, distance(before, other)), middle(now, other))
    if (scale === 1) return
    const share = other ? 0.5 : 1
    at = { x: at.x + (now.x - before.x) * share, y: at.y + (now.y - before.y) * share }
    show()
  })
  const end = (event: PointerEvent) => {
    const wasOne = pointers.size === 1
    const isKnown = pointers.delete(event.pointerId)
    const [x, y] = [event.clientX - start.x, event.clientY - start.y]
    if (!isKnown || !wasOne || scale > 1 || event.type !== 'pointerup') return
    if (Math.abs(x) > SWIPE && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1)
  }
  stage.addEventListener('pointerup', end)
  stage.addEventListener('pointercancel', end)
  stage.addEventListener('dblclick', (event) =>
    zoomTo(scale > 1 ? 1 : STEP * STEP, { x: event.clientX, y: event.clientY }),
  )
  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      zoomTo(scale * Math.exp(-event.deltaY / 500), { x: event.clientX, y: event.clientY })
    },
    { passive: false },
  )

  return { step: (direction: 1 | -1) => zoomTo(scale * STEP ** direction), reset: () => zoomTo(1) }
}
