import { eq } from 'drizzle-orm'
import type { Db } from '../db/client'
import type { ListQuery } from '../db/list'
import { users } from '../db/schema/core'
import { notFound } from '../http/errors'
import { recordVersion } from '../texts/versions/revisions.service'
import type { Followed } from './freshness.service'
import { existing } from './reading.service'
import type { Saved, SavedKind, TranslationRevision } from './translation-kind.service'
import type { Stored, TranslationKey } from './translation-rows'

async function nameOf(tx: Db, userId: number | null) {
  const [user] = userId === null ? [] : await tx.select({ name: users.name }).from(users).where(eq(users.id, userId))
  return user?.name ?? '–'
}

/** The versions of the translations of one kind; none, if they are not kept. */
export function historyOf<Original extends Followed, Row extends Stored, Input, Revision extends TranslationRevision>({
  versions,
  digestOf,
  find,
  name,
}: SavedKind<Original, Row, Input, Revision>) {
  const stateOf = ({ language, unconfirmed, status = 'published' }: Row, original_digest: string) => ({
    language,
    unconfirmed,
    original_digest,
    // Without drafts, readers see a translation as soon as it is saved.
    status,
  })

  const read = (db: Db, key: TranslationKey, revision: number) =>
    existing('Version', versions?.kept.find(db, key, revision))

  return {
    read,

    /** Records the result of a save as a revision, with the state of the original. Call it in the transaction of the save. */
    async record(tx: Db, { record, before, after, ...save }: Saved<Original, Row>) {
      if (!versions) return
      const { kept, versionOf } = versions
      const earlier = before && {
        version: versionOf(before, stateOf(before, before.original_digest)),
        author_name: await nameOf(tx, before.updated_by),
        at: before.updated_at,
      }
      await recordVersion(tx, kept, versionOf(after, stateOf(after, digestOf(record))), save, earlier)
    },

    /** Call it in the transaction that deletes the translation. */
    async forget(tx: Db, key: TranslationKey) {
      await versions?.kept.deleteAll(tx, key)
    },

    async list(db: Db, key: TranslationKey, query: ListQuery<'id' | 'created_at' | 'title'>) {
      await existing(name, find(db, key.id))
      return versions ? versions.kept.list(db, key, query) : { revisions: [], total: 0 }
    },

    /** What a save takes that brings a version back. */
    async readInput(db: Db, key: TranslationKey, revision: number) {
      if (!versions) throw notFound('Version')
      const found = await read(db, key, revision)
      const { original_digest, unconfirmed } = found
      const accepted = { original_digest: original_digest ?? '', unconfirmed: unconfirmed ?? {} }
      return { input: versions.inputOf(found), accepted }
    },
  }
}
