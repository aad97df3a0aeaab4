import { TRANSLATE_COOKIE } from './constants'
import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from './languages'

/** The reader's language as the translation cookie has it: /en/xx. Others may write the cookie too. */
export function chosenLanguage(cookies = ''): LanguageCode | undefined {
  const value = new RegExp(`(?:^|; )${TRANSLATE_COOKIE}=([^;]*)`).exec(cookies)?.[1] ?? ''
  const code = value.replace(/%2F/gi, '/').split('/')[2] ?? ''
  return isLanguageCode(code) ? code : undefined
}

export const languageCookie = (code: LanguageCode) => `${TRANSLATE_COOKIE}=/${DEFAULT_LANGUAGE}/${code}`
