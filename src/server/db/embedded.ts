import { statfsSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { ConfigError } from '../config'
import { isDatabase } from '../data-dir'
import type { Connection, Db } from './client'
import { openEnginePool } from './engine-pool'
import { tighten } from './file-rights'
import { lockDataDirSoon } from './lock'
import { migrateSchema } from './migrate'
import { migrationsFolder } from './migrations-folder'
import { prepareRepeated } from './prepared-statements'

const MB = 1024 * 1024

/** A new database takes 40 MB, and writes are refused below 64 MB (`disk-guard.ts`). */
const NEEDED_MB = { forNew: 112, toOpen: 32 }

function freeMegabytes(dataDir: string) {
  const { bavail, bsize } = statfsSync(dataDir)
  return Math.floor((bavail * bsize) / MB)
}

/** If the engine needs a new file and there is no room, it tries for ever, and answers no more. */
const hasRoom = (dataDir: string) => freeMegabytes(dataDir) >= NEEDED_MB.toOpen

function requireRoom(dataDir: string) {
  const free = freeMegabytes(dataDir)
  const needed = isDatabase(join(dataDir, 'db')) ? NEEDED_MB.toOpen : NEEDED_MB.forNew
  if (free < needed)
    throw new ConfigError(
      `DATA_DIR: the disk of ${dataDir} has ${free} MB free; the database needs ${needed} MB to start`,
    )
}

/** Without room, it stays as a killed process would leave it: the next start recovers what was acknowledged. */
async function closeIfRoom(dataDir: string, close: () => Promise<void>) {
  if (hasRoom(dataDir)) await close()
}

export async function openEmbedded(dataDir: string, migrates: boolean): Promise<Connection> {
  const release = await lockDataDirSoon(dataDir)
  const closing = [async () => release()]
  const close = async () => {
    for (const each of closing) await each()
  }
  try {
    requireRoom(dataDir)
    const folder = join(dataDir, 'db')
    const { pool, close: closePool } = await openEnginePool(folder)
    closing.unshift(() => closeIfRoom(dataDir, closePool))
    tighten(folder)
    const db = drizzle(pool)
    if (migrates) await migrateSchema(db as unknown as Db, () => migrate(db, { migrationsFolder }))
    prepareRepeated(pool)
    const checkpoint = async () => {
      if (hasRoom(dataDir)) await pool.query('checkpoint')
    }
    // The embedded database has only one process.
    return { db: db as unknown as Db, embedded: true, shareChanges: () => {}, checkpoint, close }
  } catch (error) {
    await close()
    throw error
  }
}
