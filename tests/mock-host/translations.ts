import { EVENTS_SLUG } from '@shared/article-rules'
import type { Article, ArticleSummary } from '@shared/entities/article'
import type { Translation } from '@shared/entities/translation'
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '@shared/languages'
import { isEventTarget } from '@shared/validation'
import type { State, StoredArticle, StoredTranslation } from './state'

/** How the server shows articles in other languages; its rules are in src/server/features/translations. */

export const textsOf = ({ title, excerpt, content }: Pick<StoredArticle, 'title' | 'excerpt' | 'content'>) =>
  JSON.stringify([title, excerpt, content])

export const shown = (
  { article_id, original, ...translation }: StoredTranslation,
  article: StoredArticle,
): Translation => ({ ...translation, outdated: original !== textsOf(article) })

export const translationsOf = (state: State, articleId: number) =>
  LANGUAGES.flatMap(({ code }) =>
    state.translations.filter(({ article_id, language }) => article_id === articleId && language === code),
  )

const published = (state: State, articleId: number) =>
  translationsOf(state, articleId).filter(({ status }) => status === 'published')

const publishedIn = (state: State, articleId: number, lang: LanguageCode) =>
  published(state, articleId).find(({ language }) => language === lang)

export function isFoundIn(state: State, articleId: number, lang: LanguageCode | undefined, q: string | undefined) {
  const translation = q && lang && publishedIn(state, articleId, lang)
  if (!translation) return false
  return [translation.title, translation.excerpt].some((text) => text.toLowerCase().includes(q.toLowerCase()))
}

export function summaryInLanguage(
  state: State,
  article: ArticleSummary,
  lang: LanguageCode | undefined,
): ArticleSummary {
  if (!lang) return article
  const translation = publishedIn(state, article.id, lang)
  if (!translation) return { ...article, lang: DEFAULT_LANGUAGE }
  const { title, content } = translation
  const isStray = article.slug === EVENTS_SLUG && !isEventTarget(translation.excerpt)
  const excerpt = isStray ? article.excerpt : translation.excerpt
  return { ...article, title, excerpt, content: article.content === undefined ? undefined : content, lang }
}

export function articleInLanguage(state: State, article: Article, lang: LanguageCode | undefined): Article {
  const translations = published(state, article.id)
  if (!lang && translations.length === 0) return article
  const languages = [DEFAULT_LANGUAGE, ...translations.map(({ language }) => language)] as LanguageCode[]
  const translation = lang && publishedIn(state, article.id, lang)
  const outdated = translation && translation.original !== textsOf(article)
  return {
    ...summaryInLanguage(state, article, lang),
    content: translation?.content ?? article.content,
    languages,
    outdated,
  }
}

export function forgetTranslations(state: State, articleId: number) {
  state.translations = state.translations.filter(({ article_id }) => article_id !== articleId)
}
