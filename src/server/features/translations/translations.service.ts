import { EVENTS_SLUG } from '@shared/article-rules'
import { withIdsOf } from '@shared/content/parts'
import type { ManagedArticle } from '@shared/entities/article'
import type { Translation, TranslationLanguage, TranslationSave } from '@shared/entities/translation'
import { afterTranslationSave, outdatedParts } from '@shared/freshness'
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
import { type Freshness, freshness, unconfirmedOf } from './freshness.service'
import { digestOf } from './original-digest.service'
import {
  deleteTranslation,
  findTranslation,
  insertTranslation,
  listTranslations,
  setFreshness,
  type TranslationRow,
  updateTranslation,
} from './translations.queries'

async function shown(db: Db, row: TranslationRow, article: ManagedArticle): Promise<Translation> {
  const { article_id, updated_by, original_digest, unconfirmed: _, created_at, updated_at, ...translation } = row
  const unconfirmed = await unconfirmedOf(db, article, { ...row, translation: row })
  const earlier = Object.entries(unconfirmed).flatMap(([id, { before }]) => (before === null ? [] : [[id, before]]))
  return {
    ...translation,
    outdated: original_digest !== digestOf(article),
    outdated_blocks: outdatedParts(unconfirmed, article),
    earlier_texts: Object.fromEntries(earlier),
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }
}

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
  return shown(db, translation, article)
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
  if (translation) checkVersion(expected, translation, await shown(tx, translation, article))
  else if (expected) throw notFound('Translation')
  return translation
}

/** `accepted` is what the texts followed when they were saved before, if they are brought back. */
export async function saveTranslation(
  { db, cache, now, user, expectedVersion }: Editing,
  articleId: number,
  language: TranslationLanguage,
  { status: to, content, blocks, confirmed, original_version: seen, ...texts }: TranslationSave,
  accepted?: Freshness,
) {
  const original = blocks && (await findArticle(db, articleId))
  const converted = await convertContent({ content, blocks: original ? withIdsOf(original.blocks, blocks) : blocks })
  const saved = await db.transaction(async (tx) => {
    const article = await existingArticle(lockArticle(tx, articleId))
    const before = await lockTranslation(tx, article, language, expectedVersion)
    const status = to ?? before?.status ?? 'draft'
    if (!canChangeStatus(user, 'articles', before?.status ?? null, status)) throw forbidden()
    if (article.slug === EVENTS_SLUG && !isEventTarget(texts.excerpt)) throw invalid({ excerpt: messages.eventTarget })
    const values = { ...texts, status, updated_by: user.id }
    if (before)
      await updateTranslation(tx, articleId, language, { ...values, ...(converted && textOf(converted)) }, now())
    else {
      const text = textOf(converted ?? noContent)
      await insertTranslation(tx, articleId, language, { ...values, ...text, ...freshness({}, article) }, now())
    }
    const after = await followed(tx, { article, before, confirmed, seen, accepted }, articleId, language)
    await noteTranslationChange(tx, { before, after, user, now: now() })
    return shown(tx, after, article)
  })
  cache.invalidate()
  return saved
}

/** Stores which changes of the original the saved texts follow. */
async function followed(
  tx: Db,
  {
    article,
    before,
    confirmed,
    seen,
    accepted,
  }: {
    article: ManagedArticle
    before: TranslationRow | undefined
    confirmed?: string[]
    seen?: number
    accepted?: Freshness
  },
  articleId: number,
  language: TranslationLanguage,
) {
  const after = (await findTranslation(tx, articleId, language)) as TranslationRow
  if (!before) return after
  const known = await unconfirmedOf(tx, article, { ...before, translation: before })
  const unconfirmed = accepted
    ? { ...known, ...(await unconfirmedOf(tx, article, { ...accepted, translation: after })) }
    : afterTranslationSave(known, { before, after, original: article, confirmed, seen })
  const state = freshness(unconfirmed, article)
  await setFreshness(tx, articleId, language, state)
  return { ...after, ...state }
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
