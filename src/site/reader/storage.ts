/** Runs code that uses browser storage, which may be blocked or full. Returns undefined if it throws. */
export function safely<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

const readList = (key: string): unknown => safely(() => JSON.parse(sessionStorage.getItem(key) ?? '[]'))

/** The ids that were counted in this browser session, by what was counted. */
export function countedIds(key: string) {
  const list = readList(key)
  return Array.isArray(list) ? (list as number[]) : []
}

export function rememberCounted(key: string, id: number) {
  const ids = countedIds(key)
  if (!ids.includes(id)) safely(() => sessionStorage.setItem(key, JSON.stringify([...ids, id])))
}
