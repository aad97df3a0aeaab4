import { existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Config } from '../../config/config'
import type { Db } from '../../db/client'
import { asDb } from '../../db/commits'
import { lockDataDir } from '../../db/engine/lock'
import { openStorage } from '../../files/storage/storage'
import { announce } from '../../http/cache/cache-tags'
import { checkArchive } from './check-archive'
import type { Manifest } from './manifest'
import { clearUnusedDatabase, loadArchive } from './restore'
import { refuseUnknownSchema } from './schema-versions'

type Loaded = { undo: () => Promise<void>; queued: number }
type Load = (tx: Db) => Promise<Loaded>

const UNFINISHED = 'db.restoring'

async function openEmbedded(folder: string) {
  const [{ openHost }, { connectTo }] = await Promise.all([
    import('../../db/engine/engine-host'),
    import('../../db/engine/embedded-connections'),
  ])
  return connectTo(await openHost(folder), { migrates: false })
}

/** Fails unless the embedded database is absent, or opened by a server before but without data. */
async function refuseUsedFolder(folder: string) {
  if (!existsSync(folder)) return
  const { db, close } = await openEmbedded(folder)
  const undone = new Error()
  try {
    await db.transaction(async (tx) => {
      await clearUnusedDatabase(tx)
      throw undone
    })
  } catch (error) {
    if (error !== undone) throw error
  } finally {
    await close()
  }
}

/** Builds the database in a folder besides the final one, and swaps it in once it is complete. */
async function restoreEmbedded({ DATA_DIR }: Config, load: Load) {
  const release = lockDataDir(DATA_DIR)
  const final = join(DATA_DIR, 'db')
  const unfinished = join(DATA_DIR, UNFINISHED)
  try {
    for (const name of await readdir(DATA_DIR))
      if (name.startsWith(UNFINISHED)) await rm(join(DATA_DIR, name), { recursive: true })
    await refuseUsedFolder(final)
    const { db, close } = await openEmbedded(unfinished)
    let loaded: Loaded | undefined
    try {
      loaded = await db.transaction((tx) => load(tx as unknown as Db))
      await db.execute(sql`vacuum (analyze)`)
      await close()
      await rm(final, { recursive: true, force: true })
      await rename(unfinished, final)
      return loaded
    } catch (error) {
      await loaded?.undo()
      await close().catch(() => {})
      await rm(unfinished, { recursive: true, force: true })
      throw error
    }
  } finally {
    release()
  }
}

async function restorePostgres(connectionString: string, load: Load) {
  const { default: pg } = await import('pg')
  const { drizzle } = await import('drizzle-orm/node-postgres')
  // Not the server's pool, whose timeouts are too short for this.
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const db = asDb(drizzle(client), { isShared: true })
    let loaded: Loaded | undefined
    await db
      .transaction(async (tx) => {
        await clearUnusedDatabase(tx)
        loaded = await load(tx)
        await announce(tx)
      })
      .catch(async (error) => {
        await loaded?.undo()
        throw error
      })
    await db.execute(sql`analyze`)
    return loaded
  } finally {
    await client.end()
  }
}

/**
 * Restores an archive into the configured database and storage, whichever it came from. The whole archive is checked before
 * anything is written, and a failure leaves everything as it was. `queued` is the number of mails that wait to be sent.
 */
export async function restoreBackup(
  path: string,
  config: Config,
  signal: AbortSignal,
): Promise<{ manifest: Manifest; queued: number }> {
  const manifest = await checkArchive(path)
  refuseUnknownSchema(manifest.schema, manifest.program)
  const storage = await openStorage(config)
  const load: Load = (tx) => loadArchive(tx, storage, path, manifest, signal)
  const loaded = await (config.DATABASE_URL
    ? restorePostgres(config.DATABASE_URL, load)
    : restoreEmbedded(config, load))
  return { manifest, queued: loaded?.queued ?? 0 }
}
