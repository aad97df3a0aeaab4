import type { PageField } from '@shared/editable-fields'
import type { ManagedPage, ManagedPageSummary } from '@shared/entities/page'
import type { Total } from '@shared/paging'
import type { PageStatus } from '@shared/statuses'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { type ListQuery, listRows, matching } from '../../db/list'
import { pages } from '../../db/schema/pages'
import { bumpVersion } from '../../http/versions'

type PageRow = typeof pages.$inferSelect

const toPage = (row: PageRow): ManagedPage => ({
  ...row,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

type PageQuery = ListQuery<'id' | 'title' | 'slug' | 'status' | 'created_at' | 'updated_at'> & { status?: PageStatus }

export async function listPages(
  db: Db,
  { status, ...query }: PageQuery,
): Promise<{ pages: ManagedPageSummary[] } & Total> {
  const where = and(
    status ? eq(pages.status, status) : undefined,
    matching(query.q, pages.title, pages.slug, pages.content),
  )
  const { rows, ...total } = await listRows(db, pages, query, where)
  return { pages: rows.map(toPage), ...total }
}

export async function findPage(db: Db, id: number) {
  const [row] = await db.select().from(pages).where(eq(pages.id, id))
  return row && toPage(row)
}

export async function findPageBySlug(db: Db, slug: string) {
  const [row] = await db.select().from(pages).where(eq(pages.slug, slug))
  return row && toPage(row)
}

export async function lockPage(tx: Db, id: number) {
  const [row] = await tx.select().from(pages).where(eq(pages.id, id)).for('update')
  return row && toPage(row)
}

export type PageValues = Pick<typeof pages.$inferInsert, PageField>

export async function insertPage(tx: Db, values: PageValues, now: Date) {
  const [row] = await tx
    .insert(pages)
    .values({ ...values, created_at: now, updated_at: now })
    .returning()
  return toPage(row as PageRow)
}

export async function updatePage(tx: Db, id: number, values: Partial<PageValues>, now: Date) {
  const [row] = await tx
    .update(pages)
    .set({ ...values, ...bumpVersion(pages, now) })
    .where(eq(pages.id, id))
    .returning()
  return toPage(row as PageRow)
}
