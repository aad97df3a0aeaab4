import { isDeepStrictEqual } from 'node:util'
import type { ChangedKind } from '@shared/entities/change'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { canAll } from '@shared/permissions'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { publicChanges } from '../../db/schema/audit'
import type { Editing } from '../../http/route'

/** Of articles, also the original is named by its language; all else is written in English. */
type Changed<Kind extends ChangedKind> = { kind: Kind; id: number } & (Kind extends 'articles'
  ? { language: LanguageCode }
  : { language?: LanguageCode })

type Named = { kind: ChangedKind; id: number; language?: LanguageCode }

type PublicChange<Kind extends ChangedKind> = Changed<Kind> & {
  title: string
  /** What readers saw and what they see now, as far as the call can change it; undefined if nothing. */
  before: object | undefined
  after: object | undefined
}

const isChangeOf = ({ kind, id, language = DEFAULT_LANGUAGE }: Named) =>
  and(eq(publicChanges.kind, kind), eq(publicChanges.record_id, id), eq(publicChanges.language, language))

/** The change that an editor has not looked at yet. Its row stays locked until the transaction ends. */
export async function findPublicChange(tx: Db, changed: Named) {
  const [row] = await tx.select().from(publicChanges).where(isChangeOf(changed)).for('update')
  return row
}

/** Under which language the removal of a record is noted: that of the original, which can no longer be read. */
export async function languageOfRemoved(tx: Db, { kind, id, at }: { kind: ChangedKind; id: number; at?: string }) {
  if (kind !== 'articles') return DEFAULT_LANGUAGE
  const rows = await tx
    .select({ language: publicChanges.language, changed_at: publicChanges.changed_at })
    .from(publicChanges)
    .where(and(eq(publicChanges.kind, kind), eq(publicChanges.record_id, id)))
    .orderBy(desc(publicChanges.changed_at))
  const meant = rows.find(({ changed_at }) => changed_at.toISOString() === at) ?? rows[0]
  return meant?.language ?? DEFAULT_LANGUAGE
}

export const forgetPublicChange = (tx: Db, changed: Named) => tx.delete(publicChanges).where(isChangeOf(changed))

/**
 * Notes a change of what readers see, for an editor to look at, unless an editor makes it: that also settles the changes before it. Call
 * it in the transaction of every change that goes live without the right to publish. The texts of articles have `noteArticleChange`.
 */
export async function notePublicChange<Kind extends ChangedKind>(
  tx: Db,
  { title, before, after, ...change }: PublicChange<Kind>,
  { user, now }: Pick<Editing, 'user' | 'now'>,
) {
  const changed = change as Named
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
