import { type ReactNode, useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** False during server rendering and hydration, true once the page is interactive. */
const useIsHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )

type Props = {
  isSubmitting: boolean
  /** For a button outside of a form. */
  onPress?: () => void
  isGhost?: boolean
  children: ReactNode
}

/** Disabled until hydration: before, a click would do nothing, or make the browser submit and reset the form. */
export function SubmitButton({ isSubmitting, onPress, isGhost, children }: Props) {
  const isHydrated = useIsHydrated()
  return (
    <button
      type={onPress ? 'button' : 'submit'}
      className={isGhost ? 'button ghost wide' : 'button wide'}
      disabled={isSubmitting || !isHydrated}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
