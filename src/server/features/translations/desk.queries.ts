import type { TranslationLanguage } from '@shared/entities/translation'
import { type DeskCounts, type DeskRow, LANGUAGE_COUNT } from '@shared/entities/translation-desk'
import { pageOf } from '@shared/paging'
import { DESK_STATES, type DeskState, type TranslatedKind } from '@shared/translation-desk'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { isAscending, type ListQuery } from '../../db/list'
import { containing } from '../../db/sql'
import { deskSources } from './desk-sources'

type DeskFilter = { language?: TranslationLanguage; state?: DeskState }
type DeskQuery = ListQuery<'views' | 'updated_at' | 'title' | 'kind' | 'id'> & DeskFilter

const union = (parts: SQL[]) => sql.join(parts, sql` union all `)

/** The translations of these kinds as (kind, item_id, language, state). */
const translationsOf = (kinds: readonly TranslatedKind[], language: TranslationLanguage | undefined) =>
  union(
    kinds.map((kind) => {
      const { table, translations, owner, digest, progress } = deskSources[kind]
      // The digest is read from a subquery, so that a text with many translations is hashed once.
      return sql`select ${sql.raw(`'${kind}'`)} as kind, ${owner} as item_id, ${translations.language} as language,
        case when ${translations.original_digest} <> digests.digest then 'outdated' else ${progress} end as state
        from ${translations} join (
          select ${table.id} as id, ${digest} as digest from ${table}
          where exists (select 1 from ${translations} where ${owner} = ${table.id}) offset 0
        ) digests on digests.id = ${owner}
        where ${language ? sql`${translations.language} = ${language}` : sql`true`}`
    }),
  )

const originalsOf = (kinds: readonly TranslatedKind[], q?: string) =>
  union(
    kinds.map((kind) => {
      const { table, title, views, updated_at, isPublic, translations, owner } = deskSources[kind]
      return sql`select ${sql.raw(`'${kind}'`)} as kind, ${table.id} as item_id, ${title} as title, ${views} as views,
        ${updated_at} as updated_at from ${table}
        where (${isPublic} or exists (select 1 from ${translations} where ${owner} = ${table.id}))
        and ${q ? sql`${title} ilike ${containing(q)}` : sql`true`}`
    }),
  )

function having({ language, state }: DeskFilter) {
  if (!state) return sql`true`
  if (state === 'missing') return sql`count(t.language) < ${language ? 1 : LANGUAGE_COUNT}`
  return sql`bool_or(t.state = ${state})`
}

/** With the states of all languages, whichever the filter names. */
const rows = (kinds: readonly TranslatedKind[], { q, language, state }: DeskQuery) => sql`
  select o.* from (${originalsOf(kinds, q)}) o
  left join (${translationsOf(kinds, language)}) t on t.kind = o.kind and t.item_id = o.item_id
  group by o.kind, o.item_id, o.title, o.views, o.updated_at having ${having({ language, state })}`

type Found = Omit<DeskRow, 'id' | 'states' | 'updated_at'> & { updated_at: Date | string }

export async function listDesk(
  db: Db,
  kinds: readonly TranslatedKind[],
  query: DeskQuery,
): Promise<{ originals: DeskRow[]; total: number }> {
  if (kinds.length === 0) return { originals: [], total: 0 }
  const { limit, offset } = pageOf(query)
  const found = rows(kinds, query)
  const [field, isUp] = query.sort ? [query.sort, isAscending(query)] : ['views', query.order === 'asc']
  const direction = sql.raw(isUp ? 'asc' : 'desc')
  const column = sql.raw(field === 'id' ? 'item_id' : field)
  const { rows: page } = await db.execute<Found>(sql`select * from (${found}) found
    order by ${column} ${direction}, kind ${direction}, item_id ${direction} limit ${limit} offset ${offset}`)
  const { rows: counted } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (${found}) found`,
  )
  const states = await statesOf(db, page)
  return {
    originals: page.map(({ updated_at, ...row }) => {
      const id = `${row.kind}/${row.item_id}`
      return { ...row, id, updated_at: new Date(updated_at).toISOString(), states: states.get(id) ?? {} }
    }),
    total: counted[0]?.total ?? 0,
  }
}

async function statesOf(db: Db, page: Pick<Found, 'kind' | 'item_id'>[]) {
  const byRow = new Map<string, DeskRow['states']>()
  if (page.length === 0) return byRow
  const listed = sql.join(
    page.map(({ kind, item_id }) => sql`(${kind}::text, ${item_id}::int)`),
    sql`, `,
  )
  const kinds = [...new Set(page.map(({ kind }) => kind))]
  const { rows: found } = await db.execute<{
    kind: TranslatedKind
    item_id: number
    language: TranslationLanguage
    state: DeskState
  }>(sql`select * from (${translationsOf(kinds, undefined)}) t where (t.kind, t.item_id) in (${listed})`)
  for (const { kind, item_id, language, state } of found) {
    const id = `${kind}/${item_id}`
    byRow.set(id, { ...byRow.get(id), [language]: state })
  }
  return byRow
}

/** The translations by state, into one language or all. */
export async function countDesk(
  db: Db,
  kinds: readonly TranslatedKind[],
  language: TranslationLanguage | undefined,
): Promise<DeskCounts> {
  const counts = Object.fromEntries(DESK_STATES.map((state) => [state, 0])) as DeskCounts
  if (kinds.length === 0) return counts
  const { rows: found } = await db.execute<{ state: DeskState; count: number }>(
    sql`select state, count(*)::int as count from (${translationsOf(kinds, language)}) t group by state`,
  )
  for (const { state, count } of found) counts[state] = count
  const { rows: originals } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${originalsOf(kinds)}) o`,
  )
  const possible = (originals[0]?.count ?? 0) * (language ? 1 : LANGUAGE_COUNT)
  const present = found.reduce((sum, { count }) => sum + count, 0)
  return { ...counts, missing: possible - present }
}
