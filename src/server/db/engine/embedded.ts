import { statfsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { ConfigError } from '../../config/config'
import { isDatabase } from '../../config/data-dir'
import { tighten } from '../../config/file-rights'
import type { Connection } from '../client'
import { type EngineHost, openHost } from './engine-host'
import { lockDataDirSoon } from './lock'

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

/** Opens the embedded database. Loads only what starts its thread before it waits. */
export async function openEmbedded(dataDir: string, migrates: boolean): Promise<Connection> {
  const release = await lockDataDirSoon(dataDir)
  let host: EngineHost | undefined
  try {
    requireRoom(dataDir)
    const folder = join(dataDir, 'db')
    const [opened, { connectTo }] = await Promise.all([openHost(folder), import('./embedded-connections')])
    host = opened
    tighten(folder)
    const { db, close: disconnect } = await connectTo(host, { migrates })
    const checkpoint = async () => {
      if (hasRoom(dataDir)) await db.execute(sql`checkpoint`)
    }
    const close = async () => {
      // Without room, it stays as a killed process would leave it: the next start recovers what was acknowledged.
      if (hasRoom(dataDir)) await disconnect()
      release()
    }
    return { db, embedded: true, checkpoint, close }
  } catch (error) {
    if (hasRoom(dataDir)) await host?.close()
    release()
    throw error
  }
}
