import { isDeepStrictEqual } from 'node:util'
import type { ChangedKind } from '@shared/entities/change'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { canAll } from '@shared/permissions'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { publicChanges } from '../../db/schema/audit'
import type { Editing } from '../../http/route'

type Changed = { kind: ChangedKind; id: number; language?: LanguageCode }

type PublicChange = Changed & {
  title: string
  /** What readers saw and what they see now, as far as the call can change it; undefined if nothing. */
  before: object | undefined
  after: object | undefined
}

const isChangeOf = ({ kind, id, language = DEFAULT_LANGUAGE }: Changed) =>
  and(eq(publicChanges.kind, kind), eq(publicChanges.record_id, id), eq(publicChanges.language, language))

/** The change that an editor has not looked at yet. Its row stays locked until the transaction ends. */
export async function findPublicChange(tx: Db, changed: Changed) {
  const [row] = await tx.select().from(publicChanges).where(isChangeOf(changed)).for('update')
  return row
}

export const forgetPublicChange = (tx: Db, changed: Changed) => tx.delete(publicChanges).where(isChangeOf(changed))

/**
 * Notes a change of what readers see, for an editor to look at, unless an editor makes it: that also settles the changes before it. Call
 * it in the transaction of every change that goes live without the right to publish. The texts of articles have `noteArticleChange`.
 */
export async function notePublicChange(
  tx: Db,
  { title, before, after, ...changed }: PublicChange,
  { user, now }: Pick<Editing, 'user' | 'now'>,
) {
  if (canAll(user, 'publish', 'articles') || canAll(user, 'publish', changed.kind)) {
    await forgetPublicChange(tx, changed)
    return
  }
  if (isDeepStrictEqual(before, after)) return
  const { kind, id, language = DEFAULT_LANGUAGE } = changed
  const values = { title, removed: after === undefined, changed_by: user.id, changed_at: now() }
  await tx
    .insert(publicChanges)
    .values({ kind, record_id: id, language, ...values })
    .onConflictDoUpdate({ target: [publicChanges.kind, publicChanges.record_id, publicChanges.language], set: values })
}
