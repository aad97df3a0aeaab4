import { EVENTS_SLUG } from '@shared/article-rules'
import type { ManagedArticle } from '@shared/entities/article'
import type { Translation, TranslationInput, TranslationLanguage } from '@shared/entities/translation'
import { messages } from '@shared/messages'
import { canChangeStatus } from '@shared/permissions'
import { isEventTarget } from '@shared/validation'
import type { FastifyBaseLogger } from 'fastify'
import type { Converted } from '../../content/convert'
import type { Db } from '../../db/client'
import { forbidden, invalid, notFound } from '../../http/errors'
import type { Editing, Services } from '../../http/route'
import { checkVersion } from '../../http/versions'
import { suggest } from '../../translate/suggest'
import { translateArticle } from '../../translate/translate-article'
import { findArticle, lockArticle } from '../articles/articles.service'
import { convertContent, noContent } from '../articles/content.service'
import { forgetChange, noteTranslationChange } from '../changes/noted-changes.service'
import { digestOf } from './original-digest.service'
import {
  deleteTranslation,
  findTranslation,
  insertTranslation,
  listTranslations,
  type TranslationRow,
  updateTranslation,
} from './translations.queries'

const shown = (
  { article_id, updated_by, original_digest, created_at, updated_at, ...translation }: TranslationRow,
  article: ManagedArticle,
): Translation => ({
  ...translation,
  outdated: original_digest !== digestOf(article),
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
})

async function existingArticle(article: Promise<ManagedArticle | undefined>) {
  const found = await article
  if (!found) throw notFound('Article')
  return found
}

const textOf = ({ content, blocks }: Converted) => ({ content, blocks })

export async function readTranslations(db: Db, articleId: number) {
  const digest = digestOf(await existingArticle(findArticle(db, articleId)))
  return (await listTranslations(db, articleId)).map(({ original_digest, updated_at, ...translation }) => ({
    ...translation,
    outdated: original_digest !== digest,
    updated_at: updated_at.toISOString(),
  }))
}

export async function readTranslation(db: Db, articleId: number, language: TranslationLanguage) {
  const article = await existingArticle(findArticle(db, articleId))
  const translation = await findTranslation(db, articleId, language)
  if (!translation) throw notFound('Translation')
  return shown(translation, article)
}

/** The translation, if its version is the expected one; version 0 means that the client saw none. */
async function lockTranslation(
  tx: Db,
  article: ManagedArticle,
  language: TranslationLanguage,
  expected: number | undefined,
) {
  // The lock on the article's row serialises saves of a translation, including the first.
  const translation = await findTranslation(tx, article.id, language)
  if (translation) checkVersion(expected, translation, shown(translation, article))
  else if (expected) throw notFound('Translation')
  return translation
}

/** `digest` is that of the original's texts which the translation was made from: by default the present ones. */
export async function saveTranslation(
  { db, cache, now, user, expectedVersion }: Editing,
  articleId: number,
  language: TranslationLanguage,
  { status: to, content, blocks, ...texts }: TranslationInput,
  { digest }: { digest?: string } = {},
) {
  const converted = await convertContent({ content, blocks })
  const saved = await db.transaction(async (tx) => {
    const article = await existingArticle(lockArticle(tx, articleId))
    const before = await lockTranslation(tx, article, language, expectedVersion)
    const status = to ?? before?.status ?? 'draft'
    if (!canChangeStatus(user, 'articles', before?.status ?? null, status)) throw forbidden()
    if (article.slug === EVENTS_SLUG && !isEventTarget(texts.excerpt)) throw invalid({ excerpt: messages.eventTarget })
    const values = { ...texts, status, original_digest: digest ?? digestOf(article), updated_by: user.id }
    if (before)
      await updateTranslation(tx, articleId, language, { ...values, ...(converted && textOf(converted)) }, now())
    else await insertTranslation(tx, articleId, language, { ...values, ...textOf(converted ?? noContent) }, now())
    const after = (await findTranslation(tx, articleId, language)) as TranslationRow
    await noteTranslationChange(tx, { before, after, user, now: now() })
    return shown(after, article)
  })
  cache.invalidate()
  return saved
}

export async function removeTranslation(
  { db, cache, expectedVersion }: Editing,
  articleId: number,
  language: TranslationLanguage,
) {
  await db.transaction(async (tx) => {
    const article = await existingArticle(lockArticle(tx, articleId))
    if (!(await lockTranslation(tx, article, language, expectedVersion))) throw notFound('Translation')
    await deleteTranslation(tx, articleId, language)
    await forgetChange(tx, articleId, language)
  })
  cache.invalidate()
}

/** A machine translation for an editor to correct; nothing is stored. */
export async function suggestTranslation(
  services: Pick<Services, 'db' | 'translate'> & { log: FastifyBaseLogger },
  articleId: number,
  language: TranslationLanguage,
) {
  const article = await existingArticle(findArticle(services.db, articleId))
  return suggest(services, language, (translate) => translateArticle(translate, article, language))
}
