import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from './languages'

/** Every language except the default has a path prefix: /id/articles/12. */
export function languagePath(language: LanguageCode, path: string) {
  if (language === DEFAULT_LANGUAGE) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** The path of a language's feed. */
export const feedPath = (language: LanguageCode) => languagePath(language, '/feed.xml')

/** Splits a path into its language and the path without it. */
export function splitLanguage(pathname: string): { language: LanguageCode; path: string } {
  const [, code = '', rest = ''] = /^\/([^/]+)(\/.*)?$/s.exec(pathname) ?? []
  if (!isLanguageCode(code) || code === DEFAULT_LANGUAGE) return { language: DEFAULT_LANGUAGE, path: pathname }
  return { language: code, path: rest || '/' }
}
