import { localStorageStore, memoryStore, type Store } from 'react-admin'

/**
 * Keeps filters, columns and other choices in the browser. The selection of rows is forgotten with the page: after a reload, a bulk
 * action would change rows that the user no longer has in mind.
 */
export function createStore(): Store {
  const kept = localStorageStore()
  const forgotten = memoryStore()
  const storeOf = (key: string) => (key.endsWith('.selectedIds') ? forgotten : kept)
  const both = [kept, forgotten]
  return {
    setup: () => both.forEach((store) => void store.setup()),
    teardown: () => both.forEach((store) => void store.teardown()),
    getItem: (key, defaultValue) => storeOf(key).getItem(key, defaultValue),
    setItem: (key, value) => storeOf(key).setItem(key, value),
    removeItem: (key) => storeOf(key).removeItem(key),
    removeItems: (prefix) => both.forEach((store) => void store.removeItems(prefix)),
    reset: () => both.forEach((store) => void store.reset()),
    listItems: (prefix) => ({ ...kept.listItems?.(prefix), ...forgotten.listItems?.(prefix) }),
    subscribe: (key, callback) => storeOf(key).subscribe(key, callback),
  }
}
