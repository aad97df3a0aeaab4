import { EVENTS_SLUG } from '@shared/article-rules'
import { MAX_LISTED_USES, type Media, type MediaUse } from '@shared/entities/media'
import type { MediaUseKind } from '@shared/media-kinds'
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client'
import { uploadUses } from '../../db/schema/media'
import { AppError } from '../../http/errors'

const isPublicArticle = sql`(a.status = 'published' or a.slug = ${EVENTS_SLUG})`

/** Readers see the pictures of those whom articles name. Anyone else may have one as well. */
const isShownAuthor = sql`exists (
  select from articles where author_id = u.id and byline is null and status = 'published')`

/** The tables whose rows use files, by what they are shown as. */
const SOURCES: Record<Exclude<MediaUseKind, 'other'>, readonly string[]> = {
  articles: ['articles'],
  translations: ['article_translations'],
  'working-copies': ['working_copies'],
  revisions: ['article_revisions'],
  ads: ['ads'],
  categories: ['categories'],
  series: ['series'],
  places: ['places'],
  pages: ['pages', 'page_translations', 'page_translation_revisions'],
  newsletters: ['newsletters', 'newsletter_translations'],
  users: ['users'],
  trash: ['trash_rows'],
}

/** The tables that the queries below name. Other tables have no screen; they may be public. */
const NAMED = Object.values(SOURCES).flat()

/** A condition on the stem of a file. */
export function isUsedIn(stem: PgColumn, kind: MediaUseKind) {
  const { source } = uploadUses
  const within = kind === 'other' ? notInArray(source, NAMED) : inArray(source, [...SOURCES[kind]])
  return sql`exists (select 1 from ${uploadUses} where ${and(eq(uploadUses.stem, stem), within)})`
}

/** A subquery with the uses of these uploads; `owner_id` is the advertiser of an ad. */
const usesOf = (stems: string[]) => sql`(
    with used as (
      select source, source_key, stem, case when source in ${NAMED} then split_part(source_key, '/', 1)::int end as id
      from upload_uses where stem in ${stems})
    select stem, 'articles' as kind, a.id, a.title, null as language, ${isPublicArticle} as published, null::int as owner_id
      from used join articles a on source = 'articles' and used.id = a.id
    union all select stem, 'translations', a.id, t.title, t.language, t.status = 'published' and ${isPublicArticle}, null
      from used join article_translations t on source = 'article_translations' and used.id = t.record_id
      and t.language = split_part(source_key, '/', 2)
      join articles a on a.id = t.record_id
    union all select stem, 'working-copies', a.id, a.title, null, false, null
      from used join working_copies w on source = 'working_copies' and used.id = w.article_id
      join articles a on a.id = w.article_id
    union all select distinct stem, 'revisions', a.id, a.title, null, false, null::int
      from used join article_revisions r on source = 'article_revisions' and used.id = r.id
      join articles a on a.id = r.article_id
    union all select stem, 'ads', ads.id, ads.title, null, ads.status = 'published', ads.advertiser_id
      from used join ads on source = 'ads' and used.id = ads.id
    union all select stem, 'categories', c.id, c.name, null, true, null
      from used join categories c on source = 'categories' and used.id = c.id
    union all select stem, 'series', s.id, s.title, null, true, null
      from used join series s on source = 'series' and used.id = s.id
    union all select stem, 'places', p.id, p.name, null, p.status = 'published', null
      from used join places p on source = 'places' and used.id = p.id
    union all select stem, 'pages', p.id, p.title, null, p.status = 'published', null
      from used join pages p on source = 'pages' and used.id = p.id
    union all select stem, 'pages', p.id, t.title, t.language, t.status = 'published' and p.status = 'published', null
      from used join page_translations t on source = 'page_translations' and used.id = t.record_id
      and t.language = split_part(source_key, '/', 2)
      join pages p on p.id = t.record_id
    union all select distinct stem, 'pages', r.page_id, r.title, r.language, false, null::int
      from used join page_translation_revisions r on source = 'page_translation_revisions' and used.id = r.id
      where not exists (select 1 from used as now where now.source = 'page_translations' and now.stem = used.stem
      and now.source_key = r.page_id || '/' || r.language)
    union all select stem, 'newsletters', n.id, n.subject, null, n.sent_at is not null, null
      from used join newsletters n on source = 'newsletters' and used.id = n.id
    union all select stem, 'newsletters', n.id, t.subject, t.language, n.sent_at is not null, null
      from used join newsletter_translations t on source = 'newsletter_translations' and used.id = t.record_id
      and t.language = split_part(source_key, '/', 2)
      join newsletters n on n.id = t.record_id
    union all select stem, 'users', u.id, u.name, null, ${isShownAuthor}, null
      from used join users u on source = 'users' and used.id = u.id
    union all select distinct stem, 'trash', trash.id, trash.title, null, false, null::int
      from used join trash_rows r on source = 'trash_rows' and used.id = r.id join trash on trash.id = r.trash_id
    union all select distinct stem, 'other', null::int, source, null, true, null::int from used where source not in ${NAMED}) as uses`

export type UseCounts = Pick<Media, 'use_count' | 'in_public_use'>

/** How often uploads are used, by stem, and whether something published uses them. Unused ones are left out. */
export async function countUses(db: Db, stems: string[]): Promise<Map<string, UseCounts>> {
  if (stems.length === 0) return new Map()
  const { rows } = await db.execute<UseCounts & { stem: string }>(sql`
    select stem, count(*)::int as use_count, bool_or(published) as in_public_use from ${usesOf(stems)} group by stem`)
  return new Map(rows.map(({ stem, ...counts }) => [stem, counts]))
}

/** Where an upload is used, published uses first. Members see only the published uses and their own ads. */
export async function listUses(db: Db, stem: string, { memberId }: { memberId: number | undefined }) {
  const { rows } = await db.execute<MediaUse>(sql`
    select kind, id, title, language, published from ${usesOf([stem])}
    where ${memberId === undefined ? sql`true` : sql`(published or kind = 'ads' and owner_id = ${memberId})`}
    order by published desc, kind, title, id limit ${MAX_LISTED_USES}`)
  return rows
}

const NAMED_USES = 5

/** Refuses while something published uses the file, and names it. */
export async function refuseInPublicUse(tx: Db, stem: string) {
  const listed = await listUses(tx, stem, { memberId: undefined })
  const uses = listed.filter(({ published }) => published)
  if (uses.length === 0) return
  const titles = uses.slice(0, NAMED_USES).map(({ title }) => `“${title}”`)
  const more = uses.length > NAMED_USES ? ` and ${uses.length - NAMED_USES} more` : ''
  throw new AppError('media_in_use', `Readers can see this file in ${titles.join(', ')}${more}`, { uses })
}
