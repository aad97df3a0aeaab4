import type { Db } from './client'

type Rows = { rows: Record<string, unknown>[] }
/** What pg and PGlite have in common, inside a transaction and outside; `exec` is PGlite's alone. */
type Client = {
  query: (text: string, values?: unknown[]) => Promise<Rows>
  exec?: (text: string) => Promise<Rows[]>
}

export type ExecuteSql = (text: string, values?: unknown[]) => Promise<Rows>

/**
 * SQL as text with numbered values, through the same connection or transaction as the query builder: what the job queue
 * speaks, and what arrays are passed in.
 */
export const rawSql =
  (db: Db): ExecuteSql =>
  async (text, values) => {
    const { client } = (db as unknown as { session: { client: Client } }).session
    if (values?.length || !client.exec) return client.query(text, values)
    // Several statements at once go through PGlite's other door.
    return (await client.exec(text)).at(-1) ?? { rows: [] }
  }
