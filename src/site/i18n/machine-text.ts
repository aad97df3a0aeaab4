import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import type { MachineState } from '@shared/translation-desk'

/** Articles name the language of their original. */
type Record = { machine?: MachineState; language?: LanguageCode }

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Records, from a record, a list or neither. */
const recordsIn = (value: unknown): Record[] => [value].flat().filter(isObject)

/** What a page is about, from the data of its loader; undefined for a list. */
function subjectOf(data: object): Record | undefined {
  const { article, event, page, place } = data as { [name in 'article' | 'event' | 'page' | 'place']?: unknown }
  return [article, event, page, place].find(isObject)
}

/** What pages list. */
type Listing = { [name in 'lead' | 'articles' | 'events' | 'places']?: unknown } & {
  list?: { articles?: unknown } | null
  subject?: { topic?: unknown } | null
}

const isShown = ({ machine }: Record) => machine === 'shown'

/**
 * Whether a page has the text of a machine, so that search engines leave it out: what it is about, or, unless it is in English, what it
 * lists. What surrounds that, such as ads and recommended articles, does not count.
 */
export function isMachinePage(data: object = {}, language: LanguageCode) {
  const subject = subjectOf(data)
  if (subject) return isShown(subject)
  // Search engines have to find the magazine, also if it has an article in another language.
  if (language === DEFAULT_LANGUAGE) return false
  const { lead, articles, events, places, list, subject: about } = data as Listing
  return [lead, articles, events, places, list?.articles, about?.topic].flatMap(recordsIn).some(isShown)
}

/** A record with a machine's text, from anywhere in the data. */
function findMachineText(value: unknown): Record | undefined {
  if (!isObject(value)) return undefined
  return isShown(value) ? value : Object.values(value).map(findMachineText).find(Boolean)
}

/** The language in which what a machine has translated was written; undefined if that is English. */
export const originalOf = (data: object = {}) => (subjectOf(data) ?? findMachineText(data))?.language

/** What to tell the reader about a page with this data. */
export function machineNoteOf(data: object = {}): 'machine' | 'machineComing' | 'partlyMachine' | undefined {
  const subject = subjectOf(data)
  if (subject?.machine) return isShown(subject) ? 'machine' : 'machineComing'
  return findMachineText(data) && 'partlyMachine'
}
