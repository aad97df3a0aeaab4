import type { OtherFoundKind } from '@shared/found-kinds'
import type { LanguageCode } from '@shared/languages'
import { and, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { recordSearch } from '../db/schema/search'
import type { FoundRecord } from './record-texts'
import { createMatcher } from './search-query'
import type { Search } from './searches'
import { beginningOf, languagePlaceIn } from './select-hits'
import { snippetOf } from './snippet'
import { IN_HEAD, IN_TITLE } from './texts/index-texts'

/** `rank`: all words are in the title, or in title, names and summary, or anywhere. */
export type RecordHit = FoundRecord & { rank: number }

/** All places, pages and events that a search finds, by rank. A magazine has few of them. */
export async function findRecords(db: Db, { matches }: Search, kinds: OtherFoundKind[]) {
  if (kinds.length === 0) return []
  const { kind, record_id } = recordSearch
  const rank = sql`case when ${matches(IN_TITLE, recordSearch)} then 0 when ${matches(IN_HEAD, recordSearch)} then 1 else 2 end`
  const { rows } = await db.execute<RecordHit>(sql`
    select kind, id, min(rank) as rank from (
      select ${kind} as kind, ${record_id} as id, ${rank} as rank from ${recordSearch}
      where ${and(inArray(kind, kinds), matches('', recordSearch))}) as found
    group by kind, id
    order by min(rank), array_position(${sql.param(kinds)}::text[], kind), id desc`)
  return rows
}

type Passage = FoundRecord & { language: LanguageCode; text: string }

/** Adds to hits the passages that match best: in the reader's language if that matches. */
export async function readPassages(db: Db, search: Search, hits: RecordHit[], lang: LanguageCode) {
  if (hits.length === 0) return []
  const { kind, record_id, language } = recordSearch
  const { matches } = search
  const keys = hits.map(({ kind, id }) => `${kind} ${id}`)
  const { rows } = await db.execute<Passage>(sql`
    select distinct on (${kind}, ${record_id})
      ${kind} as kind, ${record_id} as id, ${language} as language, ${beginningOf(recordSearch)} as text
    from ${recordSearch}
    where ${and(sql`${kind} || ' ' || ${record_id} = any(${sql.param(keys)}::text[])`, matches('', recordSearch))}
    order by ${kind}, ${record_id}, ${language} = ${lang} desc, (${matches(IN_TITLE, recordSearch)}) desc,
      (${matches(IN_HEAD, recordSearch)}) desc, ${languagePlaceIn(recordSearch)}`)
  const matcher = createMatcher(search.terms, search.languages)
  const passages = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]))
  return hits.flatMap(({ kind, id }) => {
    const passage = passages.get(`${kind} ${id}`)
    if (!passage) return []
    const { language: found_in, text } = passage
    return [{ kind, id, found_in, snippet: snippetOf(text, matcher), text }]
  })
}
