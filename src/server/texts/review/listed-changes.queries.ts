import type { ListedChange } from '@shared/entities/change'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import type { Total } from '@shared/paging'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { isAscending, type ListQuery, listFound } from '../../db/list'
import { type Matching, searched } from '../../db/list-search'
import { ads } from '../../db/schema/ads'
import { publicChanges, unacceptedChanges } from '../../db/schema/audit'
import { articles, articleTranslations, users } from '../../db/schema/core'
import { articleHandovers } from '../../db/schema/notes'
import type { UserRow } from '../../http/route'
import { waitingReviews } from '../../translation/waiting-reviews.service'

type ChangesQuery = ListQuery<'at' | 'title' | 'kind'> & { kind?: ListedChange['kind']; waiting?: 'true' | 'false' }

const noneFor = sql`null::timestamptz as publish_at, null::int as version`

/** The texts of articles, which can be compared and reverted. */
const articleChanges = sql`
  select 'articles' as kind, ${unacceptedChanges.article_id} as record_id,
    nullif(${unacceptedChanges.language}, ${articles.language}) as language, ${articles.language} as original_language,
    coalesce(${articleTranslations.title}, ${articles.title}) as title, ${users.name} as by, ${unacceptedChanges.changed_at} as at,
    case when ${articles.status} <> 'published' and ${articles.publish_at} is not null then 'scheduled' else 'live' end as state,
    case when ${articles.status} <> 'published' then ${articles.publish_at} end as publish_at,
    coalesce(${articleTranslations.version}, ${articles.version}) as version
  from ${unacceptedChanges} join ${articles} on ${articles.id} = ${unacceptedChanges.article_id}
  left join ${articleTranslations} on ${and(
    eq(articleTranslations.record_id, unacceptedChanges.article_id),
    eq(articleTranslations.language, unacceptedChanges.language),
  )}
  left join ${users} on ${users.id} = ${unacceptedChanges.changed_by}`

/** Null if it is that of the original. A deleted article has no translations any more. */
const ofTranslation = sql`case when ${publicChanges.kind} <> 'articles' then nullif(${publicChanges.language}, ${DEFAULT_LANGUAGE})
  else (select nullif(${publicChanges.language}, a.language) from ${articles} a where a.id = ${publicChanges.record_id}) end`

const otherChanges = sql`
  select ${publicChanges.kind}, ${publicChanges.record_id}, ${ofTranslation}, null, ${publicChanges.title}, ${users.name},
    ${publicChanges.changed_at}, case when ${publicChanges.removed} then 'removed' else 'live' end, ${noneFor}
  from ${publicChanges} left join ${users} on ${users.id} = ${publicChanges.changed_by}`

const waitingArticles = sql`
  select 'articles', ${articles.id}, null, null, ${articles.title}, coalesce(${users.name}, ${articles.author_name}),
    coalesce(${articleHandovers.created_at}, ${articles.updated_at}), 'waiting', ${noneFor}
  from ${articles} left join ${articleHandovers} on ${articleHandovers.article_id} = ${articles.id}
  left join ${users} on ${users.id} = ${articleHandovers.user_id} where ${eq(articles.status, 'review')}`

/** Those of members wait for the review, and approved ones for the publication. */
const waitingAds = sql`
  select 'ads', ${ads.id}, null, null, ${ads.title}, ${ads.advertiser_name}, ${ads.updated_at}, 'waiting', ${noneFor}
  from ${ads} where ${inArray(ads.status, ['pending', 'approved'])}`

const waitingTranslations = (user: UserRow) =>
  waitingReviews(user, { title: () => undefined }).map(
    (found) => sql`
      select original, id, language, null, title, by_name, since, 'waiting', ${noneFor} from (${found}) as translations`,
  )

type Found = Omit<ListedChange, 'language' | 'original_language' | 'publish_at' | 'version'> & {
  language: LanguageCode | null
  original_language: LanguageCode | null
  publish_at: string | null
  version: number | null
}

/** Changes that went live without an editor, and what waits for an editor's decision, of every kind. */
export const listAllChanges = (
  db: Db,
  user: UserRow,
  query: ChangesQuery,
): Promise<{ changes: ListedChange[] } & Total> =>
  searched(query.q, (matching) => readAllChanges(db, user, query, matching))

async function readAllChanges(db: Db, user: UserRow, query: ChangesQuery, matching: Matching) {
  const parts = [articleChanges, otherChanges, waitingArticles, waitingAds, ...waitingTranslations(user)]
  const wanted: (SQL | undefined)[] = [
    query.kind && sql`kind = ${query.kind}`,
    query.waiting && sql`(state = 'waiting') = ${query.waiting === 'true'}`,
    matching(sql`title`),
  ]
  const where = and(...wanted) ?? sql`true`
  const direction = sql.raw(isAscending(query) ? 'asc' : 'desc')
  const order = sql`${sql.raw(query.sort ?? 'at')} ${direction}, kind ${direction}, record_id ${direction},
    coalesce(language, '') ${direction}, state ${direction}`
  const found = sql`select * from (${sql.join(parts, sql` union all `)}) as changes where ${where}`
  const { rows, ...total } = await listFound<Found>(db, found, order, query)
  return {
    changes: rows.map(({ language, original_language, publish_at, version, at, ...change }) => ({
      ...change,
      at: new Date(at).toISOString(),
      ...(language ? { language } : original_language && { original_language }),
      ...(publish_at !== null && { publish_at: new Date(publish_at).toISOString() }),
      ...(version !== null && { version }),
    })),
    ...total,
  }
}
