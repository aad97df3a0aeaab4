import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { asDb } from '../commits'
import { migrateSchema } from '../migrate'
import { migrationsFolder } from '../migrations-folder'
import type { EngineHost } from './engine-host'
import { poolTo } from './engine-pool'

/** Connects to an embedded database and, unless told not to, migrates it. */
export async function connectTo(host: EngineHost, { migrates }: { migrates: boolean }) {
  const pool = poolTo(host)
  const driver = drizzle(pool)
  const db = asDb(driver)
  if (migrates) await migrateSchema(db, () => migrate(driver, { migrationsFolder }))
  const close = async () => {
    await pool.end()
    await host.close()
  }
  return { db, close }
}
