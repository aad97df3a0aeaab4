import { stemmer as arabic } from '@orama/stemmers/arabic'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as hindi } from '@orama/stemmers/indian'
import { stemmer as indonesian } from '@orama/stemmers/indonesian'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as russian } from '@orama/stemmers/russian'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import type { LanguageCode } from '@shared/languages'
import { LRUCache } from 'lru-cache'

/** The Snowball stemmers that PostgreSQL has too. Here, so that snippets can mark what they find, whatever the database. */
const STEMMERS: Partial<Record<LanguageCode, (word: string) => string>> = {
  en: english,
  id: indonesian,
  // Malay has the same affixes.
  ms: indonesian,
  es: spanish,
  fr: french,
  de: german,
  it: italian,
  pt: portuguese,
  ru: russian,
  // The ending of a word with an article is left by the first time: الجزيرة would not be found by جزيرة.
  ar: (word) => arabic(arabic(word)),
  hi: hindi,
}

/** Stems that were computed lately: the same words occur in most texts. */
const known = new LRUCache<string, string>({ max: 20_000 })

/** The stem of a folded word; the word itself in languages without a stemmer. */
export function stemOf(word: string, language: LanguageCode) {
  const stemmer = STEMMERS[language]
  if (!stemmer) return word
  const key = `${language} ${word}`
  const found = known.get(key)
  if (found !== undefined) return found
  const stem = stemmer(word) || word
  known.set(key, stem)
  return stem
}
