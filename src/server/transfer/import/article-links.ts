import { and, eq, sql } from 'drizzle-orm'
import { imports } from '../../db/schema/import'
import { trash } from '../../db/schema/trash'
import { reserveArticleIds } from '../../texts/articles/articles.queries'
import type { Visit } from './addresses-in'
import type { EyeRun } from './import-files'
import { remember } from './known'

const ARTICLE = /^((?:\/[a-z]{2}(?:-[A-Z]{2})?)?\/articles\/)(\d+)(?![^?#])/

/** Replaces the id in the address of an article by the one that it has here. */
export const articleLinks =
  (ids: ReadonlyMap<number, number>): Visit =>
  (address) =>
    address.replace(ARTICLE, (whole, path: string, id: string) => {
      const here = ids.get(Number(id))
      return here === undefined ? whole : `${path}${here}`
    })

/**
 * The ids here of all articles of the export by those there, before they are imported, because they link to one another. They are
 * recorded at once, so that an import that was interrupted goes on with the same ids.
 */
export async function reserveArticles({ db, source, folder, isDryRun }: EyeRun): Promise<Map<number, number>> {
  const ids = new Map<number, number>()
  if (isDryRun) return ids
  // An article in the trash keeps its id: it may come back.
  const isInTrash = sql<boolean>`exists (select 1 from ${trash}
    where ${trash.kind} = 'articles' and ${trash.item_id}::text = ${imports.target})`
  const rows = await db
    .select({ sourceId: imports.source_id, target: imports.target, isInTrash })
    .from(imports)
    .where(and(eq(imports.source, source.name), eq(imports.kind, 'article')))
  const known = new Map(rows.filter((row) => !row.isInTrash).map((row) => [Number(row.sourceId), Number(row.target)]))
  const fresh: number[] = []
  for (const id of folder.articleIds) {
    const here = known.get(id)
    if (here === undefined) fresh.push(id)
    else ids.set(id, here)
  }
  await db.transaction(async (tx) => {
    const reserved = await reserveArticleIds(tx, fresh.length)
    for (const [index, id] of fresh.entries()) {
      const here = reserved[index] as number
      ids.set(id, here)
      await remember(tx, source.name, 'article', String(id), here)
    }
  })
  return ids
}
