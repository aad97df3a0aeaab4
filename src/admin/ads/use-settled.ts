import { useEffect, useState } from 'react'

const SETTLED_MS = 400

/** A text, once it has not been typed on for a moment: half an address is not worth a request. */
export function useSettled(text: string) {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
