import type { ManagedPage, ManagedPageSummary, Page, PageSummary } from '@shared/entities/page'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import type { Reading } from '../../translation/reading'
import { translationsOfPages } from './page-translations'

/** Adds the languages of each page, and replaces the titles by those of published translations. */
export async function listPagesInLanguage(
  reading: Reading,
  pages: ManagedPageSummary[],
  lang: LanguageCode | undefined,
): Promise<PageSummary[]> {
  const ids = pages.map(({ id }) => id)
  const languages = await translationsOfPages.languages(reading.db, ids)
  const translations = await translationsOfPages.inLanguage(reading, pages, lang)
  return pages.map((page) => {
    const { shown, machine } = translations.get(page.id) ?? {}
    return {
      ...page,
      title: shown?.title ?? page.title,
      ...(lang && { lang: shown?.language ?? DEFAULT_LANGUAGE, machine }),
      languages: [DEFAULT_LANGUAGE, ...(languages.get(page.id) ?? [])],
    }
  })
}

/** A page for a reader of this language. `withDrafts` is for staff, who see a translation before it is published. */
export async function pageInLanguage(
  reading: Reading,
  page: ManagedPage,
  lang: LanguageCode | undefined,
  { withDrafts = false } = {},
): Promise<Page> {
  const translated = (await translationsOfPages.languages(reading.db, [page.id])).get(page.id) ?? []
  const original: Page = {
    ...page,
    languages: [DEFAULT_LANGUAGE, ...translated],
    ...(lang && { lang: DEFAULT_LANGUAGE }),
  }
  const { shown, outdated, machine } = await translationsOfPages.shownTo(reading, page, lang, { withDrafts })
  if (!shown) return { ...original, machine }
  const { title, content } = shown
  const isDraft = !machine && shown.status !== 'published'
  return { ...original, title, content, lang, outdated, machine, ...(isDraft && { status: 'draft' }) }
}
