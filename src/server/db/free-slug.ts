import { latinSlug } from '@shared/latin-slug'
import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './client'

type Slugged = PgTable & { id: PgColumn; slug: PgColumn }

type Options = {
  /** What the slugs of names without Latin letters begin with. */
  fallback: string
  isReserved: (slug: string) => boolean
  /** The id of the row that the slug is for, if there is one already. */
  except?: number
}

/** Derives a slug from a name that no other row has: `name`, `name-2` and so on. */
export async function freeSlug(tx: Db, table: Slugged, name: string, { fallback, isReserved, except = 0 }: Options) {
  const derived = latinSlug(name)
  const base = !derived || isReserved(derived) ? [fallback, derived].filter(Boolean).join('-') : derived
  const rows = await tx
    .select({ slug: table.slug })
    .from(table as PgTable)
    .where(and(ne(table.id, except), or(eq(table.slug, base), sql`${table.slug} like ${`${base}-%`}`)))
  const taken = new Set(rows.map(({ slug }) => slug))
  let slug = base
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`
  return slug
}
