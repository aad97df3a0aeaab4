import { languagePath } from '@shared/language-paths'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import type { SiteSettings } from '@shared/site-entry'

/** A path without the language, and the languages of what it shows; all of them by default. */
type Content = { path: string; languages?: LanguageCode[] }

/** The language in which search engines index a page: an untranslated article shows its English original. */
export const canonicalLanguage = ({ languages }: Pick<Content, 'languages'>, language: LanguageCode) =>
  languages?.includes(language) === false ? DEFAULT_LANGUAGE : language

/** The one address of a page, whatever the reader's own carries. */
export const canonicalAddress = (
  content: Content,
  language: LanguageCode,
  { publicUrl }: Pick<SiteSettings, 'publicUrl'>,
) => new URL(languagePath(canonicalLanguage(content, language), content.path), publicUrl).href
