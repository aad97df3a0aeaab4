import type { RaRecord } from 'react-admin'

/** Records a form's autosaves, so that a save by hand builds on them. */
export function createAutosaveLedger() {
  const successors = new Map<unknown, number>()
  let running: Promise<unknown> = Promise.resolve()
  let last: RaRecord | undefined
  return {
    /** The record as last autosaved; undefined before the first autosave. */
    last: () => last,
    /** Resolves once no autosave is running. */
    settled: () => running,
    run(save: () => Promise<void>) {
      const saving = save()
      running = saving.catch(() => {})
      return saving
    },
    /** Called when a form without a record has begun one. */
    noteBegun(record: RaRecord) {
      last = record
      successors.set(undefined, record.version)
    },
    noteStored(values: RaRecord, version: number) {
      successors.set(values.version, version)
      last = { ...values, version }
    },
    /** Called when the form takes over what someone else has stored. */
    forget() {
      last = undefined
      successors.delete(undefined)
    },
    /** Called when the form has taken in what someone else has stored. */
    rebase(current: RaRecord) {
      last = current
    },
    /** Latest version reached from this one by our own autosaves. */
    newestOf(version: unknown) {
      let newest = version
      for (let next = successors.get(newest); next !== undefined; next = successors.get(newest)) newest = next
      return newest
    },
  }
}

export type AutosaveLedger = ReturnType<typeof createAutosaveLedger>
