import { useEffect, useState } from 'react'

/** The value once it has not changed for `ms`. An object has to keep its identity while it stays the same. */
export function useDebouncedValue<Value>(value: Value, ms: number) {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
