/** Browser storage that may be switched off or full: reading then gives nothing, and writing does nothing. */
export function safely<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

const readList = (key: string): unknown => safely(() => JSON.parse(sessionStorage.getItem(key) ?? '[]'))

/** A list of ids in session storage: what was counted in this browser session. */
export function countedIds(key: string) {
  const list = readList(key)
  return Array.isArray(list) ? (list as number[]) : []
}

export function rememberCounted(key: string, id: number) {
  const ids = countedIds(key)
  if (!ids.includes(id)) safely(() => sessionStorage.setItem(key, JSON.stringify([...ids, id])))
}
