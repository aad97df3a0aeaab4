import { EVENTS_SLUG } from '@shared/article-rules'
import { TRANSLATED_KINDS } from '@shared/translation-desk'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { articles } from '../db/schema/core'
import { machineTexts } from '../db/schema/machine'
import { isOneOf } from '../db/sql'
import { hasCome } from '../mail/attempts'
import type { Wanted } from './demand'
import { deskSources } from './desk-sources'

export type MachineRow = typeof machineTexts.$inferSelect

const isOf = ({ kind, record_id, language }: Wanted) =>
  and(eq(machineTexts.kind, kind), eq(machineTexts.record_id, record_id), eq(machineTexts.language, language))

/** The attempt of a process that has died is repeated after this time. */
const LEASE = sql`interval '15 minutes'`

/** After a day, a reader's request is worth another try. */
const FAILED_FOR = sql`interval '1 day'`

/** Whether a failure is old enough for another try. */
export const mayRetry = sql<boolean>`(${machineTexts.state} = 'failed' and ${machineTexts.updated_at} < now() - ${FAILED_FOR})`

const again = { state: 'waiting' as const, attempts: 0, next_attempt_at: sql`now()`, updated_at: sql`now()` }

/** Queues what is not queued, made or lately failed. */
export async function queueMachineTexts(db: Db, wanted: Wanted[]) {
  if (wanted.length === 0) return
  await db
    .insert(machineTexts)
    .values(wanted.map((each) => ({ ...each, ...again })))
    .onConflictDoUpdate({
      target: [machineTexts.kind, machineTexts.record_id, machineTexts.language],
      set: again,
      setWhere: mayRetry,
    })
}

const union = (parts: SQL[]) => sql.join(parts, sql` union all `)

/** What readers see, of all kinds. */
const originals = union(
  TRANSLATED_KINDS.map((kind) => {
    const { table, language, isPublic } = deskSources[kind]
    const isRead = kind === 'articles' ? or(isPublic, eq(articles.slug, EVENTS_SLUG)) : isPublic
    return sql`select ${kind}::text as kind, ${table.id} as id, ${language} as language, ${table}.version from ${table} where ${isRead}`
  }),
)

/** What people have translated and published. */
const translated = union(
  TRANSLATED_KINDS.map((kind) => {
    const { translations, progress } = deskSources[kind]
    return sql`select ${kind}::text as kind, ${translations.record_id} as id, ${translations.language} as language from ${translations}
      where ${progress} = 'published'`
  }),
)

/**
 * Deletes the texts whose original is gone from the site, or is written in their language, or which people have translated, and queues
 * those whose original has a newer version.
 */
export async function sweepMachineTexts(db: Db) {
  await db.execute(sql`
    with original as (${originals}), translation as (${translated})
    delete from machine_texts m
    where not exists (select from original o where o.kind = m.kind and o.id = m.record_id and o.language <> m.language)
      or exists (select from translation t where t.kind = m.kind and t.id = m.record_id and t.language = m.language)`)
  await db.execute(sql`
    with original as (${originals})
    update machine_texts m set state = 'waiting', attempts = 0, next_attempt_at = now(), updated_at = now()
    from original o
    where o.kind = m.kind and o.id = m.record_id and m.state <> 'waiting' and m.original_version <> o.version`)
}

/** Claims the text that most readers wait for: the short ones, which are on many pages, then articles by their views, then pages. */
export async function claimMachineText(db: Db) {
  const { rows } = await db.execute<Wanted & Pick<MachineRow, 'attempts' | 'original_digest'>>(sql`
    with due as (
      select kind, record_id, language from machine_texts
      where state = 'waiting' and ${hasCome(sql`next_attempt_at`)}
      order by kind in ('articles', 'pages'), (select views from articles where kind = 'articles' and id = record_id) desc nulls last,
        next_attempt_at, record_id, language
      limit 1 for update skip locked
    )
    update machine_texts m set attempts = attempts + 1, next_attempt_at = now() + ${LEASE}
    from due where m.kind = due.kind and m.record_id = due.record_id and m.language = due.language
    returning m.kind, m.record_id, m.language, m.attempts, m.original_digest`)
  return rows[0]
}

type Made = Required<Pick<MachineRow, 'original_version'>> &
  Partial<Pick<MachineRow, 'texts' | 'content' | 'original_digest'>>

export const storeMachineText = (db: Db, key: Wanted, made: Made) =>
  db
    .update(machineTexts)
    .set({ ...made, state: 'made', attempts: 0, updated_at: sql`now()` })
    .where(isOf(key))

export const deleteMachineText = (db: Db, key: Wanted) => db.delete(machineTexts).where(isOf(key))

/** Returns it to the queue: the attempt does not count. */
export const releaseMachineText = (db: Db, key: Wanted) =>
  db
    .update(machineTexts)
    .set({ attempts: sql`greatest(0, ${machineTexts.attempts} - 1)`, next_attempt_at: sql`now()` })
    .where(isOf(key))

export const postponeMachineText = (db: Db, key: Wanted, delayMs: number) =>
  db
    .update(machineTexts)
    .set({ next_attempt_at: sql`now() + ${delayMs}::int * interval '1 millisecond'` })
    .where(isOf(key))

/** The version is kept, so that a change of the original is a reason to try again. */
export const failMachineText = (db: Db, key: Wanted, original_version: number) =>
  db.update(machineTexts).set({ state: 'failed', original_version, updated_at: sql`now()` }).where(isOf(key))

/** What there is for readers of these records. Of a failure they see nothing: its text would be an outdated one. */
export const listMachineTexts = (
  db: Db,
  { kind, ids, language }: Pick<Wanted, 'kind' | 'language'> & { ids: number[] },
  content: SQL,
) =>
  db
    .select({
      record_id: machineTexts.record_id,
      state: machineTexts.state,
      texts: sql<MachineRow['texts']>`case when ${machineTexts.state} <> 'failed' then ${machineTexts.texts} end`,
      content: sql<string | null>`${content}`,
      original_digest: machineTexts.original_digest,
      may_retry: mayRetry,
    })
    .from(machineTexts)
    .where(and(eq(machineTexts.kind, kind), isOneOf(machineTexts.record_id, ids), eq(machineTexts.language, language)))
