import { useEffect, useRef } from 'react'

type Props = {
  text: string
  /** False if the text describes the state in which the page was opened, not the result of a submission. */
  isNew?: boolean
}

/** Replaces a submitted form, and takes over its focus. */
export function FormSuccess({ text, isNew = true }: Props) {
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isNew) box.current?.focus()
  }, [isNew])
  return (
    <p className="success-box" role="status" tabIndex={-1} ref={box}>
      {text}
    </p>
  )
}
