import { EVENTS_SLUG } from '@shared/article-rules'
import { pick, TEXT_FIELDS } from '@shared/editable-fields'
import type { Article, ArticleSummary, ManagedArticle } from '@shared/entities/article'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { isEventTarget } from '@shared/validation'
import { topicsInLanguage } from '../../categories/categories.service'
import type { Reading } from '../../translation/reading'
import { translationsOfArticles } from './article-translations.service'

const { blocks: _, content: __, ...LISTED_FIELDS } = TEXT_FIELDS

/** The article may have become an event, whose excerpt is an address, after it was translated. */
const excerptOf = (translation: { excerpt: string }, { slug, excerpt }: ArticleSummary) =>
  slug === EVENTS_SLUG && !isEventTarget(translation.excerpt) ? excerpt : translation.excerpt

/** What replaces the names of an article's categories by translated ones, for these articles. */
async function topicsFor(reading: Reading, articles: ArticleSummary[], lang: LanguageCode | undefined) {
  const all = await topicsInLanguage(
    reading,
    articles.flatMap(({ topics = [] }) => topics),
    lang,
  )
  const shown = new Map(all.map((topic) => [topic.id, topic]))
  return (article: ArticleSummary) => {
    const topics = (article.topics ?? []).map((topic) => shown.get(topic.id) ?? topic)
    return { topics, category_names: topics.map(({ name }) => name) }
  }
}

/** A list with the texts of published translations, where there are any. */
export async function listInLanguage(
  reading: Reading,
  articles: ArticleSummary[],
  lang: LanguageCode | undefined,
): Promise<ArticleSummary[]> {
  if (!lang || articles.length === 0) return articles
  if (lang === DEFAULT_LANGUAGE) return articles.map((article) => ({ ...article, lang }))
  const ids = articles.map(({ id }) => id)
  const [translations, topicsOf] = await Promise.all([
    translationsOfArticles.inLanguage(reading, ids, lang),
    topicsFor(reading, articles, lang),
  ])
  return articles.map((article) => {
    const { shown, machine } = translations.get(article.id) ?? {}
    if (!shown) return { ...article, ...topicsOf(article), lang: DEFAULT_LANGUAGE }
    const texts = { ...pick(shown, LISTED_FIELDS), content: shown.content ?? undefined }
    return { ...article, ...topicsOf(article), ...texts, excerpt: excerptOf(texts, article), lang, machine }
  })
}

/**
 * An article for a reader of this language, with the languages in which it is published. `withDrafts` is for staff, who see a
 * translation before it is published, under its own status.
 */
export async function articleInLanguage(
  reading: Reading,
  found: ManagedArticle,
  lang: LanguageCode | undefined,
  { withDrafts = false } = {},
): Promise<Article> {
  const article = lang ? { ...found, ...(await topicsFor(reading, [found], lang))(found) } : found
  const translated = (await translationsOfArticles.languages(reading.db, [article.id])).get(article.id) ?? []
  // Without `lang` in the query, list the languages only if there is a choice.
  if (!lang && translated.length === 0) return article
  const languages: LanguageCode[] = [DEFAULT_LANGUAGE, ...translated]
  const original: Article = { ...article, ...(lang && { lang: DEFAULT_LANGUAGE }), languages }
  const { shown, outdated, machine } = await translationsOfArticles.shownTo(reading, found, lang, { withDrafts })
  if (!shown) return { ...original, machine }
  const isDraft = withDrafts && !machine && shown.status !== 'published'
  return {
    ...original,
    ...pick(shown, { ...TEXT_FIELDS, translator: true }),
    status: isDraft && article.status === 'published' ? shown.status : article.status,
    excerpt: excerptOf(shown, article),
    lang,
    outdated,
    machine,
  }
}
