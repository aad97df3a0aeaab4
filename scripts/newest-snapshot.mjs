/** Deletes the snapshots of the schema that `drizzle-kit generate` does not compare with: all but the newest. */
import { readdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../src/server/db/migrations/meta/', import.meta.url))
const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'))
for (const name of snapshots.sort().slice(0, -1)) rmSync(folder + name)
