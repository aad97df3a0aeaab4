import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { imports } from '../../db/schema/import'
import { announce } from '../../http/cache/cache-tags'

export type Kind = (typeof imports.$inferSelect)['kind']

/** What an earlier import made of this. */
export async function knownTarget(db: Db, source: string, kind: Kind, sourceId: string) {
  const [row] = await db
    .select({ target: imports.target })
    .from(imports)
    .where(and(eq(imports.source, source), eq(imports.kind, kind), eq(imports.source_id, sourceId)))
  return row?.target
}

/** What readers do not see by itself. */
const UNSEEN: readonly Kind[] = ['picture', 'user', 'newsletter']

/**
 * Records what was made of this, in the same transaction, and announces what readers see. If it was deleted since an earlier import, the new
 * one takes its place.
 */
export async function remember(tx: Db, source: string, kind: Kind, source_id: string, target: string | number) {
  await tx
    .insert(imports)
    .values({ source, kind, source_id, target: String(target) })
    .onConflictDoUpdate({
      target: [imports.source, imports.kind, imports.source_id],
      set: { target: String(target) },
    })
  if (!UNSEEN.includes(kind)) await announce(tx)
}
