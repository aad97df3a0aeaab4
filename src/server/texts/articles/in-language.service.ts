import { EVENTS_SLUG } from '@shared/article-rules'
import { pick, TEXT_FIELDS } from '@shared/editable-fields'
import type { Article, ArticleSummary, ManagedArticle, ManagedSummary } from '@shared/entities/article'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { isEventTarget } from '@shared/validation'
import { topicsInLanguage } from '../../categories/categories.service'
import type { Reading } from '../../translation/reading'
import { translationsOfArticles } from './article-translations.service'

const { blocks: _, content: __, ...LISTED_FIELDS } = TEXT_FIELDS

/** The article may have become an event, whose excerpt is an address, after it was translated. */
const excerptOf = (translation: { excerpt: string }, { slug, excerpt }: ArticleSummary) =>
  slug === EVENTS_SLUG && !isEventTarget(translation.excerpt) ? excerpt : translation.excerpt

/** Readers see the byline in place of the account, of which they then learn nothing. */
export const underByline = <Row extends Pick<ManagedSummary, 'author_name' | 'byline' | 'author'>>(
  article: Row,
): Row => (article.byline ? { ...article, author_name: article.byline, author: null, authors: undefined } : article)

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

/** Names the language of texts if the reader has asked for one, or would take it for English. */
const namedLanguage = (language: LanguageCode, asked: LanguageCode | undefined) =>
  asked || language !== DEFAULT_LANGUAGE ? { lang: language } : {}

/** A list with the texts of published translations, where there are any; for English readers if no language is named. */
export async function listInLanguage(
  reading: Reading,
  articles: ArticleSummary[],
  lang: LanguageCode | undefined,
): Promise<ArticleSummary[]> {
  if (articles.length === 0) return articles
  const wanted = lang ?? DEFAULT_LANGUAGE
  const [translations, topicsOf] = await Promise.all([
    translationsOfArticles.inLanguage(reading, articles, wanted),
    wanted === DEFAULT_LANGUAGE ? () => undefined : topicsFor(reading, articles, wanted),
  ])
  return articles.map((article) => {
    const { shown, machine } = translations.get(article.id) ?? {}
    const named = { ...article, ...topicsOf(article) }
    if (!shown) return { ...named, ...namedLanguage(article.language, lang) }
    const texts = { ...pick(shown, LISTED_FIELDS), content: shown.content ?? undefined }
    return { ...named, ...texts, excerpt: excerptOf(texts, article), lang: wanted, machine }
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
  const wanted = lang ?? DEFAULT_LANGUAGE
  // Without `lang` in the query, list the languages only if there is a choice, or it is not English.
  if (!lang && translated.length === 0 && article.language === wanted) return article
  const languages = [article.language, ...translated]
  const original: Article = { ...article, ...namedLanguage(article.language, lang), languages }
  const { shown, outdated, machine } = await translationsOfArticles.shownTo(reading, found, wanted, { withDrafts })
  if (!shown) return { ...original, machine }
  const isDraft = withDrafts && !machine && shown.status !== 'published'
  return {
    ...original,
    ...pick(shown, { ...TEXT_FIELDS, translator: true }),
    status: isDraft && article.status === 'published' ? shown.status : article.status,
    excerpt: excerptOf(shown, article),
    lang: wanted,
    outdated,
    machine,
  }
}
