import { languagesOfTopics } from '../../categories/categories.service'
import type { Db } from '../../db/client'
import type { SitemapSource } from '../../render/sitemap'
import { translationsOfArticles } from './article-translations.service'
import { listSitemapArticles, listSitemapParts, listSitemapSubjects } from './sitemap.service'

export const sitemapSource = (db: Db): SitemapSource => ({
  parts: () => listSitemapParts(db),
  async subjects() {
    const { topics, authors } = await listSitemapSubjects(db)
    const languages = await languagesOfTopics(db)
    return { topics: topics.map((topic) => ({ ...topic, languages: languages.get(topic.id) ?? [] })), authors }
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
