import { pick, TRANSLATION_REVISION_FIELDS } from '@shared/editable-fields'
import type { ManagedArticle } from '@shared/entities/article'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { users } from '../../db/schema'
import type { UserRow } from '../../http/route'
import { recordVersion } from '../revisions/revisions.service'
import type { TranslationRow } from './article-freshness.service'
import { digestOf } from './original-digest.service'

export type SavedTranslation = {
  record: ManagedArticle
  before: TranslationRow | undefined
  after: TranslationRow
  user: UserRow
  now: Date
  autosaved: boolean
}

const versionOf = (translation: TranslationRow) => ({
  ...pick(translation, TRANSLATION_REVISION_FIELDS),
  ...pick(translation, { article_id: true, language: true, status: true, unconfirmed: true }),
})

async function nameOf(tx: Db, userId: number | null) {
  const [user] = userId === null ? [] : await tx.select({ name: users.name }).from(users).where(eq(users.id, userId))
  return user?.name ?? '–'
}

/** Records the result of a save as a revision, with the state of the original at that time. Call it in the transaction of the save. */
export async function recordTranslationRevision(tx: Db, { record, before, after, ...save }: SavedTranslation) {
  const version = { ...versionOf(after), original_digest: digestOf(record) }
  const earlier = before && {
    ...versionOf(before),
    original_digest: before.original_digest,
    author_name: await nameOf(tx, before.updated_by),
    at: before.updated_at,
  }
  await recordVersion(tx, version, save, earlier)
}
