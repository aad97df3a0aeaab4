import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from './languages'

/** The cookie in which the translation widget stores its language, as /en/xx. */
const TRANSLATE_COOKIE = 'googtrans'
const CHOICE = new RegExp(`(?:^|; )${TRANSLATE_COOKIE}=([^;]*)`)

/** The reader's language according to the cookie. Other programs may write it too, so its value is checked. */
export function chosenLanguage(cookies = ''): LanguageCode | undefined {
  const value = CHOICE.exec(cookies)?.[1] ?? ''
  const code = value.replace(/%2F/gi, '/').split('/')[2] ?? ''
  return isLanguageCode(code) ? code : undefined
}

const YEAR_SECONDS = 365 * 86_400

/** The cookie that stores a choice. */
export const languageCookie = (code: LanguageCode) =>
  `${TRANSLATE_COOKIE}=/${DEFAULT_LANGUAGE}/${code}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`

/** Cookies that remove the widget's own. It writes them for the parent domains too, where they would contradict ours. */
export function widgetCookieRemovals(hostname: string) {
  const labels = hostname.split('.')
  return labels
    .slice(0, -1)
    .map((_, index) => `${TRANSLATE_COOKIE}=; domain=${labels.slice(index).join('.')}; path=/; max-age=0`)
}
