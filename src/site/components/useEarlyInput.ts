import { type ChangeEvent, type ChangeEventHandler, useEffect, useRef } from 'react'

/**
 * For a field that the server has rendered: what was typed into it before the page's code had arrived, or filled in by the
 * browser, React does not notice, and would wipe. It is handed to `onChange` instead.
 */
export function useEarlyInput(onChange: ChangeEventHandler<HTMLInputElement> | undefined) {
  const input = useRef<HTMLInputElement>(null)
  const first = useRef(onChange)
  useEffect(() => {
    const target = input.current
    if (target?.value) first.current?.({ target, currentTarget: target } as ChangeEvent<HTMLInputElement>)
  }, [])
  return input
}
