import { safely } from './storage'

/** Local storage: the ids of the articles that were read to their end in this browser, the last one first. */
const KEY = 'readToEnd'
const MAX_REMEMBERED = 1000

export function readToEnd(): number[] {
  const list: unknown = safely(() => JSON.parse(localStorage.getItem(KEY) ?? '[]'))
  return Array.isArray(list) ? list.filter((id) => typeof id === 'number') : []
}

export function rememberReadToEnd(id: number) {
  const others = readToEnd().filter((other) => other !== id)
  safely(() => localStorage.setItem(KEY, JSON.stringify([id, ...others].slice(0, MAX_REMEMBERED))))
}
