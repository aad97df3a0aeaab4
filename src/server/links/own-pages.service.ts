import type { LinkState } from '@shared/entities/link-check'
import { splitLanguage } from '@shared/language-paths'
import { inArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/client'
import { findRedirect } from '../db/redirects'
import { articles, categories, series } from '../db/schema/core'
import { pages } from '../db/schema/pages'
import { places } from '../db/schema/places'

type Source = { table: PgTable; key: PgColumn; status?: PgColumn }

/** The pages of the site that come and go, by the first part of their paths. */
const SOURCES = {
  articles: { table: articles, key: articles.id, status: articles.status },
  places: { table: places, key: places.slug, status: places.status },
  pages: { table: pages, key: pages.slug, status: pages.status },
  topics: { table: categories, key: categories.slug },
  series: { table: series, key: series.slug },
} satisfies Record<string, Source>

type Kind = keyof typeof SOURCES

const OWN = /^\/(articles|places|pages|topics|series)\/([^/?#]+)\/?(?:[?#]|$)/

function pageIn(url: string) {
  const [, kind, name = ''] = OWN.exec(splitLanguage(url).path) ?? []
  if (!kind || (kind === 'articles' && !/^\d{1,9}$/.test(name))) return undefined
  return { kind: kind as Kind, name: kind === 'articles' ? String(Number(name)) : name.toLowerCase() }
}

/** Whether readers find these pages of one kind, by name. Those that do not exist are missing. */
async function statesOf(db: Db, kind: Kind, names: string[]) {
  const { table, key, status }: Source = SOURCES[kind]
  const wanted = kind === 'articles' ? names.map(Number) : names
  const rows = await db
    .select({
      name: sql<string>`${key}::text`,
      isPublished: status ? sql<boolean>`${status} = 'published'` : sql<boolean>`true`,
    })
    .from(table)
    .where(inArray(key, wanted))
  return new Map(rows.map(({ name, isPublished }) => [name, isPublished ? 'answers' : 'unpublished'] as const))
}

/** What paths on this site lead to. An old address leads to the new one. */
export async function statesOfPaths(db: Db, urls: string[]) {
  const asked = urls.flatMap((url) => pageIn(url) ?? [])
  const states = new Map<Kind, Map<string, LinkState>>()
  for (const kind of new Set(asked.map((page) => page.kind))) {
    const names = [...new Set(asked.filter((page) => page.kind === kind).map(({ name }) => name))]
    const found = new Map<string, LinkState>(await statesOf(db, kind, names))
    for (const name of names)
      if (!found.has(name)) found.set(name, (await findRedirect(db, `/${kind}/${name}`)) ? 'answers' : 'absent')
    states.set(kind, found)
  }
  return (url: string): LinkState => {
    const page = pageIn(url)
    return page ? (states.get(page.kind)?.get(page.name) ?? 'absent') : 'answers'
  }
}
