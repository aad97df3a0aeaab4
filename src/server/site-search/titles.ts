import type { Found } from '@shared/entities/found'
import { languagePath } from '@shared/language-paths'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { paths } from '@shared/paths'
import { listPlacesWith, placesInLanguage } from '../places/places.service'
import { listSummaries } from '../texts/articles/articles.service'
import { listInLanguage } from '../texts/articles/in-language.service'
import { listPagesWith } from '../texts/pages/pages.service'
import { listPagesInLanguage } from '../texts/pages/pages-in-language'
import type { Reading } from '../translation/reading'

type Reader = { lang: LanguageCode | undefined; now: Date }

type Shown = Pick<Found, 'id' | 'title' | 'lang' | 'url'>

type List = (reading: Reading, ids: number[], reader: Reader) => Promise<Shown[]>

const inLanguage = (lang: LanguageCode | undefined, path: string) => languagePath(lang ?? DEFAULT_LANGUAGE, path)

/** What readers of a language see of the records with these ids. */
export const listTitles: Record<Found['kind'], List> = {
  async articles(reading, ids, { lang }) {
    const articles = await listInLanguage(reading, await listSummaries(reading.db, ids), lang)
    return articles.map(({ id, title, lang: shown }) => ({
      id,
      title,
      lang: shown,
      url: inLanguage(lang, paths.article(id)),
    }))
  },
  async events(reading, ids, { lang }) {
    const events = await listInLanguage(reading, await listSummaries(reading.db, ids), lang)
    return events.map(({ id, title, lang: shown }) => ({
      id,
      title,
      lang: shown,
      url: inLanguage(lang, paths.event(id)),
    }))
  },
  async places(reading, ids, reader) {
    const places = await placesInLanguage(reading, await listPlacesWith(reading.db, ids), reader)
    return places.map(({ id, name, lang, slug }) => ({
      id,
      title: name,
      lang,
      url: inLanguage(reader.lang, paths.place(slug)),
    }))
  },
  async pages(reading, ids, { lang }) {
    const pages = await listPagesInLanguage(reading, await listPagesWith(reading.db, ids), lang)
    return pages.map(({ id, title, lang: shown, slug }) => ({
      id,
      title,
      lang: shown,
      url: inLanguage(lang, paths.page(slug)),
    }))
  },
}
