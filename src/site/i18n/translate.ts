import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { createTexts } from '@shared/texts'
import english from './en.json'

/** English is British. Numbers and dates use Latin digits and the Gregorian calendar in every language. */
export const localeOf = (language: LanguageCode) =>
  `${language === DEFAULT_LANGUAGE ? 'en-GB' : language}-u-ca-gregory-nu-latn`

const texts = createTexts({ english, localeOf, placeholder: /\{\{(\w+)(, number)?\}\}/g })

export const { has: hasCatalogue, add: addCatalogue, translate } = texts
