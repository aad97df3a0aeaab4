import { EVENTS_SLUG } from '@shared/article-rules'
import { pick } from '@shared/editable-fields'
import type { Article, ArticleSummary, ManagedArticle } from '@shared/entities/article'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { TEXT_FIELDS } from '@shared/text-fields'
import { isEventTarget } from '@shared/validation'
import type { Db } from '../../db/client'
import { topicsInLanguage } from '../categories/categories.service'
import { translationsOfArticles } from './article-translations.service'

const { blocks: _, content: __, ...LISTED_FIELDS } = TEXT_FIELDS

/** The article may have become an event, whose excerpt is an address, after it was translated. */
const excerptOf = (translation: { excerpt: string }, { slug, excerpt }: ArticleSummary) =>
  slug === EVENTS_SLUG && !isEventTarget(translation.excerpt) ? excerpt : translation.excerpt

/** Replaces the names of the categories by translated ones. */
async function withTopicsInLanguage<Row extends ArticleSummary>(
  db: Db,
  articles: Row[],
  lang: LanguageCode | undefined,
): Promise<Row[]> {
  const all = await topicsInLanguage(
    db,
    articles.flatMap(({ topics = [] }) => topics),
    lang,
  )
  const shown = new Map(all.map((topic) => [topic.id, topic]))
  return articles.map((article) => {
    const topics = (article.topics ?? []).map((topic) => shown.get(topic.id) ?? topic)
    return { ...article, topics, category_names: topics.map(({ name }) => name) }
  })
}

/** Replaces the texts of a list by those of published translations. */
export async function listInLanguage(
  db: Db,
  articles: ArticleSummary[],
  lang: LanguageCode | undefined,
): Promise<ArticleSummary[]> {
  if (!lang) return articles
  if (lang === DEFAULT_LANGUAGE || articles.length === 0) return articles.map((article) => ({ ...article, lang }))
  const ids = articles.map(({ id }) => id)
  const translations = await translationsOfArticles.inLanguage(db, ids, lang)
  return (await withTopicsInLanguage(db, articles, lang)).map((article) => {
    const translation = translations.get(article.id)
    if (!translation) return { ...article, lang: DEFAULT_LANGUAGE }
    const texts = { ...pick(translation, LISTED_FIELDS), content: translation.content ?? undefined }
    return { ...article, ...texts, excerpt: excerptOf(texts, article), lang }
  })
}

/** An article for a reader of this language, with the languages in which it is published. */
export async function articleInLanguage(
  db: Db,
  found: ManagedArticle,
  lang: LanguageCode | undefined,
): Promise<Article> {
  const [article = found] = lang ? await withTopicsInLanguage(db, [found], lang) : [found]
  const translated = (await translationsOfArticles.languages(db, [article.id])).get(article.id) ?? []
  // Without `lang` in the query, list the languages only if there is a choice.
  if (!lang && translated.length === 0) return article
  const languages: LanguageCode[] = [DEFAULT_LANGUAGE, ...translated]
  const original: Article = { ...article, ...(lang && { lang: DEFAULT_LANGUAGE }), languages }
  if (!lang || lang === DEFAULT_LANGUAGE) return original
  const translation = await translationsOfArticles.find(db, { id: article.id, language: lang })
  if (translation?.status !== 'published') return original
  return {
    ...original,
    ...pick(translation, TEXT_FIELDS),
    excerpt: excerptOf(translation, article),
    lang,
    outdated: translationsOfArticles.isOutdated(translation, article),
  }
}
