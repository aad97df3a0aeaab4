import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { isoOf, jsonOf, utc } from '../../db/json-rows'
import { articles, categories, users } from '../../db/schema/core'
import { articleCategories } from '../../db/schema/topics'
import { authorSlug } from '../../people/authors/authors.service'

/**
 * The ids in a part of the sitemap. In all sixteen languages it has 1,600 addresses, each with links to the others: 2.5 MB. A sitemap may
 * have 50 MB, but while one is written, readers wait.
 */
const PART = 100

const isPublished = sql.raw(`status = 'published'`)

/** The parts of the sitemap that have articles, from 1. Looks one article up for each, instead of reading all. */
export async function listSitemapParts(db: Db) {
  const { rows } = await db.execute<{ part: number }>(sql`
    with recursive firsts as (
      (select id from ${articles} where ${isPublished} order by id limit 1)
      union all
      select (select a.id from ${articles} a where a.${isPublished} and a.id > ((f.id - 1) / ${PART} + 1) * ${PART} order by a.id limit 1)
      from firsts f where f.id is not null
    )
    select (id - 1) / ${PART} + 1 as part from firsts where id is not null`)
  return rows.map(({ part }) => part)
}

const dates = jsonOf({
  id: articles.id,
  created_at: utc(articles.created_at),
  published_at: utc<string | null>(articles.published_at),
  revised_at: utc<string | null>(articles.revised_at),
})

type Dates = { id: number; created_at: string; published_at: string | null; revised_at: string | null }

/** The published articles of a part, the newest first. */
export async function listSitemapArticles(db: Db, part: number): Promise<Dates[]> {
  const { rows } = await db.execute<{ found: Dates[] }>(sql`
    select coalesce(json_agg(${dates} order by published_at desc, id desc), '[]') as found from ${articles}
    where ${isPublished} and id between ${(part - 1) * PART + 1} and ${part * PART}`)
  const found = rows[0]?.found ?? []
  return found.map(({ id, created_at, published_at, revised_at }) => ({
    id,
    created_at: isoOf(created_at),
    published_at: published_at && isoOf(published_at),
    revised_at: revised_at && isoOf(revised_at),
  }))
}

type Dated<Row> = Row & { newest: Date | string }

/** The topics and the authors of published articles, with the day of the newest one. */
export async function listSitemapSubjects(db: Db) {
  const topics = await db.execute<Dated<{ slug: string }>>(sql`
    select c.slug, newest.published_at as newest from ${categories} c, lateral (
      select ac.published_at from ${articleCategories} ac where ac.category_id = c.id and ac.${isPublished}
      order by ac.published_at desc nulls last, ac.article_id desc limit 1) as newest
    order by c.slug`)
  const own = sql`a.${isPublished} and a.byline is null`
  // From one author to the next: there may be many accounts, and many articles of each author.
  const authors = await db.execute<Dated<{ id: number; name: string }>>(sql`
    with recursive writers as (
      (select a.author_id from ${articles} a where ${own} and a.author_id is not null order by a.author_id limit 1)
      union all
      select (select a.author_id from ${articles} a where ${own} and a.author_id > w.author_id order by a.author_id limit 1)
      from writers w where w.author_id is not null
    )
    select u.id, u.name, newest.published_at as newest from writers w,
      lateral (select id, name from ${users} where id = w.author_id limit 1) as u, lateral (
      select a.published_at from ${articles} a where ${own} and a.author_id = u.id
      order by a.published_at desc nulls last, a.id desc limit 1) as newest`)
  const day = (newest: Date | string) => new Date(newest).toISOString()
  return {
    topics: topics.rows.map(({ slug, newest }) => ({ slug, newest: day(newest) })),
    authors: authors.rows.map(({ id, name, newest }) => ({ id, slug: authorSlug(name), newest: day(newest) })),
  }
}
