import type { Db } from './client'

/** Outside of a transaction, these would not be part of the unit. */
const WRITES = ['insert', 'update', 'delete']

const APART = Symbol('apart from the unit of work')

/**
 * The database outside of a unit of work that has not begun yet: what is written to it stays, whatever becomes of the unit. Given a transaction,
 * stays in it.
 */
export const apart = (db: Db) => (db as { [APART]?: Db })[APART] ?? db

/**
 * Makes all transactions of one piece of work parts of a single one, which `begin` opens. It starts with the first of them, so that what
 * comes before, such as the conversion of a long text, holds up no others: on the embedded database, a transaction has the engine to
 * itself. From then on, all statements of the handle belong to it.
 */
export function openUnit(whole: Db, begin: (tx: Db) => Promise<unknown>) {
  let tx: Db | undefined
  let opening: Promise<Db> | undefined
  let ended: Promise<void> = Promise.resolve()
  let end = (_failure?: { error: unknown }) => {}

  function open() {
    opening ??= new Promise<Db>((resolve, reject) => {
      ended = whole.transaction(async (opened) => {
        await begin(opened)
        tx = opened
        resolve(opened)
        await new Promise<void>((commit, rollback) => {
          end = (failure) => (failure ? rollback(failure.error) : commit())
        })
      })
      ended.catch(reject)
    })
    return opening
  }

  const db = new Proxy(whole, {
    get(_, key) {
      if (key === 'transaction')
        return async (work: Parameters<Db['transaction']>[0]) => (await open()).transaction(work)
      const current = tx ?? whole
      if (key === APART) return current
      if (!tx && WRITES.some((write) => write === key))
        throw new Error(`A unit of work has to ${String(key)} in a transaction`)
      const value = Reflect.get(current, key)
      return typeof value === 'function' ? value.bind(current) : value
    },
  })

  return {
    db,
    /** Runs the last statements and commits. */
    async commit(last: (tx: Db) => Promise<unknown>) {
      await last(await open())
      end()
      await ended
    },
    async rollback(error: unknown) {
      await opening?.catch(() => {})
      end({ error })
      await ended.catch(() => {})
    },
  }
}
