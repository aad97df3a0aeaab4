import { opendir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { open, type Entry as ZipEntry, type ZipFile } from 'yauzl'
import { SourceError } from './source'
import { statSource } from './source-files'

/** The files of an export: those of a folder, or of a ZIP archive, which is never unpacked to the disk. */
export type Archive = {
  /** With slashes, without the folder that all of them are in. */
  names: string[]
  has: (name: string) => boolean
  read: (name: string) => Promise<Buffer>
}

const MEGABYTE = 1024 * 1024
export const ARCHIVE_LIMITS = { files: 200_000, fileBytes: 64 * MEGABYTE, allBytes: 4096 * MEGABYTE }

type Entry = { name: string; size: number; read: () => Promise<Buffer> }

const isHidden = (name: string) =>
  name.split('/').some((part) => part.startsWith('.') || part === 'node_modules' || part === '__MACOSX')

/** The longest folder that all files are in. */
function commonFolder(names: string[]) {
  const folders = (names[0] ?? '').split('/').slice(0, -1)
  let prefix = ''
  for (const folder of folders) {
    const longer = `${prefix}${folder}/`
    if (!names.every((name) => name.startsWith(longer))) break
    prefix = longer
  }
  return prefix
}

function archiveOf(path: string, entries: Entry[], limits: typeof ARCHIVE_LIMITS, prefix: string): Archive {
  if (entries.length > limits.files) throw new SourceError(`${path} has more than ${limits.files} files`)
  const all = entries.reduce((sum, { size }) => sum + size, 0)
  if (all > limits.allBytes)
    throw new SourceError(`${path} has more than ${limits.allBytes / MEGABYTE} MB when it is unpacked`)
  const byName = new Map(entries.map((entry) => [entry.name.slice(prefix.length), entry]))
  return {
    names: [...byName.keys()].sort(),
    has: (name) => byName.has(name),
    async read(name) {
      const entry = byName.get(name)
      if (!entry) throw new SourceError(`${path}: ${name} is missing`)
      if (entry.size > limits.fileBytes)
        throw new SourceError(`${path}: ${name} has more than ${limits.fileBytes / MEGABYTE} MB`)
      return entry.read()
    },
  }
}

async function listFolder(root: string, folder = root, entries: Entry[] = []) {
  for await (const each of await opendir(folder)) {
    const path = join(folder, each.name)
    const name = relative(root, path).split(sep).join('/')
    if (isHidden(name)) continue
    if (each.isDirectory()) await listFolder(root, path, entries)
    // Links could lead anywhere.
    else if (each.isFile()) entries.push({ name, size: (await stat(path)).size, read: () => readFile(path) })
    if (entries.length > ARCHIVE_LIMITS.files) break
  }
  return entries
}

const listEntries = (zip: ZipFile, visit: (entry: ZipEntry) => void) =>
  new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: ZipEntry) => {
      try {
        visit(entry)
        zip.readEntry()
      } catch (error) {
        reject(error)
      }
    })
    zip.on('end', resolve).on('error', reject)
    zip.readEntry()
  })

/** Reads the directory at the end of the archive. Sizes are those it names; yauzl refuses a file that turns out to be larger. */
async function listZip(path: string, limits: typeof ARCHIVE_LIMITS) {
  const zip = await promisify<string, object, ZipFile>(open)(path, { lazyEntries: true, autoClose: false })
  if (zip.entryCount > limits.files) throw new SourceError(`${path} has more than ${limits.files} files`)
  const openStream = promisify<ZipEntry, NodeJS.ReadableStream>(zip.openReadStream.bind(zip) as never)
  const entries: Entry[] = []
  await listEntries(zip, (entry) => {
    const { fileName: name, uncompressedSize: size } = entry
    if (name.endsWith('/') || isHidden(name)) return
    if (entry.isEncrypted()) throw new SourceError(`${path}: ${name} is encrypted`)
    const read = async () =>
      buffer(await openStream(entry)).catch((error) => {
        throw new SourceError(`${path}: ${name} is damaged: ${(error as Error).message}`)
      })
    entries.push({ name, size, read })
  })
  return entries
}

/** Opens a folder or a ZIP archive. One above the limits is refused before anything of it is unpacked. */
export async function openArchive(path: string, expected: string, limits = ARCHIVE_LIMITS): Promise<Archive> {
  const stats = await statSource(path, expected)
  if (stats.isDirectory()) return archiveOf(path, await listFolder(path), limits, '')
  if (stats.size === 0) throw new SourceError(`${path} is empty; expected ${expected}`)
  const entries = await listZip(path, limits).catch((error) => {
    throw error instanceof SourceError
      ? error
      : new SourceError(`${path}: ${(error as Error).message.replace(/\.$/, '')}; expected ${expected}`)
  })
  return archiveOf(path, entries, limits, commonFolder(entries.map(({ name }) => name)))
}
