import { useEffect, useRef } from 'react'

type Props = {
  text: string
  /** False where it was so before the page came. */
  isNew?: boolean
}

/** In place of a form that went through. It takes the focus that the form had. */
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
