import { languagePath } from '@shared/language-paths'
import { DEFAULT_LANGUAGE, type LanguageCode, languageFor } from '@shared/languages'
import type { SiteSettings } from '@shared/site-entry'
import type { MachineState } from '@shared/translation-desk'
import { isOffered } from '../data/settings'

/** A path without the language, and the languages of what it shows, that of the original first; all of them by default. */
type Content = { path: string; languages?: LanguageCode[] }

type Translated = { languages?: LanguageCode[]; lang?: LanguageCode; machine?: MachineState }

/**
 * The languages of the page of a record: those that people have written, and on the page that shows it the one of a machine's text,
 * which search engines leave out. Hosts without translations do not list them.
 */
export const languagesOf = ({ languages = [DEFAULT_LANGUAGE], lang, machine }: Translated) =>
  machine === 'shown' && lang ? [...languages, lang] : languages

type Magazine = Pick<SiteSettings, 'own'>

/**
 * The language in which search engines index a page: what is not translated is shown, and indexed, in that of the original, or at the address
 * without a language if readers are not offered that one.
 */
export const canonicalLanguage = (
  { languages }: Pick<Content, 'languages'>,
  language: LanguageCode,
  magazine: Magazine,
) =>
  languages
    ? languageFor(
        languages.filter((code) => isOffered(magazine, code)),
        language,
      )
    : language

/** The one address of a page, whatever the reader's own carries. */
export const canonicalAddress = (
  content: Content,
  language: LanguageCode,
  { publicUrl, ...magazine }: Magazine & Pick<SiteSettings, 'publicUrl'>,
) => new URL(languagePath(canonicalLanguage(content, language, magazine), content.path), publicUrl).href
