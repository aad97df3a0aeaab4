import { languagesOfTopics } from '../../categories/categories.service'
import type { Db } from '../../db/client'
import type { SitemapSource } from '../../render/sitemap'
import { languagesOfSeries } from '../../series/series.service'
import { translationsOfArticles } from './article-translations.service'
import { listSitemapArticles, listSitemapParts, listSitemapSubjects } from './sitemap.service'

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
  async articles(part) {
    const articles = await listSitemapArticles(db, part)
    const ids = articles.map(({ id }) => id)
    const languages = ids.length > 0 ? await translationsOfArticles.languages(db, ids) : new Map()
    return articles.map(({ language, ...article }) => ({
      ...article,
      languages: [language, ...(languages.get(article.id) ?? [])],
    }))
  },
})
