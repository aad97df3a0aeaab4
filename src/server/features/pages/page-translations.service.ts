import type { ManagedPage, PageTranslation, PageTranslationInput } from '@shared/entities/page'
import type { TranslationLanguage } from '@shared/entities/translation'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db/client'
import { notFound } from '../../http/errors'
import type { Editing, Services } from '../../http/route'
import { checkVersion } from '../../http/versions'
import { suggest } from '../../translate/suggest'
import { translateTexts } from '../../translate/translate-texts'
import { noContent } from '../articles/content.service'
import {
  deletePageTranslation,
  findPageTranslation,
  insertPageTranslation,
  updatePageTranslation,
} from './page-translations.queries'
import { lockForChange, readPage, statusToStore, textToStore } from './pages.service'

type Which = { id: number; language: TranslationLanguage }

export async function readPageTranslation(db: Db, { id, language }: Which) {
  const translation = await findPageTranslation(db, await readPage(db, id), language)
  if (!translation) throw notFound('Translation')
  return translation
}

/** The translation, if its version is the expected one; version 0 means that the client saw none. */
async function lockTranslation(tx: Db, page: ManagedPage, language: TranslationLanguage, expected?: number) {
  // The lock on the page's row serialises saves of a translation, including the first.
  const translation = await findPageTranslation(tx, page, language)
  if (translation) checkVersion(expected, translation, translation)
  else if (expected) throw notFound('Translation')
  return translation
}

export async function savePageTranslation(
  { db, cache, now, user, expectedVersion }: Editing,
  { id, language }: Which,
  { title, status: to, ...input }: PageTranslationInput,
) {
  const text = await textToStore(input)
  const translation = await db.transaction(async (tx) => {
    const page = await lockForChange(tx, id)
    const before = await lockTranslation(tx, page, language, expectedVersion)
    const values = { title, status: statusToStore(user, before?.status, to), language, now: now() }
    if (before) await updatePageTranslation(tx, page, { ...values, ...text })
    else {
      const { content, blocks } = text ?? noContent
      await insertPageTranslation(tx, page, { ...values, content, blocks })
    }
    return (await findPageTranslation(tx, page, language)) as PageTranslation
  })
  cache.invalidate()
  return translation
}

export async function removePageTranslation({ db, cache, expectedVersion }: Editing, { id, language }: Which) {
  await db.transaction(async (tx) => {
    const page = await lockForChange(tx, id)
    if (!(await lockTranslation(tx, page, language, expectedVersion))) throw notFound('Translation')
    await deletePageTranslation(tx, id, language)
  })
  cache.invalidate()
}

/** A machine translation for an editor to correct; nothing is stored. */
export async function suggestPageTranslation(
  services: Pick<Services, 'db' | 'translate'> & { log: FastifyBaseLogger },
  { id, language }: Which,
) {
  const { title, ...page } = await readPage(services.db, id)
  return suggest(services, language, async (translate) => {
    const { fields, ...text } = await translateTexts(translate, { ...page, fields: { title } }, language)
    return { ...fields, ...text }
  })
}
