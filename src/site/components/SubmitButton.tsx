import { type ReactNode, useSyncExternalStore } from 'react'

const never = () => () => {}

type Props = {
  isSubmitting: boolean
  /** Where there is no form to be submitted. */
  onPress?: () => void
  isGhost?: boolean
  children: ReactNode
}

/** Waits for the page's code: before, a press would be lost, or have the browser send the form itself, and empty it. */
export function SubmitButton({ isSubmitting, onPress, isGhost, children }: Props) {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <button
      type={onPress ? 'button' : 'submit'}
      className={isGhost ? 'button ghost wide' : 'button wide'}
      disabled={isSubmitting || !isAlive}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
