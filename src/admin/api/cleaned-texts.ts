type Listener = (fields: string[]) => void

const listeners = new Set<Listener>()
const told = new Set<string>()

/** Calls back when the server has taken characters out of texts that were saved. */
export function onCleaned(listener: Listener) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Once for each text: a form may go on holding the characters, and save them again and again. */
export function tellCleaned(address: string, fields: string[]) {
  const fresh = fields.filter((field) => !told.has(`${address} ${field}`))
  for (const field of fresh) told.add(`${address} ${field}`)
  if (fresh.length > 0) for (const listener of listeners) listener(fresh)
}
