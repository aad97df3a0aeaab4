import type { RejectionTemplate } from '@shared/entities/ad-review'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/client'
import { rejectionTemplates } from '../db/schema/ads'
import type { Editing } from '../http/route'
import { checkVersion } from '../http/versions'
import { DEFAULT_TEMPLATES } from './default-templates'

/** The whole list is one row. */
const ROW_ID = 1

export async function readTemplates(db: Db) {
  const [row] = await db.select().from(rejectionTemplates).where(eq(rejectionTemplates.id, ROW_ID))
  return { templates: row?.templates ?? DEFAULT_TEMPLATES, version: row?.version ?? 0 }
}

/** Replaces the list. What another reviewer has saved since the client read it is not overwritten. */
export const saveTemplates = ({ db, now, expectedVersion }: Editing, templates: RejectionTemplate[]) =>
  db.transaction(async (tx) => {
    // Locks the row, or the place where the first one goes, until the transaction ends.
    const empty = { id: ROW_ID, templates: DEFAULT_TEMPLATES, version: 0, updated_at: now() }
    await tx.insert(rejectionTemplates).values(empty).onConflictDoNothing()
    const isRow = eq(rejectionTemplates.id, ROW_ID)
    const [before] = await tx.select().from(rejectionTemplates).where(isRow).for('update')
    const version = before?.version ?? 0
    checkVersion(expectedVersion, { version }, { templates: before?.templates, version })
    const saved = { templates, version: version + 1 }
    await tx
      .update(rejectionTemplates)
      .set({ ...saved, updated_at: now() })
      .where(isRow)
    return saved
  })
