import { EVENTS_SLUG } from '@shared/article-rules'
import { textsOf as textsOfBlocks } from '@shared/content/document-texts'
import { toDocument } from '@shared/content/from-html'
import { toHtml } from '@shared/content/to-html'
import type { TranslationLanguage } from '@shared/entities/translation'
import { messages } from '@shared/messages'
import { canChangeStatus } from '@shared/permissions'
import { isEventTarget } from '@shared/validation'
import type { HandlersFor } from '../handlers-for'
import { checkVersion, forbidden, invalid, notFound, Refusal } from '../refusals'
import { touch } from '../rows'
import type { State, StoredArticle } from '../state'
import { shown, textsOf, translationsOf } from '../translations'
import { contentValues } from './article-changes'

type Params = { id: number; language: TranslationLanguage }

function articleOf(state: State, id: number) {
  const article = state.articles.find((each) => each.id === id)
  if (!article) throw notFound('Article')
  return article
}

/** What the client has seen as `expected`; version 0 is a translation that was not there. */
function openTranslation(state: State, article: StoredArticle, { language }: Params, expected: number | undefined) {
  const translation = translationsOf(state, article.id).find((each) => each.language === language)
  if (translation) checkVersion(expected, translation, shown(translation, article))
  else if (expected) throw notFound('Translation')
  return translation
}

export const translationHandlers = {
  'GET /api/articles/manage/:id/translations': ({ state, params }) => {
    const article = articleOf(state, params.id)
    return {
      translations: translationsOf(state, article.id).map((each) => shown(each, article)),
      machine: state.hasMachine,
    }
  },
  'GET /api/articles/manage/:id/translations/:language': ({ state, params }) => {
    const article = articleOf(state, params.id)
    const translation = openTranslation(state, article, params, undefined)
    if (!translation) throw notFound('Translation')
    return { translation: shown(translation, article) }
  },
  'PUT /api/articles/:id/translations/:language': ({ state, user, params, body, expectedVersion }) => {
    const article = articleOf(state, params.id)
    const before = openTranslation(state, article, params, expectedVersion)
    const status = body.status ?? before?.status ?? 'draft'
    if (!canChangeStatus(user, 'articles', before?.status ?? null, status)) throw forbidden()
    if (article.slug === EVENTS_SLUG && !isEventTarget(body.excerpt)) throw invalid({ excerpt: messages.eventTarget })
    const { title, excerpt } = body
    const now = new Date().toISOString()
    const saved = {
      ...(before ?? { content: '', blocks: null, created_at: now }),
      ...{ article_id: article.id, language: params.language, original: textsOf(article) },
      ...{ title, excerpt, status, ...contentValues(body) },
      ...touch(before ?? { version: 0 }),
    }
    state.translations = [...state.translations.filter((each) => each !== before), saved]
    return { message: 'Translation saved successfully!', translation: shown(saved, article) }
  },
  'DELETE /api/articles/:id/translations/:language': ({ state, params, expectedVersion }) => {
    const translation = openTranslation(state, articleOf(state, params.id), params, expectedVersion)
    if (!translation) throw notFound('Translation')
    state.translations = state.translations.filter((each) => each !== translation)
    return { message: 'Translation deleted successfully!' }
  },
  'POST /api/articles/:id/translations/:language/machine': ({ state, params }) => {
    const { title, excerpt, slug, content, blocks } = articleOf(state, params.id)
    if (!state.hasMachine) throw new Refusal('conflict', 'No machine translation is set up on this server')
    const translate = (text: string) => `[${params.language}] ${text}`
    const original = blocks ?? toDocument(content, 0)
    const parts = textsOfBlocks(original.blocks)
    const translated = { ...original, blocks: parts.replacedBy(parts.texts.map(translate)) } as typeof original
    return {
      ...{ title: translate(title), excerpt: slug === EVENTS_SLUG ? excerpt : translate(excerpt) },
      ...{ content: toHtml(translated), blocks: translated },
    }
  },
} satisfies HandlersFor<
  | 'GET /api/articles/manage/:id/translations'
  | 'GET /api/articles/manage/:id/translations/:language'
  | 'PUT /api/articles/:id/translations/:language'
  | 'DELETE /api/articles/:id/translations/:language'
  | 'POST /api/articles/:id/translations/:language/machine'
>
