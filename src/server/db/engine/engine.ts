import { createReadStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { unpackTar } from 'modern-tar/fs'
import { isDatabase } from '../../config/data-dir'
import { ENGINE, setFlags } from '../../config/memory'
import { buildFolder } from '../../config/root'

/** An empty database, which `npm run build` makes, because the engine needs seconds and 870 MB to create one. */
const templateFile = join(buildFolder, 'server/database-template.tar.gz')

const unpackTemplate = (folder: string) =>
  pipeline(createReadStream(templateFile), createGunzip(), unpackTar(folder, { dmode: 0o700, fmode: 0o600 }))

const SETTINGS = [
  // The engine takes the memory of all its buffers at once, and files that it reads again come from the system's cache: with the
  // 128 MB that it takes otherwise, reads are no faster, apart from scans of large tables.
  'shared_buffers=32MB',
  // So much of its log stays on the disk for later use after many changes; without a limit of ours, 1 GB.
  'max_wal_size=128MB',
]

const START_PARAMETERS = [...PGlite.defaultStartParams, ...SETTINGS.flatMap((setting) => ['-c', setting])]

/** Starts the engine, on a folder or with the content of an archive. */
export function startEngine(options: PGliteOptions) {
  setFlags(ENGINE)
  return PGlite.create({ startParams: START_PARAMETERS, ...options })
}

const createWithEngine = async (dataDir: string) => (await startEngine({ dataDir })).close()

/** What a killed process leaves must not be taken for a database, so it gets its name at the end. */
async function createDatabase(folder: string) {
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await (existsSync(templateFile) ? unpackTemplate(unfinished) : createWithEngine(unfinished))
  await rm(folder, { recursive: true, force: true })
  await rename(unfinished, folder)
}

/** The engine creates its files for everyone, whatever the umask. */
function keepFilesPrivate({ Module: { FS } }: PGlite) {
  const chmod = FS.chmod.bind(FS)
  FS.chmod = (path: unknown, mode: number, dontFollow?: boolean) => chmod(path, mode & 0o700, dontFollow)
}

/** Opens the embedded database in this folder, and creates it if there is none. */
export async function openEngine(folder: string) {
  if (!isDatabase(folder)) await createDatabase(folder)
  const engine = await startEngine({ dataDir: folder })
  keepFilesPrivate(engine)
  return engine
}
