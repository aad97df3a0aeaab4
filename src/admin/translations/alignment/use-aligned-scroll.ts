import { type RefObject, useEffect } from 'react'

type Options = { pane: RefObject<HTMLElement | null>; form: RefObject<HTMLElement | null> }

type Pair = { own: DOMRect; theirs: DOMRect }

/** A block is on the screen if at least this much of it is. */
const MIN_SEEN_PX = 8

const rect = (element: Element) => element.getBoundingClientRect()

/** Where `other` has to begin so that the two stand side by side: at the same height or, if `led` begins above, as far through. */
function beginning(led: DOMRect, other: DOMRect, top: number) {
  if (led.top >= top) return led.top
  return top - ((top - led.top) / (led.height || 1)) * other.height
}

/**
 * Scrolls the original with the translation, and the other way round, so that the block at the upper edge stands beside its
 * counterpart; while one writes, the block with the focus does. The one that was last touched leads.
 */
export function useAlignedScroll({ pane, form }: Options) {
  useEffect(() => {
    let leader: 'translation' | 'original' = 'translation'
    let frame = 0

    function pairOf(own: HTMLElement): Pair | undefined {
      const theirs = pane.current?.querySelector(`[data-original="${CSS.escape(own.dataset.id ?? '')}"]`)
      return theirs ? { own: rect(own), theirs: rect(theirs) } : undefined
    }
    const ownBlocks = () => [...(form.current?.querySelectorAll<HTMLElement>('.ce-block[data-id]') ?? [])]

    function focusedPair(top: number) {
      const block = document.activeElement?.closest<HTMLElement>('.ce-block[data-id]')
      const pair = block && form.current?.contains(block) ? pairOf(block) : undefined
      const isSeen = pair && pair.own.bottom > top + MIN_SEEN_PX && pair.own.top < innerHeight
      return isSeen ? pair : undefined
    }

    /** The first that has a counterpart, of those on the screen. */
    function firstPair(top: number, side: keyof Pair) {
      for (const own of ownBlocks()) {
        const pair = pairOf(own)
        if (pair && pair[side].bottom > top + MIN_SEEN_PX) return pair
      }
      return undefined
    }

    function align() {
      frame = 0
      const scrolled = pane.current
      // On narrow screens, it stands above.
      if (!scrolled || getComputedStyle(scrolled).position !== 'sticky') return
      const { top } = rect(scrolled)
      if (leader === 'translation') {
        const pair = focusedPair(top) ?? firstPair(top, 'own')
        if (pair) scrolled.scrollTop += pair.theirs.top - beginning(pair.own, pair.theirs, top)
      } else {
        const pair = firstPair(top, 'theirs')
        if (pair) scrollBy(0, pair.own.top - beginning(pair.theirs, pair.own, top))
      }
    }
    const alignSoon = () => {
      frame ||= requestAnimationFrame(align)
    }
    const onScroll = ({ target }: Event) => {
      if ((target === pane.current) === (leader === 'original')) alignSoon()
    }
    const onTouched = ({ target }: Event) => {
      leader = pane.current?.contains(target as Node) ? 'original' : 'translation'
    }
    const onFocus = (event: Event) => {
      onTouched(event)
      if (leader === 'translation') alignSoon()
    }
    const touches = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
    for (const touch of touches) addEventListener(touch, onTouched, { capture: true, passive: true })
    addEventListener('scroll', onScroll, { capture: true, passive: true })
    addEventListener('focusin', onFocus)
    return () => {
      cancelAnimationFrame(frame)
      for (const touch of touches) removeEventListener(touch, onTouched, { capture: true })
      removeEventListener('scroll', onScroll, { capture: true })
      removeEventListener('focusin', onFocus)
    }
  }, [pane, form])
}
