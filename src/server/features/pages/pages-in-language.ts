import type { ManagedPage, ManagedPageSummary, Page, PageSummary } from '@shared/entities/page'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import type { Db } from '../../db/client'
import { translationsOfPages } from './page-translations'

/** Adds the languages of each page, and replaces the titles by those of published translations. */
export async function listPagesInLanguage(
  db: Db,
  pages: ManagedPageSummary[],
  lang: LanguageCode | undefined,
): Promise<PageSummary[]> {
  const ids = pages.map(({ id }) => id)
  const languages = await translationsOfPages.languages(db, ids)
  const translations = await translationsOfPages.inLanguage(db, ids, lang)
  return pages.map((page) => {
    const shown = translations.get(page.id)
    return {
      ...page,
      title: shown?.title ?? page.title,
      ...(lang && { lang: shown?.language ?? DEFAULT_LANGUAGE }),
      languages: [DEFAULT_LANGUAGE, ...(languages.get(page.id) ?? [])],
    }
  })
}

/** A page for a reader of this language. */
export async function pageInLanguage(db: Db, page: ManagedPage, lang: LanguageCode | undefined): Promise<Page> {
  const translated = (await translationsOfPages.languages(db, [page.id])).get(page.id) ?? []
  const original: Page = {
    ...page,
    languages: [DEFAULT_LANGUAGE, ...translated],
    ...(lang && { lang: DEFAULT_LANGUAGE }),
  }
  if (!lang || lang === DEFAULT_LANGUAGE || !translated.includes(lang)) return original
  const translation = await translationsOfPages.find(db, { id: page.id, language: lang })
  // It may have been withdrawn or deleted since the languages were read.
  if (translation?.status !== 'published') return original
  const { title, content } = translation
  return { ...original, title, content, lang, outdated: translationsOfPages.isOutdated(translation, page) }
}
