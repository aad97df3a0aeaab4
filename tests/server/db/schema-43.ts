import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { projectRoot } from '@server/config/root'
import type pg from 'pg'

const DUMP = join(projectRoot, 'tests/fixtures/month-of-schema-43.sql.gz')

/** Makes an empty database one of commit 7f7df9ba (`tests/fixtures/README.md`). */
export async function fillWithSchema43(pool: Pick<pg.Pool, 'connect'>) {
  const dump = gunzipSync(await readFile(DUMP)).toString()
  const session = await pool.connect()
  try {
    await session.query(dump)
  } finally {
    await session.query('reset all')
    session.release()
  }
}
