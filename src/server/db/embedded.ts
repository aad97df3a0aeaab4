import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Connection, Db } from './client'
import { lockDataDir } from './lock'
import { migrationsFolder } from './migrations-folder'

export async function openEmbedded(dataDir: string, migrates: boolean): Promise<Connection> {
  const release = lockDataDir(dataDir)
  try {
    mkdirSync(join(dataDir, 'db'), { recursive: true })
    const client = await PGlite.create(join(dataDir, 'db'))
    const db = drizzle(client)
    if (migrates) await migrate(db, { migrationsFolder })
    const close = async () => {
      await client.close()
      release()
    }
    // The embedded database has only one process.
    return { db: db as unknown as Db, embedded: true, shareChanges: () => {}, close }
  } catch (error) {
    release()
    throw error
  }
}
