import { statfsSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { ConfigError } from '../config'
import { isDatabase } from '../data-dir'
import type { Connection, Db } from './client'
import { rememberFileSizes } from './embedded-file-sizes'
import { openEngine } from './engine'
import { tighten } from './file-rights'
import { lockDataDirSoon } from './lock'
import { migrateSchema } from './migrate'
import { migrationsFolder } from './migrations-folder'

const MB = 1024 * 1024

/** A new database takes 40 MB, and writes are refused below 64 MB (`disk-guard.ts`). */
const NEEDED_MB = { forNew: 112, toOpen: 32 }

function freeMegabytes(dataDir: string) {
  const { bavail, bsize } = statfsSync(dataDir)
  return Math.floor((bavail * bsize) / MB)
}

/** If the engine needs a new file and there is no room, it blocks this process for ever. */
const hasRoom = (dataDir: string) => freeMegabytes(dataDir) >= NEEDED_MB.toOpen

function requireRoom(dataDir: string) {
  const free = freeMegabytes(dataDir)
  const needed = isDatabase(join(dataDir, 'db')) ? NEEDED_MB.toOpen : NEEDED_MB.forNew
  if (free < needed)
    throw new ConfigError(
      `DATA_DIR: the disk of ${dataDir} has ${free} MB free; the database needs ${needed} MB to start`,
    )
}

/** The engine creates its files for everyone, whatever the umask. */
function keepFilesPrivate({ Module: { FS } }: PGlite) {
  const chmod = FS.chmod.bind(FS)
  FS.chmod = (path: unknown, mode: number, dontFollow?: boolean) => chmod(path, mode & 0o700, dontFollow)
}

export async function openEmbedded(dataDir: string, migrates: boolean): Promise<Connection> {
  const release = await lockDataDirSoon(dataDir)
  try {
    requireRoom(dataDir)
    const folder = join(dataDir, 'db')
    const client = await openEngine(folder)
    keepFilesPrivate(client)
    rememberFileSizes(client)
    tighten(folder)
    const db = drizzle(client)
    if (migrates) await migrateSchema(db as unknown as Db, () => migrate(db, { migrationsFolder }))
    const checkpoint = async () => {
      if (hasRoom(dataDir)) await client.exec('checkpoint')
    }
    const close = async () => {
      // Without room, it stays as a killed process would leave it: the next start recovers what was acknowledged.
      if (hasRoom(dataDir)) await client.close()
      release()
    }
    // The embedded database has only one process.
    return { db: db as unknown as Db, embedded: true, shareChanges: () => {}, checkpoint, close }
  } catch (error) {
    release()
    throw error
  }
}
