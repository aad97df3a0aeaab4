export type Texts = { [name: string]: string | Texts }

const PLURAL = /_(zero|one|two|few|many|other)$/

export const isPlural = (key: string) => PLURAL.test(key)

/** The key without its plural suffix. */
export const stemOf = (key: string) => key.replace(PLURAL, '')

/** All texts of a catalogue as pairs of key and text. */
export const flat = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [[path + name, text] as [string, string]] : flat(text, `${path}${name}.`),
  )

/** The keys that a catalogue needs for an English key: one per plural category of the language, or the key itself. */
export const formsOf = (key: string, language: string, english: ReadonlyMap<string, string>) =>
  isPlural(key) && english.has(`${stemOf(key)}_other`)
    ? new Intl.PluralRules(language).resolvedOptions().pluralCategories.map((form) => `${stemOf(key)}_${form}`)
    : [key]

/** The English text for a key, also for plural forms that English lacks. */
export const englishOf = (key: string, english: ReadonlyMap<string, string>) =>
  english.get(key) ?? english.get(`${stemOf(key)}_other`) ?? ''

/** The placeholders in a text. `mark` matches one of them. */
export const placeholders = (text: string, mark: RegExp) => [...new Set(text.match(mark) ?? [])].sort()

/** Finds the keys in sources, including groups used as `group.${name}`. Returns a check whether a key is used. */
export function usedKeys(sources: string) {
  const keys = new Set(Array.from(sources.matchAll(/['"`]([a-z]\w*(?:\.[\w-]+)+)['"`]/g), ([, key]) => key))
  const groups = new Set(Array.from(sources.matchAll(/`([a-z]\w*(?:\.\w+)*)\.\$\{/g), ([, group]) => group))
  return (key: string) => keys.has(stemOf(key)) || groups.has(key.split(/\.(?=[A-Z]+ \/|[^.]*$)/)[0] ?? '')
}
