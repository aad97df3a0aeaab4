import { type ReactNode, useSyncExternalStore } from 'react'

const never = () => () => {}

type Props = { isSubmitting: boolean; children: ReactNode }

/** Waits for the page's code: before, a press would have the browser send the form itself, and empty it. */
export function SubmitButton({ isSubmitting, children }: Props) {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <button type="submit" className="button wide" disabled={isSubmitting || !isAlive}>
      {children}
    </button>
  )
}
