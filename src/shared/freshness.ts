import { CONTENT_PART, changedParts, type Parts, partsOf, type Texts } from './content/parts'

/**
 * The parts of an original that have changed since its translation was last made or confirmed: their text at that time (null for
 * new parts), and the version of the original in which they changed last.
 */
export type Unconfirmed = Record<string, { before: string | null; version: number }>

export const isCurrent = (unconfirmed: Unconfirmed) => Object.keys(unconfirmed).length === 0

/** All of a translation stands for an original without blocks. */
const withWhole = (translation: Texts): Parts =>
  new Map([...partsOf(translation), [CONTENT_PART, translation.content ?? '']])

/**
 * Leaves out the parts whose text is again as it was when the translation followed it, and those that are gone from both the original
 * and the translation.
 */
function onlyPending(unconfirmed: Unconfirmed, original: Texts, translation: Texts): Unconfirmed {
  const [now, translated] = [partsOf(original), partsOf(translation)]
  return Object.fromEntries(
    Object.entries(unconfirmed).filter(([id, { before }]) => {
      if (now.has(id)) return now.get(id) !== before
      return before !== null && translated.has(id)
    }),
  )
}

/** What is unconfirmed after a change of the original. A minor change leaves confirmed parts confirmed. */
export function afterOriginalChange(
  unconfirmed: Unconfirmed,
  {
    before,
    after,
    translation,
    version,
    isMinor,
  }: Record<'before' | 'after' | 'translation', Texts> & {
    version: number
    isMinor: boolean
  },
): Unconfirmed {
  const next = { ...unconfirmed }
  if (!isMinor)
    for (const [id, text] of changedParts(before, after)) {
      const known = next[id]
      next[id] = { before: known ? known.before : text, version }
    }
  return onlyPending(next, after, translation)
}

/** A space more or less is no answer to a change of the original. */
const withoutSpaces = (text = '') =>
  text
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ?(<[^<>]*>) ?/g, '$1')
    .trim()

/**
 * What is still unconfirmed after a save of the translation. A part is settled when the translator has changed its text to something
 * other than a copy of the original, or has listed it in `confirmed`. `seen` is the version of the original that the translator read:
 * what changed after it stays unconfirmed.
 */
export function afterTranslationSave(
  unconfirmed: Unconfirmed,
  {
    before,
    after,
    original,
    confirmed = [],
    seen = Number.POSITIVE_INFINITY,
  }: Record<'before' | 'after' | 'original', Texts> & { confirmed?: readonly string[]; seen?: number },
): Unconfirmed {
  const [old, now, theirs] = [withWhole(before), withWhole(after), partsOf(original)]
  const isCopy = (id: string) => now.has(id) && now.get(id) === theirs.get(id)
  const isAnswered = (id: string) =>
    confirmed.includes(id) || (withoutSpaces(old.get(id)) !== withoutSpaces(now.get(id)) && !isCopy(id))
  const left = Object.entries(unconfirmed).filter(([id, { version }]) => version > seen || !isAnswered(id))
  return onlyPending(Object.fromEntries(left), original, after)
}

/** The unconfirmed parts in the order of the original; those that it no longer has come last. */
export function outdatedParts(unconfirmed: Unconfirmed, original: Texts): string[] {
  const order = [...partsOf(original).keys()]
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length)
  return Object.keys(unconfirmed).sort((one, other) => place(one) - place(other))
}
