import { MAX_REVISIONS } from '@shared/article-rules'
import type { RevisionSummary } from '@shared/entities/revision'
import type { LanguageCode } from '@shared/languages'
import type { Total } from '@shared/paging'
import type { ArticleStatus } from '@shared/statuses'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client'
import { type ListQuery, listSelected, orderBy } from '../../db/list'
import { searched } from '../../db/list-search'

/** What every revision has besides the texts, of which there is a set for each kind of record. */
export type AnyRevision = {
  id: number
  language: LanguageCode
  status: ArticleStatus
  words: number
  autosaved: boolean
  author_id: number | null
  author_name: string
  begun_at: Date
  created_at: Date
}

/** Names a text whose versions are kept: the original of a record, by its language, or a translation. */
export type VersionedText = { id: number; language: LanguageCode }

type SummaryColumns = Record<'id' | 'language' | 'author_name' | 'created_at' | 'status' | 'words', PgColumn>

/** Where the revisions of one kind of record are kept. */
export type RevisionTable<Row extends AnyRevision> = {
  table: PgTable & SummaryColumns
  /** The column of the record's id. */
  owner: keyof Row & string
  /** The column that the list of versions shows. */
  title: keyof Row & string
  /** What people write, and a revision keeps. */
  fields: Partial<Record<keyof Row & string, true>>
  /** The text whose words are counted, as HTML. */
  longText: (
    row: Omit<Row, 'id' | 'words' | 'autosaved' | 'author_id' | 'author_name' | 'begun_at' | 'created_at'>,
  ) => string
}

type SummaryRow = Omit<RevisionSummary, 'created_at'> & { created_at: Date }

const dated = <Row extends { created_at: Date }>(row: Row) => ({ ...row, created_at: row.created_at.toISOString() })

/** The newest revisions are always kept, however many of the older ones were published. */
const NEWEST_KEPT = MAX_REVISIONS / 2

/** Reads and writes the revisions of one kind of record. */
export function revisionsIn<Row extends AnyRevision>(kind: RevisionTable<Row>) {
  const table: PgTable = kind.table
  const { id, language, author_name, created_at, status, words } = kind.table
  const columns = kind.table as unknown as Record<keyof Row, PgColumn>
  const title = columns[kind.title]
  const isOf = (text: VersionedText) => and(eq(columns[kind.owner], text.id), eq(language, text.language))

  return {
    ...kind,

    list: (
      db: Db,
      text: VersionedText,
      query: ListQuery<'id' | 'created_at' | 'title'>,
    ): Promise<{ revisions: RevisionSummary[] } & Total> =>
      searched(query.q, async (matching) => {
        const select = db
          .select({ id, title, author_name, created_at, status, words })
          .from(table)
          .where(and(isOf(text), matching(title)))
          .$dynamic()
        const order = orderBy(query, { id, created_at, title }[query.sort ?? 'id'], id)
        const { rows, ...total } = await listSelected(db, select, order, query)
        return { revisions: (rows as SummaryRow[]).map(dated), ...total }
      }),

    async find(db: Db, text: VersionedText, revision: number) {
      const [row] = await db
        .select()
        .from(table)
        .where(and(isOf(text), eq(id, revision)))
      return row && dated(row as Row)
    },

    async findNewest(tx: Db, text: VersionedText) {
      const [row] = await tx.select().from(table).where(isOf(text)).orderBy(desc(id)).limit(1)
      return row as Row | undefined
    },

    insert: (tx: Db, values: Omit<Row, 'id'>) => tx.insert(table).values(values),

    update: (tx: Db, revision: number, values: Partial<Omit<Row, 'id'>>) =>
      tx.update(table).set(values).where(eq(id, revision)),

    deleteAll: (tx: Db, text: VersionedText) => tx.delete(table).where(isOf(text)),

    /** Deletes revisions above the maximum: the oldest unpublished ones first, and never the very first. */
    prune: (tx: Db, text: VersionedText) =>
      tx.execute(sql`
        delete from ${table} where id in (
          select id from (
            select id, status,
              row_number() over (order by id desc) as age,
              row_number() over (order by id) as rank
            from ${table} where ${isOf(text)}
          ) as revision
          order by
            case when rank = 1 then 0 when age <= ${NEWEST_KEPT} then 1 when status = 'published' then 2 else 3 end,
            id desc
          offset ${MAX_REVISIONS}
        )`),
  }
}

export type Revisions<Row extends AnyRevision> = ReturnType<typeof revisionsIn<Row>>
