import { EVENTS_SLUG } from '@shared/article-rules'
import { MAX_LISTED_USES, type MediaUse } from '@shared/entities/media'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { AppError } from '../../http/errors'

/** A use of an upload; `owner_id` is the advertiser of an ad. */
export type UploadUse = MediaUse & { owner_id: number | null }

const isPublicArticle = sql`(a.status = 'published' or a.slug = ${EVENTS_SLUG})`

/** The tables that the queries below name. Other tables have no screen; they may be public. */
const NAMED = sql`('articles', 'article_translations', 'working_copies', 'article_revisions', 'ads', 'categories', 'newsletters', 'users', 'trash_rows')`

/** Where these uploads are used, by stem. Published uses come first. */
export async function findUses(db: Db, stems: string[]): Promise<Map<string, UploadUse[]>> {
  if (stems.length === 0) return new Map()
  const { rows } = await db.execute<UploadUse & { stem: string }>(sql`
    with used as (select source, source_key, stem from upload_uses where stem in ${stems})
    select stem, 'articles' as kind, a.id, a.title, null as language, ${isPublicArticle} as published, null::int as owner_id
      from used join articles a on source = 'articles' and source_key = a.id::text
    union all select stem, 'translations', a.id, t.title, t.language, t.status = 'published' and ${isPublicArticle}, null
      from used join article_translations t on source = 'article_translations' and source_key = t.article_id || '/' || t.language
      join articles a on a.id = t.article_id
    union all select stem, 'working-copies', a.id, a.title, null, false, null
      from used join working_copies w on source = 'working_copies' and source_key = w.article_id::text
      join articles a on a.id = w.article_id
    union all select distinct stem, 'revisions', a.id, a.title, null, false, null::int
      from used join article_revisions r on source = 'article_revisions' and source_key = r.id::text
      join articles a on a.id = r.article_id
    union all select stem, 'ads', ads.id, ads.title, null, ads.status = 'published', ads.advertiser_id
      from used join ads on source = 'ads' and source_key = ads.id::text
    union all select stem, 'categories', c.id, c.name, null, true, null
      from used join categories c on source = 'categories' and source_key = c.id::text
    union all select stem, 'newsletters', n.id, n.subject, null, n.sent_at is not null, null
      from used join newsletters n on source = 'newsletters' and source_key = n.id::text
    union all select stem, 'users', u.id, u.name, null, true, null
      from used join users u on source = 'users' and source_key = u.id::text
    union all select distinct stem, 'trash', trash.id, trash.title, null, false, null::int
      from used join trash_rows r on source = 'trash_rows' and source_key = r.id::text join trash on trash.id = r.trash_id
    union all select distinct stem, 'other', null::int, source, null, true, null::int from used where source not in ${NAMED}
    order by published desc, kind, title, id`)
  const uses = new Map<string, UploadUse[]>()
  for (const { stem, ...use } of rows) uses.set(stem, [...(uses.get(stem) ?? []), use])
  return uses
}

const NAMED_USES = 5

/** Refuses while something published uses the file, and names it. */
export async function refuseInPublicUse(tx: Db, stem: string) {
  const uses = (await findUses(tx, [stem])).get(stem)?.filter(({ published }) => published) ?? []
  if (uses.length === 0) return
  const titles = uses.slice(0, NAMED_USES).map(({ title }) => `“${title}”`)
  const more = uses.length > NAMED_USES ? ` and ${uses.length - NAMED_USES} more` : ''
  const shown = uses.slice(0, MAX_LISTED_USES).map(({ owner_id: _, ...use }) => use)
  throw new AppError('media_in_use', `Readers can see this file in ${titles.join(', ')}${more}`, { uses: shown })
}
