import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { imports } from '../../db/schema/import'
import { announce } from '../../http/cache/cache-tags'

export type Kind = (typeof imports.$inferSelect)['kind']

const isOf = (source: string, kind: Kind, sourceId: string) =>
  and(eq(imports.source, source), eq(imports.kind, kind), eq(imports.source_id, sourceId))

/** What an earlier import made of this. */
export async function findKnown(db: Db, source: string, kind: Kind, sourceId: string) {
  const { target, digest, version } = imports
  const [row] = await db
    .select({ target, digest, version })
    .from(imports)
    .where(isOf(source, kind, sourceId))
  return row
}

export const knownTarget = async (db: Db, source: string, kind: Kind, sourceId: string) =>
  (await findKnown(db, source, kind, sourceId))?.target

/** What readers do not see by itself. */
const UNSEEN: readonly Kind[] = ['picture', 'user', 'newsletter']

/** What of the source it was made of, and the version here that this gave. */
type Made = { digest: string; version: number }

/**
 * Records what was made of this, in the same transaction, and announces what readers see. If it was deleted since an earlier import, the new
 * one takes its place.
 */
export async function remember(
  tx: Db,
  source: string,
  kind: Kind,
  source_id: string,
  target: string | number,
  { digest, version }: Partial<Made> = {},
) {
  const made = { target: String(target), digest: digest ?? null, version: version ?? null }
  await tx
    .insert(imports)
    .values({ source, kind, source_id, ...made })
    .onConflictDoUpdate({ target: [imports.source, imports.kind, imports.source_id], set: made })
  if (!UNSEEN.includes(kind)) await announce(tx)
}
