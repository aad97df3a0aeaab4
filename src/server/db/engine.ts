import { createReadStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { unpackTar } from 'modern-tar/fs'
import { buildFolder } from '../root'

/** An empty database, which `npm run build` makes, because the engine needs seconds and 870 MB to create one. */
const templateFile = join(buildFolder, 'server/database-template.tar.gz')

const unpackTemplate = (folder: string) =>
  pipeline(createReadStream(templateFile), createGunzip(), unpackTar(folder, { dmode: 0o700, fmode: 0o600 }))

const createWithEngine = async (folder: string) => (await PGlite.create(folder)).close()

/** What a killed process leaves must not be taken for a database, so it gets its name at the end. */
async function createDatabase(folder: string) {
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await (existsSync(templateFile) ? unpackTemplate(unfinished) : createWithEngine(unfinished))
  await rm(folder, { recursive: true, force: true })
  await rename(unfinished, folder)
}

export const isDatabase = (folder: string) => existsSync(join(folder, 'PG_VERSION'))

/** Opens the embedded database in this folder, and creates it if there is none. */
export async function openEngine(folder: string) {
  if (!isDatabase(folder)) await createDatabase(folder)
  return PGlite.create(folder)
}
