import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'

/**
 * The texts of a language, in the format of i18next. The dashboard uses that library; on the site it would be a tenth of the code that
 * readers wait for. tests/site/translate.test.ts compares the two.
 */
export type Texts = { [name: string]: string | Texts }
export type Values = Record<string, string | number>

const catalogues = new Map<LanguageCode, Texts[]>()

/** Adds texts of a language to those that have been loaded. */
export const addTexts = (language: LanguageCode, texts: Texts) =>
  catalogues.set(language, [...(catalogues.get(language) ?? []), texts])

/** English is British. Numbers and dates use Latin digits and the Gregorian calendar in every language. */
export const localeOf = (language: LanguageCode) =>
  `${language === DEFAULT_LANGUAGE ? 'en-GB' : language}-u-ca-gregory-nu-latn`

/** Keeps what is made for a language: a list has hundreds of numbers, and to make a format takes longer than to use it. */
export function perLanguage<Value>(create: (language: LanguageCode) => Value) {
  const made = new Map<LanguageCode, Value>()
  return (language: LanguageCode) => {
    const value = made.get(language) ?? create(language)
    made.set(language, value)
    return value
  }
}

const pluralRules = perLanguage((language) => new Intl.PluralRules(language))
const numberFormat = perLanguage((language) => new Intl.NumberFormat(localeOf(language)))

function textIn(catalogue: Texts, key: string) {
  const found = key
    .split('.')
    .reduce<string | Texts | undefined>(
      (texts, name) => (typeof texts === 'object' ? texts[name] : undefined),
      catalogue,
    )
  return typeof found === 'string' ? found : undefined
}

function textAt(key: string, language: LanguageCode) {
  for (const catalogue of catalogues.get(language) ?? []) {
    const text = textIn(catalogue, key)
    if (text !== undefined) return text
  }
}

/** The text that fits the count, if there is one: each language may have a form for zero besides those of its grammar. */
function findText(key: string, language: LanguageCode, { count }: Values) {
  if (typeof count !== 'number') return textAt(key, language)
  const form = `${key}_${pluralRules(language).select(count)}`
  return (count === 0 ? textAt(`${key}_zero`, language) : undefined) ?? textAt(form, language) ?? textAt(key, language)
}

/** The text of a key with its placeholders filled in, in English if the language lacks it; undefined if English lacks it too. */
export function translate(key: string, language: LanguageCode, values: Values = {}) {
  const text = findText(key, language, values) ?? findText(key, DEFAULT_LANGUAGE, values)
  return text?.replace(/\{\{(\w+)(, number)?\}\}/g, (_, name: string, isNumber?: string) => {
    const value = values[name] ?? ''
    return isNumber && value !== '' ? numberFormat(language).format(Number(value)) : String(value)
  })
}
