import { EVENTS_SLUG } from '@shared/article-rules'
import { and, between, desc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { articles, categories, series, users } from '../../db/schema/core'
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

/** The published articles of a part, the newest first. */
export async function listSitemapArticles(db: Db, part: number) {
  const { id, language, created_at, published_at, revised_at } = articles
  const rows = await db
    .select({ id, language, created_at, published_at, revised_at })
    .from(articles)
    .where(and(isPublished, between(id, (part - 1) * PART + 1, part * PART)))
    .orderBy(desc(published_at), desc(id))
  return rows.map((row) => ({
    id: row.id,
    language: row.language,
    created_at: row.created_at.toISOString(),
    published_at: row.published_at?.toISOString() ?? null,
    revised_at: row.revised_at?.toISOString() ?? null,
  }))
}

/** The events, the newest first. */
export async function listSitemapEvents(db: Db) {
  const { id, language, updated_at, slug, status } = articles
  const rows = await db
    .select({ id, language, updated_at })
    .from(articles)
    .where(and(eq(slug, EVENTS_SLUG), ne(status, 'review')))
    .orderBy(desc(id))
  return rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() }))
}

type Dated<Row> = Row & { newest: Date | string }

/** The topics, the series and the authors of published articles, with the day of the newest one. */
export async function listSitemapSubjects(db: Db) {
  const topics = await db.execute<Dated<{ id: number; slug: string }>>(sql`
    select c.id, c.slug, newest.published_at as newest from ${categories} c, lateral (
      select ac.published_at from ${articleCategories} ac where ac.category_id = c.id and ac.${isPublished}
      order by ac.published_at desc nulls last, ac.article_id desc limit 1) as newest
    order by c.slug`)
  const ofSeries = await db.execute<Dated<{ id: number; slug: string }>>(sql`
    select s.id, s.slug, newest.published_at as newest from ${series} s, lateral (
      select a.published_at from ${articles} a where a.series_id = s.id and a.${isPublished}
      order by a.published_at desc, a.id desc limit 1) as newest
    order by s.slug`)
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
    series: ofSeries.rows.map(({ newest, ...one }) => ({ ...one, newest: day(newest) })),
    topics: topics.rows.map(({ newest, ...topic }) => ({ ...topic, newest: day(newest) })),
    authors: authors.rows.map(({ id, name, newest }) => ({ id, slug: authorSlug(name), newest: day(newest) })),
  }
}
