import type { LanguageCode } from '@shared/languages'
import { languagesOfTopics } from '../../categories/categories.service'
import type { Db } from '../../db/client'
import type { SitemapSource } from '../../render/sitemap'
import { languagesOfSeries } from '../../series/series.service'
import { translationsOfArticles } from './article-translations.service'
import { listSitemapArticles, listSitemapEvents, listSitemapParts, listSitemapSubjects } from './sitemap.service'

/** Adds the languages in which these are written, that of the original first. */
async function withLanguages<Row extends { id: number; language: LanguageCode }>(db: Db, rows: Row[]) {
  const ids = rows.map(({ id }) => id)
  const languages = ids.length > 0 ? await translationsOfArticles.languages(db, ids) : new Map<number, LanguageCode[]>()
  return rows.map(({ language, ...row }) => ({ ...row, languages: [language, ...(languages.get(row.id) ?? [])] }))
}

export const sitemapSource = (db: Db): SitemapSource => ({
  parts: () => listSitemapParts(db),
  async subjects() {
    const { topics, series, authors } = await listSitemapSubjects(db)
    const [ofTopics, ofSeries] = [await languagesOfTopics(db), await languagesOfSeries(db)]
    return {
      topics: topics.map((topic) => ({ ...topic, languages: ofTopics.get(topic.id) ?? [] })),
      series: series.map((one) => ({ ...one, languages: ofSeries.get(one.id) ?? [] })),
      authors,
    }
  },
  articles: async (part) => withLanguages(db, await listSitemapArticles(db, part)),
  events: async () => withLanguages(db, await listSitemapEvents(db)),
})
