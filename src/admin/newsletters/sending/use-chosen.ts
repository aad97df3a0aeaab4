import { useState } from 'react'

/** Who has been chosen. Survives a changed search, so that a selection can be put together from several. */
export function useChosen() {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  return {
    chosen,
    toggle: (id: number) =>
      setChosen((before) => {
        const after = new Set(before)
        if (!after.delete(id)) after.add(id)
        return after
      }),
    add: (ids: number[]) => setChosen((before) => new Set([...before, ...ids])),
    remove: (ids: number[]) => {
      const removed = new Set(ids)
      setChosen((before) => new Set([...before].filter((id) => !removed.has(id))))
    },
  }
}
