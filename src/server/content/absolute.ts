import { languagePath } from '@shared/language-paths'
import type { LanguageCode } from '@shared/languages'
import { paths } from '@shared/paths'

/** What begins so exists in every language, the home page too. */
const PAGES = [paths.about, paths.articles, paths.places, paths.pages, paths.topics, paths.series(''), '/authors/']

const isPage = (path: string) => /^\/(?:[?#]|$)/.test(path) || PAGES.some((start) => path.startsWith(start))

/** A link to a page without a language leads to the reader's, which shows the original where there is no translation. */
export const pageFor = (language: LanguageCode, href: string) => (isPage(href) ? languagePath(language, href) : href)
