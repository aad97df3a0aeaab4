import { type ChangeEvent, type ChangeEventHandler, useEffect, useEffectEvent, useRef } from 'react'

/**
 * A ref for a server-rendered input. Passes the value that was typed or autofilled before hydration to `onChange`;
 * React would overwrite it otherwise.
 */
export function useHydratedInput(onChange: ChangeEventHandler<HTMLInputElement> | undefined) {
  const input = useRef<HTMLInputElement>(null)
  const emitChange = useEffectEvent((target: HTMLInputElement) =>
    onChange?.({ target, currentTarget: target } as ChangeEvent<HTMLInputElement>),
  )
  useEffect(() => {
    if (input.current?.value) emitChange(input.current)
  }, [])
  return input
}
