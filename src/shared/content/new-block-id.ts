const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_'

/** As Editor.js makes them. */
export const newBlockId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => ALPHABET[byte % ALPHABET.length]).join('')

/** An id that HTML can carry. */
export const isBlockId = (id: unknown): id is string => typeof id === 'string' && /^[\w-]{1,64}$/.test(id)
