import { type DeskCounts, type DeskRow, LANGUAGE_COUNT } from '@shared/entities/translation-desk'
import type { LanguageCode } from '@shared/languages'
import type { Total } from '@shared/paging'
import { DESK_STATES, type DeskState, type TranslatedKind } from '@shared/translation-desk'
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { isAscending, type ListQuery, listFound } from '../db/list'
import { type Matching, searched } from '../db/list-search'
import { deskSources } from './desk-sources'

type DeskFilter = { language?: LanguageCode; state?: DeskState }
type DeskQuery = ListQuery<'views' | 'updated_at' | 'title' | 'kind' | 'id'> & DeskFilter

const union = (parts: SQL[]) => sql.join(parts, sql` union all `)

const named = (kind: TranslatedKind) => sql.raw(`'${kind}'`)

const stateOf = ({ translations, digest, progress }: (typeof deskSources)[TranslatedKind]) =>
  sql`case when ${translations.original_digest} <> ${digest} then 'outdated' else ${progress} end`

/** The states of translations of these kinds, by original and language. */
const translationsOf = (kinds: readonly TranslatedKind[], wanted: (kind: TranslatedKind) => SQL) =>
  union(
    kinds.map((kind) => {
      const source = deskSources[kind]
      const { table, translations } = source
      return sql`select ${named(kind)} as kind, ${translations.record_id} as item_id, ${translations.language} as language,
        ${stateOf(source)} as state
        from ${translations} join ${table} on ${table.id} = ${translations.record_id} where ${wanted(kind)}`
    }),
  )

const into = (kind: TranslatedKind, language: LanguageCode | undefined) =>
  language ? sql`${deskSources[kind].translations.language} = ${language}` : sql`true`

/** Which originals may be translated into a language: they are written in another. */
const isForeign = (kind: TranslatedKind, language: LanguageCode | undefined) =>
  language ? sql`${deskSources[kind].language} <> ${language}` : sql`true`

/** Which originals have a translation in this state. */
function inState(kind: TranslatedKind, { language, state }: DeskFilter) {
  if (!state) return sql`true`
  const source = deskSources[kind]
  const { table, translations } = source
  const ofOriginal = sql`from ${translations} where ${translations.record_id} = ${table.id} and ${into(kind, language)}`
  if (state === 'missing')
    return sql`(select count(*) ${ofOriginal}) < ${language ? 1 : LANGUAGE_COUNT} and ${isForeign(kind, language)}`
  return sql`exists (select 1 ${ofOriginal} and ${stateOf(source)} = ${state})`
}

const originalsOf = (kinds: readonly TranslatedKind[], filter: DeskFilter = {}, matching?: Matching) =>
  union(
    kinds.map((kind) => {
      const { table, title, language, views, updated_at, isPublic, translations } = deskSources[kind]
      return sql`select ${named(kind)} as kind, ${table.id} as item_id, ${title} as title, ${language} as language, ${views} as views,
        ${updated_at} as updated_at from ${table}
        where (${isPublic} or exists (select 1 from ${translations} where ${translations.record_id} = ${table.id}))
        and ${matching?.(title) ?? sql`true`} and ${inState(kind, filter)}`
    }),
  )

type Found = Omit<DeskRow, 'id' | 'states' | 'updated_at'> & { updated_at: string }

export const listDesk = (
  db: Db,
  kinds: readonly TranslatedKind[],
  query: DeskQuery,
): Promise<{ originals: DeskRow[] } & Total> => searched(query.q, (matching) => readDesk(db, kinds, query, matching))

async function readDesk(db: Db, kinds: readonly TranslatedKind[], query: DeskQuery, matching: Matching) {
  if (kinds.length === 0) return { originals: [], total: 0 }
  const [field, isUp] = query.sort ? [query.sort, isAscending(query)] : ['views', query.order === 'asc']
  const direction = sql.raw(isUp ? 'asc' : 'desc')
  const column = sql.raw(field === 'id' ? 'item_id' : field)
  const order = sql`${column} ${direction}, kind ${direction}, item_id ${direction}`
  const { rows: page, ...total } = await listFound<Found>(db, originalsOf(kinds, query, matching), order, query)
  const states = await statesOf(db, page)
  return {
    originals: page.map(({ updated_at, ...row }) => {
      const id = `${row.kind}/${row.item_id}`
      return { ...row, id, updated_at: new Date(updated_at).toISOString(), states: states.get(id) ?? {} }
    }),
    ...total,
  }
}

async function statesOf(db: Db, page: Pick<Found, 'kind' | 'item_id'>[]) {
  const byRow = new Map<string, DeskRow['states']>()
  if (page.length === 0) return byRow
  const kinds = [...new Set(page.map(({ kind }) => kind))]
  const listed = (kind: TranslatedKind) =>
    inArray(
      deskSources[kind].translations.record_id,
      page.filter((row) => row.kind === kind).map(({ item_id }) => item_id),
    )
  const { rows: found } = await db.execute<{
    kind: TranslatedKind
    item_id: number
    language: LanguageCode
    state: DeskState
  }>(translationsOf(kinds, listed))
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
  language: LanguageCode | undefined,
): Promise<DeskCounts> {
  const counts = Object.fromEntries(DESK_STATES.map((state) => [state, 0])) as DeskCounts
  if (kinds.length === 0) return counts
  const { rows: found } = await db.execute<{ state: DeskState; count: number }>(
    sql`select state, count(*)::int as count from (${translationsOf(kinds, (kind) => into(kind, language))}) t group by state`,
  )
  for (const { state, count } of found) counts[state] = count
  const { rows: originals } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${originalsOf(kinds)}) o where ${language ? sql`o.language <> ${language}` : sql`true`}`,
  )
  const possible = (originals[0]?.count ?? 0) * (language ? 1 : LANGUAGE_COUNT)
  const present = found.reduce((sum, { count }) => sum + count, 0)
  return { ...counts, missing: possible - present }
}
