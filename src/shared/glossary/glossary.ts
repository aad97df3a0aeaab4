import type { TranslationLanguage } from '../entities/translation'

export type GlossaryEntry = {
  /** What it is called in English texts, in the singular. */
  english: string[]
  /** What translations may call it; the first is the usual one. */
  translations: string[]
  /**
   * Names are the same in every sentence. Names of peoples are inflected, or have an adjective, in many languages. Words of the
   * interface mean something else in an article.
   */
  use: 'subject' | 'name' | 'people' | 'interface'
  note?: string
}

const glossaries: Record<TranslationLanguage, () => Promise<{ default: unknown }>> = {
  id: () => import('./id.json'),
  'zh-CN': () => import('./zh-CN.json'),
  ja: () => import('./ja.json'),
  ko: () => import('./ko.json'),
  es: () => import('./es.json'),
  fr: () => import('./fr.json'),
  de: () => import('./de.json'),
  it: () => import('./it.json'),
  pt: () => import('./pt.json'),
  ru: () => import('./ru.json'),
  ar: () => import('./ar.json'),
  hi: () => import('./hi.json'),
  th: () => import('./th.json'),
  vi: () => import('./vi.json'),
  ms: () => import('./ms.json'),
}

/** The words that texts of this language use, with those of the interface. */
export const loadGlossary = async (language: TranslationLanguage) =>
  (await glossaries[language]()).default as GlossaryEntry[]

const LETTER = /[\p{L}\p{N}]/u
const isLetter = (character = '') => LETTER.test(character)

/** Finds these words or names in a text, the longest first, but not within other words. */
export function createFinder(words: string[]) {
  const byStart = new Map<string | undefined, string[]>()
  for (const word of words.toSorted((a, b) => b.length - a.length))
    byStart.set(word[0], [...(byStart.get(word[0]) ?? []), word])
  return function* (text: string) {
    for (let start = 0; start < text.length; ) {
      const found = byStart
        .get(text[start])
        ?.find(
          (word) => text.startsWith(word, start) && !isLetter(text[start - 1]) && !isLetter(text[start + word.length]),
        )
      if (found) yield { start, word: found }
      start += found?.length ?? 1
    }
  }
}

const plurals = (word: string) => [word, `${word}s`, word.replace(/y$/, 'ies')]

function occurs({ english, use }: GlossaryEntry, text: string) {
  const isName = use === 'name' || use === 'people'
  const find = createFinder(isName ? english : english.flatMap(plurals).map((word) => word.toLowerCase()))
  return !find(isName ? text : text.toLowerCase()).next().done
}

/** The entries whose subject occurs in an English text, without the words of the interface. */
export const entriesIn = (text: string, entries: GlossaryEntry[]) =>
  entries.filter((entry) => entry.use !== 'interface' && occurs(entry, text))

const folded = (text: string) => text.normalize('NFC').toLowerCase().replace(/[’']/g, "'")

/** Without an ending, which may be another in the sentence. Short words and those of scripts without spaces stay whole. */
const stemOf = (word: string) =>
  word.length > 5 && /\p{Script=Latin}|\p{Script=Cyrillic}/u.test(word) ? word.slice(0, -2) : word

const isUsed = (translation: string, text: string) =>
  folded(translation)
    .split(/[\s-]+/)
    .every((word) => text.includes(stemOf(word)))

/** The entries whose subject occurs in the original while none of their translations occurs in the translation. */
export function unusedEntries(original: string, translation: string, entries: GlossaryEntry[]) {
  const text = folded(translation)
  const found = entriesIn(original, entries)
  // The same word can have several entries, such as a mountain and a people.
  const known = new Set(
    found.filter((entry) => entry.translations.some((each) => isUsed(each, text))).flatMap(({ english }) => english),
  )
  return found.filter(({ english }) => !english.some((word) => known.has(word)))
}
