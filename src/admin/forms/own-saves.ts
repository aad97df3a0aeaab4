import type { RaRecord } from 'react-admin'

/** The saves that a form makes by itself, for the ones by hand to build on. */
export function createOwnSaves() {
  const successors = new Map<unknown, number>()
  let running: Promise<unknown> = Promise.resolve()
  let last: RaRecord | undefined
  return {
    /** What the last of them stored; undefined before the first. */
    last: () => last,
    /** Resolves once none is on its way. */
    settled: () => running,
    run(save: () => Promise<void>) {
      const saving = save()
      running = saving.catch(() => {})
      return saving
    },
    noteStored(values: RaRecord, version: number) {
      successors.set(values.version, version)
      last = { ...values, version }
    },
    /** The form goes on from what somebody else has stored. */
    forget() {
      last = undefined
    },
    /** The version that has come of this one, through nobody's saves but these. */
    newestOf(version: unknown) {
      let newest = version
      for (let next = successors.get(newest); next !== undefined; next = successors.get(newest)) newest = next
      return newest
    },
  }
}

export type OwnSaves = ReturnType<typeof createOwnSaves>
