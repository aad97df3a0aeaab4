import { anchorId } from '@shared/content/anchors'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client'
import { redirectKey } from '../../db/redirects'
import { articleRevisions, articles } from '../../db/schema/core'
import { imports, redirects } from '../../db/schema/import'
import { pages } from '../../db/schema/pages'
import { announce } from '../../http/cache/cache-tags'
import { convertContent } from '../../texts/articles/content.service'
import { addressesIn, withAddresses } from './addresses-in'
import type { ImportPass } from './import-pass'

type Texts = PgTable & { id: PgColumn; version: PgColumn; content: PgColumn; blocks: PgColumn }

/** The texts of this source that link to the old site, and were not edited here since. */
const listLinking = (db: Db, source: string, host: string, kind: 'article' | 'page', table: Texts) =>
  db
    .select({ id: sql<number>`${table.id}`, blocks: table.blocks })
    .from(table as PgTable)
    .innerJoin(imports, eq(imports.target, sql`${table.id}::text`))
    .where(
      and(
        eq(imports.source, source),
        eq(imports.kind, kind),
        eq(imports.version, table.version),
        sql`position(${`//${host}`} in ${table.content}) > 0`,
      ),
    )

/** Where links to the old site lead here. */
async function addressesHere(db: Db, host: string, linked: Iterable<string>) {
  const keys = new Map<string, string[]>()
  for (const address of linked) {
    if (!URL.canParse(address) || new URL(address).host.replace(/^www\./, '') !== host) continue
    const key = redirectKey(address)
    if (key) keys.set(key, [...(keys.get(key) ?? []), address])
  }
  const here = new Map<string, string>()
  if (keys.size === 0) return here
  const rows = await db
    .select()
    .from(redirects)
    .where(inArray(redirects.path, [...keys.keys()]))
  for (const { path, target } of rows)
    for (const address of keys.get(path) ?? []) {
      const { hash } = new URL(address)
      here.set(address, hash.length > 1 && !target.includes('#') ? `${target}#${anchorId(hash.slice(1))}` : target)
    }
  return here
}

/** Makes links between imported texts lead to their addresses here. The first imports of a source link to what comes after them. */
export async function linkHere({ db, source, signal }: ImportPass) {
  if (!source.url) return 0
  const host = new URL(source.url).host.replace(/^www\./, '')
  let changed = 0
  for (const [kind, table] of [
    ['article', articles],
    ['page', pages],
  ] as const) {
    for (const name of [host, `www.${host}`])
      for (const { id, blocks } of await listLinking(db, source.name, name, kind, table)) {
        signal.throwIfAborted()
        const document = blocks as typeof articles.$inferSelect.blocks
        if (!document) continue
        const here = await addressesHere(db, host, addressesIn(document).linked)
        if (here.size === 0) continue
        const converted = await convertContent({ blocks: withAddresses(document, here) })
        if (!converted) continue
        const { content, blocks: linked } = converted
        await db.transaction(async (tx) => {
          await tx
            .update(table as typeof articles)
            .set({ content, blocks: linked })
            .where(eq(table.id, id))
          if (kind === 'article') {
            const newest = sql`(select max(id) from ${articleRevisions} where article_id = ${id})`
            await tx.update(articleRevisions).set({ content, blocks: linked }).where(eq(articleRevisions.id, newest))
          }
          await announce(tx)
        })
        changed += 1
      }
  }
  return changed
}
