import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { imports } from '../../db/schema/import'

export type Kind = (typeof imports.$inferSelect)['kind']

/** What an earlier import made of this. */
export async function knownTarget(db: Db, source: string, kind: Kind, sourceId: string) {
  const [row] = await db
    .select({ target: imports.target })
    .from(imports)
    .where(and(eq(imports.source, source), eq(imports.kind, kind), eq(imports.source_id, sourceId)))
  return row?.target
}

/** Records what was made of this. If it was deleted since an earlier import, the new one takes its place. */
export const remember = (db: Db, source: string, kind: Kind, source_id: string, target: string | number) =>
  db
    .insert(imports)
    .values({ source, kind, source_id, target: String(target) })
    .onConflictDoUpdate({
      target: [imports.source, imports.kind, imports.source_id],
      set: { target: String(target) },
    })
