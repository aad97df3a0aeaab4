/**
 * Writes an empty embedded database to the file of the first argument, as an archive, which `src/server/db/engine/engine.ts` unpacks.
 * Creating one takes seconds and much memory, so it is kept with the installed packages for later builds, and for the tests.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const at = (path) => fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url))

const [, , target] = process.argv
const { version } = JSON.parse(readFileSync(at('@electric-sql/pglite/package.json'), 'utf8'))
const kept = at(`.cache/database/empty-${version}.tar.gz`)

async function createDatabase() {
  const { PGlite } = await import('@electric-sql/pglite')
  const client = await PGlite.create()
  const archive = await client.dumpDataDir('gzip')
  await client.close()
  mkdirSync(dirname(kept), { recursive: true })
  // Another process may be making one too. Either is as good.
  const unfinished = join(dirname(kept), `${process.pid}.tar.gz`)
  writeFileSync(unfinished, Buffer.from(await archive.arrayBuffer()))
  renameSync(unfinished, kept)
}

if (!existsSync(kept)) await createDatabase()
copyFileSync(kept, target)
