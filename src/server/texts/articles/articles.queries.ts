import { EVENTS_SLUG } from '@shared/article-rules'
import type { ArticleField, EVENT_FIELDS } from '@shared/editable-fields'
import type { ArticleSummary, ManagedArticle, ManagedSummary } from '@shared/entities/article'
import type { TopicLink } from '@shared/entities/category'
import { and, asc, eq, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import type { Db } from '../../db/client'
import { prepared } from '../../db/prepared'
import { unacceptedChanges } from '../../db/schema/audit'
import { articles, categories, users } from '../../db/schema/core'
import { workingCopies } from '../../db/schema/desk'
import { leadStory } from '../../db/schema/lead'
import { articlePlaces } from '../../db/schema/places'
import { articleTranslators } from '../../db/schema/plans'
import { articleCategories } from '../../db/schema/topics'
import { isOneOf, placeIn } from '../../db/sql'
import { bumpVersion } from '../../http/versions'
import { authorSlug } from '../../people/authors/authors.service'
import { furtherAuthors, namedAuthors } from './further-authors'

/** With the byline, under which readers see it instead of its author. */
export type PublicSummary = ArticleSummary & Pick<ManagedSummary, 'byline'>

const topics = sql<TopicLink[]>`(
  select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) order by c.name), '[]') from ${articleCategories} ac
  join ${categories} c on c.id = ac.category_id where ac.article_id = ${articles}.id)`

/** With the present name, which makes the address of the author's page. Null if the account was deleted. */
const author = sql<{ id: number; name: string } | null>`(
  select json_build_object('id', u.id, 'name', u.name) from ${users} u where u.id = ${articles}.author_id)`

const categoryIds = sql<number[]>`(
  select coalesce(json_agg(ac.category_id order by ac.category_id), '[]') from ${articleCategories} ac
  where ac.article_id = ${articles}.id)`

const placeIds = sql<number[]>`(
  select coalesce(json_agg(ap.place_id order by ap.position), '[]') from ${articlePlaces} ap
  where ap.article_id = ${articles}.id)`

const translatorsOf = sql<ManagedArticle['translators']>`(
  select coalesce(json_agg(json_build_object('language', t.language, 'user_id', t.user_id) order by t.language), '[]')
  from ${articleTranslators} t where t.article_id = ${articles}.id)`

export const isPinned = sql<boolean>`exists (select 1 from ${leadStory} l where l.article_id = ${articles}.id)`

const hasWorkingCopy = sql<boolean>`exists (
  select 1 from ${workingCopies} w where w.article_id = ${articles}.id)`

const changedAfterSchedule = sql<boolean>`case
  when ${articles.publish_at} is null then false
  when ${articles.status} = 'published' then exists (select 1 from ${workingCopies} w
    where w.article_id = ${articles}.id and w.version <> w.scheduled_version)
  else exists (select 1 from ${unacceptedChanges} u where u.article_id = ${articles}.id and u.language = ${articles}.language)
  end`

/** What readers see in a list. */
const publicColumns = {
  id: articles.id,
  title: articles.title,
  excerpt: articles.excerpt,
  // Only the cards of events show the text. Without it, the rows of a list are many times smaller.
  content: sql<string | null>`case when ${articles.slug} = ${EVENTS_SLUG} then ${articles.content} end`,
  image_url: articles.image_url,
  image_alt: articles.image_alt,
  image_caption: articles.image_caption,
  image_credit: articles.image_credit,
  created_at: articles.created_at,
  updated_at: articles.updated_at,
  published_at: articles.published_at,
  revised_at: articles.revised_at,
  pinned: isPinned,
  views: articles.views,
  author_name: articles.author_name,
  byline: articles.byline,
  author,
  status: articles.status,
  slug: articles.slug,
  version: articles.version,
  language: articles.language,
  starts_at: articles.starts_at,
  ends_at: articles.ends_at,
  place_id: articles.place_id,
  topics,
}

const managedColumns = {
  ...publicColumns,
  publish_at: articles.publish_at,
  changed_after_schedule: changedAfterSchedule,
  has_working_copy: hasWorkingCopy,
  author_id: articles.author_id,
  due_at: articles.due_at,
  assignee_id: articles.assignee_id,
}

const isoOf = (instant: Date | null) => instant?.toISOString() ?? null

type PublicRow = SelectResultFields<typeof publicColumns>

const eventOf = ({ starts_at, ends_at, place_id }: Pick<PublicRow, keyof typeof EVENT_FIELDS>) => ({
  starts_at: isoOf(starts_at),
  ends_at: isoOf(ends_at),
  place_id,
})

const toSummary = ({ starts_at, ends_at, place_id, ...row }: PublicRow): PublicSummary => ({
  ...row,
  ...(row.slug === EVENTS_SLUG && eventOf({ starts_at, ends_at, place_id })),
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  published_at: isoOf(row.published_at),
  revised_at: isoOf(row.revised_at),
  content: row.content ?? undefined,
  category_names: row.topics.map(({ name }) => name),
  author: row.author && { id: row.author.id, slug: authorSlug(row.author.name) },
})

const toManaged = ({
  publish_at,
  changed_after_schedule,
  has_working_copy,
  author_id,
  due_at,
  assignee_id,
  ...row
}: SelectResultFields<typeof managedColumns>): ManagedSummary => ({
  ...toSummary(row),
  ...eventOf(row),
  publish_at: isoOf(publish_at),
  changed_after_schedule,
  has_working_copy,
  author_id,
  due_at: isoOf(due_at),
  assignee_id,
})

const isWanted = isOneOf(articles.id, sql.placeholder('ids'))
const asWanted = placeIn(sql.placeholder('ids'), articles.id)

const selectPublic = prepared((db) =>
  db.select(publicColumns).from(articles).where(isWanted).orderBy(asWanted).prepare('public_articles'),
)
const selectManaged = prepared((db) =>
  db.select(managedColumns).from(articles).where(isWanted).orderBy(asWanted).prepare('managed_articles'),
)

/** The articles with these ids, in this order, as readers see them. */
export const listSummaries = async (db: Db, ids: number[]) => (await selectPublic(db).execute({ ids })).map(toSummary)

/** Likewise, as staff see them. */
export const listManagedSummaries = async (db: Db, ids: number[]) =>
  (await selectManaged(db).execute({ ids })).map(toManaged)

export async function findArticle(db: Db, id: number): Promise<ManagedArticle | undefined> {
  const [row] = await db
    .select({
      ...managedColumns,
      content: articles.content,
      blocks: articles.blocks,
      meta_description: articles.meta_description,
      opening: articles.opening,
      bio: users.bio,
      author_image_url: users.image_url,
      category_ids: categoryIds,
      places: placeIds,
      closed_places: articles.closed_places,
      series_id: articles.series_id,
      read_next: articles.read_next,
      translators: translatorsOf,
      further: furtherAuthors,
    })
    .from(articles)
    .leftJoin(users, eq(users.id, articles.author_id))
    .where(eq(articles.id, id))
  if (!row) return undefined
  const {
    content,
    blocks,
    meta_description,
    opening,
    bio,
    author_image_url,
    category_ids,
    places,
    closed_places,
    series_id,
    read_next,
    translators,
    further,
    ...summary
  } = row
  const { author, ...shown } = toManaged({ ...summary, content })
  return {
    ...shown,
    content,
    blocks,
    meta_description,
    opening,
    category_ids,
    places,
    closed_places,
    series_id,
    read_next,
    translators,
    authors: namedAuthors({ id: summary.author_id, name: summary.author_name }, further),
    author: author && { ...author, bio, image_url: author_image_url },
  }
}

export async function articleExists(db: Db, id: number) {
  const [row] = await db.select({ id: articles.id }).from(articles).where(eq(articles.id, id))
  return row !== undefined
}

/** The language in which an article is written; undefined if there is none with this id. */
export async function findLanguage(db: Db, id: number) {
  const [row] = await db.select({ language: articles.language }).from(articles).where(eq(articles.id, id))
  return row?.language
}

/** The statuses of those of these articles that exist, by id. */
export async function listStatuses(db: Db, ids: number[]) {
  const rows = await db
    .select({ id: articles.id, status: articles.status })
    .from(articles)
    .where(inArray(articles.id, ids))
  return rows.map(({ id, status }) => [id, status] as const)
}

/** Locks the row until the transaction ends, so that decisions about the article stay valid. */
export async function lockArticle(tx: Db, id: number) {
  const [row] = await tx.select({ id: articles.id }).from(articles).where(eq(articles.id, id)).for('update')
  return row && findArticle(tx, id)
}

/** The editable columns; categories and places are in separate tables. */
export type ArticleValues = Pick<typeof articles.$inferInsert, Exclude<ArticleField, 'category_ids' | 'places'>>

/** Ids for new articles that link to one another, in their order. */
export async function reserveArticleIds(db: Db, count: number) {
  const next = sql<number>`nextval(pg_get_serial_sequence('articles', 'id'))::int`
  const rows = await db.select({ id: next }).from(sql`generate_series(1, ${count}::int)`)
  return rows.map(({ id }) => id)
}

export async function insertArticle(
  tx: Db,
  values: ArticleValues &
    Pick<typeof articles.$inferInsert, 'id' | 'author_id' | 'author_name' | 'views'> & { created_at: Date },
) {
  const [row] = await tx
    .insert(articles)
    .values({
      published_at: values.status === 'published' ? values.created_at : null,
      ...values,
      updated_at: values.created_at,
    })
    .returning({ id: articles.id })
  return (row as { id: number }).id
}

/** Deletes the drafts that were begun before this time, and never got anything that a reader could read or see. */
export const deleteEmptyDrafts = (db: Db, before: Date) =>
  db
    .delete(articles)
    .where(
      and(
        eq(articles.status, 'draft'),
        eq(articles.title, ''),
        eq(articles.excerpt, ''),
        eq(articles.content, ''),
        isNull(articles.image_url),
        lt(articles.updated_at, before),
      ),
    )

export type PublicationColumns = Pick<
  typeof articles.$inferInsert,
  'published_at' | 'revised_at' | 'publish_at' | 'scheduled_by'
>

export const NOT_SCHEDULED = { publish_at: null, scheduled_by: null } satisfies PublicationColumns

export const updateArticle = (tx: Db, id: number, values: Partial<ArticleValues> & PublicationColumns, now: Date) =>
  tx
    .update(articles)
    .set({ ...values, ...bumpVersion(articles, now) })
    .where(eq(articles.id, id))

type ScheduleColumns = Required<Pick<PublicationColumns, 'publish_at' | 'scheduled_by'>>

/** Not a save: neither the version nor the date of the last change moves. */
export const setSchedule = (tx: Db, id: number, schedule: ScheduleColumns) =>
  tx.update(articles).set(schedule).where(eq(articles.id, id))

/** The scheduled articles whose time has come, in its order, with the editors who scheduled them. */
export async function listDuePublications(db: Db, now: Date) {
  const rows = await db
    .select({ id: articles.id, publish_at: articles.publish_at, by: { id: users.id, name: users.name } })
    .from(articles)
    .leftJoin(users, eq(users.id, articles.scheduled_by))
    .where(lte(articles.publish_at, now))
    .orderBy(asc(articles.publish_at), asc(articles.id))
  return rows.map(({ id, publish_at, by }) => ({ id, publish_at: publish_at?.toISOString(), by }))
}

export type DuePublication = Awaited<ReturnType<typeof listDuePublications>>[number]

/** Replaces the categories of an article; unknown ids are ignored. */
export async function setCategories(tx: Db, articleId: number, ids: number[]) {
  await tx.delete(articleCategories).where(eq(articleCategories.article_id, articleId))
  if (ids.length === 0) return
  const known = await tx.select({ id: categories.id }).from(categories).where(inArray(categories.id, ids))
  if (known.length > 0)
    await tx.insert(articleCategories).values(known.map(({ id }) => ({ article_id: articleId, category_id: id })))
}

/** The slugs `base` and `base-…` of all articles except one. */
export async function listSlugsLike(tx: Db, base: string, except = 0) {
  const rows = await tx
    .select({ slug: articles.slug })
    .from(articles)
    .where(and(ne(articles.id, except), or(eq(articles.slug, base), sql`${articles.slug} like ${`${base}-%`}`)))
  return new Set(rows.map((row) => row.slug))
}
