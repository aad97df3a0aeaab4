const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_'

/** Has the form of Editor.js's own ids. */
export const newBlockId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => ALPHABET[byte % ALPHABET.length]).join('')

/** Whether an id is safe in an HTML attribute. */
export const isBlockId = (id: unknown): id is string => typeof id === 'string' && /^[\w-]{1,64}$/.test(id)
