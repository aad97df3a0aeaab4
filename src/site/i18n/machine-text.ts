import type { LanguageCode } from '@shared/languages'
import type { MachineState } from '@shared/translation-desk'

/** Articles name the language of their original. */
type Record = { machine?: MachineState; language?: LanguageCode }

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Records, from a record, a list or neither. */
function recordsIn(value: unknown): Record[] {
  if (Array.isArray(value)) return value.filter(isObject)
  return isObject(value) ? [value] : []
}

/** What a page is about, from the data of its loader; undefined for a list. */
function subjectOf(data: object): Record | undefined {
  const { article, page, place } = data as { [name in 'article' | 'page' | 'place']?: unknown }
  return recordsIn([article, page, place])[0]
}

const isShown = ({ machine }: Record) => machine === 'shown'

/**
 * Whether a page has the text of a machine, so that search engines leave it out: what it is about, or what it lists. What surrounds that,
 * such as ads and recommended articles, does not count.
 */
export function isMachinePage(data: object = {}) {
  const subject = subjectOf(data)
  if (subject) return isShown(subject)
  const { lead, articles, events, places, list, subject: about } = data as { [name: string]: unknown }
  const listed = isObject(list) && 'articles' in list ? list.articles : undefined
  const topic = isObject(about) && 'topic' in about ? about.topic : undefined
  return [lead, articles, events, places, listed, topic].flatMap(recordsIn).some(isShown)
}

/** Whether a machine's text is anywhere in the data. */
const hasMachineText = (value: unknown): boolean =>
  isObject(value) && (isShown(value) || Object.values(value).some(hasMachineText))

/** The language in which the subject of a page was written; undefined if it has none, or is in English. */
export const originalOf = (data: object = {}) => subjectOf(data)?.language

/** What to tell the reader about a page with this data. */
export function machineNoteOf(data: object = {}): 'machine' | 'machineComing' | 'partlyMachine' | undefined {
  const subject = subjectOf(data)
  if (subject?.machine) return isShown(subject) ? 'machine' : 'machineComing'
  return hasMachineText(data) ? 'partlyMachine' : undefined
}
