import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { asDb } from '../client'
import { migrateSchema } from '../migrate'
import { migrationsFolder } from '../migrations-folder'
import type { EngineHost } from './engine-host'
import { poolTo } from './engine-pool'

/** Connects to an embedded database and, unless told not to, migrates it. */
export async function connectTo(host: EngineHost, { migrates }: { migrates: boolean }) {
  const pool = poolTo(host)
  const db = drizzle(pool)
  if (migrates) await migrateSchema(asDb(db), () => migrate(db, { migrationsFolder }))
  const close = async () => {
    await pool.end()
    await host.close()
  }
  return { db: asDb(db), close }
}
