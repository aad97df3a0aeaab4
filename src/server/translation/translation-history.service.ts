import { pick } from '@shared/editable-fields'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/client'
import type { ListQuery } from '../db/list'
import { users } from '../db/schema/core'
import { notFound } from '../http/errors'
import { recordVersion, type VersionOf } from '../texts/versions/revisions.service'
import type { Followed } from './freshness.service'
import type {
  Progress,
  Saved,
  Stored,
  TranslationKey,
  TranslationKind,
  TranslationRevision,
} from './translation-kind.service'

async function nameOf(tx: Db, userId: number | null) {
  const [user] = userId === null ? [] : await tx.select({ name: users.name }).from(users).where(eq(users.id, userId))
  return user?.name ?? '–'
}

type Kind<Original extends Followed, Row extends Stored, Revision extends TranslationRevision> = Pick<
  TranslationKind<Original, Row, never, never, never, Revision>,
  'versions' | 'owner' | 'digestOf' | 'find' | 'name'
>

/** The versions of the translations of one kind; none, if they are not kept. */
export function historyOf<Original extends Followed, Row extends Stored, Revision extends TranslationRevision>({
  versions,
  owner,
  digestOf,
  find,
  name,
}: Kind<Original, Row, Revision>) {
  const versionOf = (fields: object, translation: Row, original_digest: string) =>
    ({
      ...pick(translation, { ...fields, [owner]: true, language: true, unconfirmed: true } as Record<
        keyof Row & string,
        true
      >),
      // Without drafts, readers see a translation as soon as it is saved.
      status: (translation as Progress).status ?? 'published',
      original_digest,
    }) as unknown as VersionOf<Revision>

  return {
    /** Records the result of a save as a revision, with the state of the original. Call it in the transaction of the save. */
    async record(tx: Db, { record, before, after, ...save }: Saved<Original, Row>) {
      if (!versions) return
      const { kept, fields = kept.fields } = versions
      const earlier = before && {
        version: versionOf(fields, before, before.original_digest),
        author_name: await nameOf(tx, before.updated_by),
        at: before.updated_at,
      }
      await recordVersion(tx, kept, versionOf(fields, after, digestOf(record)), save, earlier)
    },

    /** Call it in the transaction that deletes the translation. */
    async forget(tx: Db, key: TranslationKey) {
      await versions?.kept.deleteAll(tx, key)
    },

    async list(db: Db, key: TranslationKey, query: ListQuery<'id' | 'created_at' | 'title'>) {
      if (!(await find(db, key.id))) throw notFound(name)
      return versions ? versions.kept.list(db, key, query) : { revisions: [], total: 0 }
    },

    async read(db: Db, key: TranslationKey, revision: number) {
      const found = await versions?.kept.find(db, key, revision)
      if (!found) throw notFound('Version')
      return found
    },
  }
}
