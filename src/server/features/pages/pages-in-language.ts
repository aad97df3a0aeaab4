import type { ManagedPage, ManagedPageSummary, Page, PageSummary } from '@shared/entities/page'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import type { Db } from '../../db/client'
import { findPageTranslation, listPublishedTitles } from './page-translations.queries'

/** Adds the languages of each page, and replaces the titles by those of published translations. */
export async function listPagesInLanguage(
  db: Db,
  pages: ManagedPageSummary[],
  lang: LanguageCode | undefined,
): Promise<PageSummary[]> {
  const translations = await listPublishedTitles(
    db,
    pages.map(({ id }) => id),
  )
  return pages.map((page) => {
    const translated = translations.filter((each) => each.page_id === page.id)
    const shown = translated.find((each) => each.language === lang)
    return {
      ...page,
      title: shown?.title ?? page.title,
      ...(lang && { lang: shown?.language ?? DEFAULT_LANGUAGE }),
      languages: [DEFAULT_LANGUAGE, ...translated.map((each) => each.language)],
    }
  })
}

/** A page for a reader of this language. */
export async function pageInLanguage(db: Db, page: ManagedPage, lang: LanguageCode | undefined): Promise<Page> {
  const [{ lang: shownIn, languages } = { languages: [DEFAULT_LANGUAGE as LanguageCode] }] = await listPagesInLanguage(
    db,
    [page],
    lang,
  )
  const original: Page = { ...page, languages, ...(shownIn && { lang: shownIn }) }
  if (!lang || lang === DEFAULT_LANGUAGE || original.lang !== lang) return original
  const translation = await findPageTranslation(db, page, lang)
  // It may have been deleted since the languages were read.
  if (!translation) return { ...original, lang: DEFAULT_LANGUAGE }
  const { title, content, outdated } = translation
  return { ...original, title, content, outdated }
}
