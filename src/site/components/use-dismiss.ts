import { type RefObject, useEffect } from 'react'

/** Closes an open menu on Escape, on a press outside, or when the focus leaves it. */
export function useDismiss(container: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void) {
  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      // The focused element is about to be hidden. Browsers would scroll to a button of the bar, which is always in view.
      container.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus({ preventScroll: true })
    }
    const isOutside = (target: EventTarget | null) => target instanceof Node && !container.current?.contains(target)
    const onPress = (event: PointerEvent) => isOutside(event.target) && close()
    const onFocus = (event: FocusEvent) => isOutside(event.target) && close()
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('focusin', onFocus)
    }
  }, [container, isOpen, close])
}
