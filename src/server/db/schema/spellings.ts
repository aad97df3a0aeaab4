import { sql } from 'drizzle-orm'

/**
 * For a partial index: whether names have other characters than those of plain words, or marks within words. A search for `obrien` finds
 * `O’Brien` and `Obríen`, which trigrams do not.
 */
export const hasSpellings = (names: string, address: string) =>
  sql.raw(`(${names} || ' ' || ${address} ~ '[^ -~]' or ${names} ~ '[a-zA-Z0-9][''.,\`-]+[a-zA-Z0-9]')`)
