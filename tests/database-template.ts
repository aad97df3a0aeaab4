import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, openAsBlob, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '@server/config/root'
import { asDb } from '@server/db/commits'
import { installTriggers } from '@server/db/derived/install'
import { startEngine } from '@server/db/engine/engine'
import { poolTo } from '@server/db/engine/engine-pool'
import { shareEngine } from '@server/db/engine/engine-sessions'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'

const migrationsFolder = join(projectRoot, 'src/server/db/migrations')

/** Differs for each version of the engine and each change of the migrations. */
function templateKey() {
  const hash = createHash('sha256')
  hash.update(readFileSync(join(projectRoot, 'node_modules/@electric-sql/pglite/package.json')))
  for (const name of readdirSync(migrationsFolder).sort())
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(migrationsFolder, name)))
  return hash.digest('hex').slice(0, 16)
}

/** An empty, migrated database: as an archive for engines in memory, and as a folder for servers; and an archive of one without tables. */
type Template = { archive: string; folder: string; empty: string }

async function makeTemplate(path: string) {
  const unfinished = `${path}.${randomUUID()}`
  await mkdir(unfinished, { recursive: true })
  const empty = join(unfinished, 'empty.tar.gz')
  await promisify(execFile)(process.execPath, [join(projectRoot, 'scripts/database-template.mjs'), empty])
  const engine = await startEngine({ dataDir: join(unfinished, 'db'), loadDataDir: await openAsBlob(empty) })
  const pool = poolTo({ accept: shareEngine(engine) })
  const db = drizzle(pool)
  await migrate(db, { migrationsFolder })
  await installTriggers(asDb(db))
  await pool.end()
  const archive = await engine.dumpDataDir('none')
  await engine.close()
  await writeFile(join(unfinished, 'db.tar'), Buffer.from(await archive.arrayBuffer()))
  // Another process may have been quicker. Its template is as good.
  await rename(unfinished, path).catch(() => rm(unfinished, { recursive: true, force: true }))
}

/**
 * The template of this version. Creating a database takes seconds of a core, copying one takes a fraction, so it is
 * created once and kept with the installed packages.
 */
export async function databaseTemplate(): Promise<Template> {
  const path = join(projectRoot, 'node_modules/.cache/test-database', templateKey())
  if (!existsSync(path)) {
    await rm(dirname(path), { recursive: true, force: true })
    await makeTemplate(path)
  }
  return { archive: join(path, 'db.tar'), folder: join(path, 'db'), empty: join(path, 'empty.tar.gz') }
}

/** Gives a server's data folder its database. */
export const copyDatabaseTo = async (dataDir: string) =>
  cp((await databaseTemplate()).folder, join(dataDir, 'db'), { recursive: true })

/** Vitest's global setup: creates the template before the workers all need it at once. */
export default async function setup() {
  await databaseTemplate()
}
