import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { quoted, type Table } from './tables'

/** How much of a table is in memory at a time. A single row may be larger. */
const BATCH_BYTES = 1024 * 1024
const FIRST_BATCH = 20
const MAX_BATCH = 2000

/** Values must look the same whatever the settings of the server, and there is no limit on the time. Call it in the transaction that reads or loads rows. */
export async function setNeutralFormats(tx: Db) {
  for (const setting of [
    "timezone = 'UTC'",
    "datestyle = 'ISO, MDY'",
    "intervalstyle = 'iso_8601'",
    "bytea_output = 'hex'",
    // A large table takes longer than a request may.
    'statement_timeout = 0',
    'idle_in_transaction_session_timeout = 0',
  ])
    await tx.execute(sql.raw(`set local ${setting}`))
}

/** The rows of a table as lines: a JSON array of PostgreSQL's texts, which every type reads back exactly. */
async function* rowLines(tx: Db, { name, columns }: Table, signal: AbortSignal) {
  const texts = columns.map((column) => `${quoted(column.name)}::text`).join(', ')
  await tx.execute(
    sql.raw(`declare backup no scroll cursor for select to_json(array[${texts}])::text as line from ${quoted(name)}`),
  )
  for (let size = FIRST_BATCH; ; ) {
    signal.throwIfAborted()
    const { rows } = await tx.execute<{ line: string }>(sql.raw(`fetch ${size} from backup`))
    let bytes = 0
    for (const { line } of rows) {
      bytes += line.length
      yield `${line}\n`
    }
    if (rows.length < size) break
    size = Math.max(1, Math.min(MAX_BATCH, Math.floor((BATCH_BYTES * rows.length) / bytes)))
  }
  await tx.execute(sql.raw('close backup'))
}

/** Writes the rows of a table to a compressed file, and returns their number. */
export async function writeRows(tx: Db, table: Table, path: string, signal: AbortSignal) {
  let rows = 0
  async function* counted() {
    for await (const line of rowLines(tx, table, signal)) {
      rows += 1
      yield line
    }
  }
  // Fast rather than small: with the embedded database, requests wait until the last row is read.
  await pipeline(counted(), createGzip({ level: 4 }), createWriteStream(path, { mode: 0o600 }))
  return rows
}

async function insertBatch(tx: Db, { name, columns }: Table, lines: string[]) {
  const names = columns.map((column) => quoted(column.name)).join(', ')
  const values = columns.map(({ type }, index) => `(r ->> ${index})::${type}`).join(', ')
  await tx.execute(
    sql`${sql.raw(`insert into ${quoted(name)} (${names}) overriding system value select ${values}`)}
    from json_array_elements(${`[${lines.join(',')}]`}::json) r`,
  )
}

/** Not with `readline`, which also ends a line at U+2028, and JSON may contain that. */
export async function* linesOf(compressed: Readable) {
  const unpacked = compressed.on('error', (error) => unpacked.destroy(error)).pipe(createGunzip())
  let rest = ''
  for await (const chunk of unpacked.setEncoding('utf8')) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest) throw new Error('The last line is incomplete')
}

/** Loads the lines that `writeRows` wrote. */
export async function loadRows(tx: Db, table: Table, compressed: Readable) {
  let batch: string[] = []
  let bytes = 0
  const flush = async () => {
    if (batch.length > 0) await insertBatch(tx, table, batch)
    batch = []
    bytes = 0
  }
  for await (const line of linesOf(compressed)) {
    batch.push(line)
    bytes += line.length
    if (bytes >= BATCH_BYTES) await flush()
  }
  await flush()
}
