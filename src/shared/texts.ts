import { DEFAULT_LANGUAGE, type LanguageCode } from './languages'

/**
 * The texts of a language, in the format of i18next: that library would be a tenth of the code that readers wait for.
 * tests/site/translate.test.ts compares the two.
 */
export type Texts = { [name: string]: string | Texts }
export type Values = Record<string, string | number | undefined>

type Options = {
  english: Texts
  /** A value's place in a text: its name and, if it is to be written as a number, `, number`. */
  placeholder: RegExp
  localeOf: (language: LanguageCode) => string
}

/** Keeps what is made for a language: a list has hundreds of numbers. */
function perLanguage<Value>(create: (language: LanguageCode) => Value) {
  const made = new Map<LanguageCode, Value>()
  return (language: LanguageCode) => {
    const value = made.get(language) ?? create(language)
    made.set(language, value)
    return value
  }
}

const pluralRules = perLanguage((language) => new Intl.PluralRules(language))

/** Catalogues of texts, and how to fill them in. */
export function createTexts({ english, placeholder, localeOf }: Options) {
  const catalogues = new Map<LanguageCode, Texts>([[DEFAULT_LANGUAGE, english]])
  const numberFormat = perLanguage((language) => new Intl.NumberFormat(localeOf(language)))

  function textAt(key: string, language: LanguageCode) {
    const found = key
      .split('.')
      .reduce<string | Texts | undefined>(
        (texts, name) => (typeof texts === 'object' ? texts[name] : undefined),
        catalogues.get(language),
      )
    return typeof found === 'string' ? found : undefined
  }

  /** The text that fits the count, if there is one: each language may have a form for zero besides those of its grammar. */
  function findText(key: string, language: LanguageCode, { count }: Values) {
    if (typeof count !== 'number') return textAt(key, language)
    const form = `${key}_${pluralRules(language).select(count)}`
    const zero = count === 0 ? textAt(`${key}_zero`, language) : undefined
    return zero ?? textAt(form, language) ?? textAt(key, language)
  }

  return {
    has: (language: LanguageCode) => catalogues.has(language),
    add: (language: LanguageCode, texts: Texts) => catalogues.set(language, texts),
    /** The text of a key with its placeholders filled in, in English if the language lacks it; undefined if English lacks it too. */
    translate(key: string, language: LanguageCode, values: Values = {}) {
      const text = findText(key, language, values) ?? findText(key, DEFAULT_LANGUAGE, values)
      return text?.replace(placeholder, (_, name: string, isNumber?: string) => {
        const value = values[name] ?? ''
        return isNumber && value !== '' ? numberFormat(language).format(Number(value)) : String(value)
      })
    },
  }
}
