import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from './languages'

/** Every language but the default one has addresses of its own: /id/articles/12. */
export function languagePath(language: LanguageCode, path: string) {
  if (language === DEFAULT_LANGUAGE) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** Of the feed of a language's articles. */
export const feedPath = (language: LanguageCode) => languagePath(language, '/feed.xml')

/** The language of an address, and the address without it. */
export function splitLanguage(pathname: string): { language: LanguageCode; path: string } {
  const [, code = '', rest = ''] = /^\/([^/]+)(.*)$/.exec(pathname) ?? []
  if (!isLanguageCode(code) || code === DEFAULT_LANGUAGE) return { language: DEFAULT_LANGUAGE, path: pathname }
  return { language: code, path: rest || '/' }
}
