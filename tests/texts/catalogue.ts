export type Texts = { [name: string]: string | Texts }

const PLURAL = /_(zero|one|two|few|many|other)$/

export const isPlural = (key: string) => PLURAL.test(key)

/** A key without the form of its plural. */
export const stemOf = (key: string) => key.replace(PLURAL, '')

/** Every text of a catalogue by its key. */
export const flat = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [[path + name, text] as [string, string]] : flat(text, `${path}${name}.`),
  )

/** The forms that a key has to have in a language: one for each of its plurals, or itself. */
export const formsOf = (key: string, language: string, english: ReadonlyMap<string, string>) =>
  isPlural(key) && english.has(`${stemOf(key)}_other`)
    ? new Intl.PluralRules(language).resolvedOptions().pluralCategories.map((form) => `${stemOf(key)}_${form}`)
    : [key]

/** The English text of a key of any language. */
export const englishOf = (key: string, english: ReadonlyMap<string, string>) =>
  english.get(key) ?? english.get(`${stemOf(key)}_other`) ?? ''

/** The names that a text has places for, whatever marks them. */
export const placeholders = (text: string, mark: RegExp) => [...new Set(text.match(mark) ?? [])].sort()

/** The keys that sources name, and the groups of which they choose one by what they are given. */
export function usedKeys(sources: string) {
  const keys = new Set(Array.from(sources.matchAll(/['"`]([a-z]\w*(?:\.[\w-]+)+)['"`]/g), ([, key]) => key))
  const groups = new Set(Array.from(sources.matchAll(/`([a-z]\w*(?:\.\w+)*)\.\$\{/g), ([, group]) => group))
  return (key: string) => keys.has(stemOf(key)) || groups.has(key.slice(0, key.lastIndexOf('.')))
}
