import type { State } from './state'

const STORE = 'state'
const KEY = 'kept'

type Contents = Omit<State, 'newId'>
type Kept = { contents: Contents; lastId: number; madeFrom: string }

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function openDatabase() {
  const opening = indexedDB.open('mock-host')
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
  return done(opening)
}

const contentsOf = ({ newId, ...contents }: State): Contents => contents

/** Tells whether the demo data's sources have changed. Not by its numbers: dates move with the day. */
const outline = (contents: Contents) => JSON.stringify(contents).replace(/\d+/g, '')

/**
 * Keeps the state in the browser's database: signing in leads from the site to the dashboard, which is another page and
 * would know nothing of the session. Other tabs follow. After a change of the demo data it begins anew.
 */
export async function keepState(state: State) {
  const pristine = structuredClone(contentsOf(state))
  const madeFrom = outline(pristine)
  const database = await openDatabase()
  const otherTabs = new BroadcastChannel('mock-host')

  let lastId = 0
  const { newId } = state
  state.newId = (rows) => {
    lastId = newId(rows)
    return lastId
  }

  async function load() {
    const kept: Kept | undefined = await done(database.transaction(STORE).objectStore(STORE).get(KEY))
    if (kept?.madeFrom !== madeFrom) return
    Object.assign(state, kept.contents)
    state.newId([{ id: kept.lastId }])
  }

  /** Resolves once it is safe to leave the page. */
  async function save() {
    const kept: Kept = { contents: contentsOf(state), lastId, madeFrom }
    const writing = database.transaction(STORE, 'readwrite')
    writing.objectStore(STORE).put(kept, KEY)
    await new Promise<void>((resolve, reject) => {
      writing.oncomplete = () => resolve()
      writing.onabort = () => reject(writing.error)
    })
    otherTabs.postMessage('saved')
  }

  otherTabs.onmessage = load
  await load()
  return {
    save,
    /** Not saved yet. */
    reset: () => void Object.assign(state, structuredClone(pristine)),
  }
}
