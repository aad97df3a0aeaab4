import type { PageField } from '@shared/editable-fields'
import type { ManagedPage, ManagedPageSummary } from '@shared/entities/page'
import type { Total } from '@shared/paging'
import type { PageStatus } from '@shared/statuses'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { type ListQuery, listRows, readRows } from '../../db/list'
import { searched, textOfHtml, translated } from '../../db/list-search'
import { pages, pageTranslations } from '../../db/schema/pages'
import { bumpVersion } from '../../http/versions'

type PageRow = typeof pages.$inferSelect

const toPage = (row: PageRow): ManagedPage => ({
  ...row,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

type PageQuery = ListQuery<'id' | 'title' | 'slug' | 'status' | 'created_at' | 'updated_at'> & { status?: PageStatus }

export const listPages = (db: Db, { status, ...query }: PageQuery): Promise<{ pages: ManagedPageSummary[] } & Total> =>
  searched(query.q, async (matching) => {
    const titles = translated(pageTranslations, pageTranslations.title, pages.id)
    const where = and(
      status ? eq(pages.status, status) : undefined,
      matching(pages.title, titles, pages.slug, textOfHtml(pages.content)),
    )
    const { rows, ...total } = await listRows(db, pages, query, where)
    return { pages: rows.map(toPage), ...total }
  })

/** The pages with these ids, in this order. */
export const listPagesWith = async (db: Db, ids: number[]) => (await readRows(db, pages, ids)).map(toPage)

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
