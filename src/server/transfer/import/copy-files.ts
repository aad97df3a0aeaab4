import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { isHttpUrl } from '@shared/validation'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import type { Config } from '../../config/config'
import type { Db } from '../../db/client'
import { addRedirects } from '../../db/redirects'
import { type StoredFile, storeFile } from '../../files/pictures/stored-pictures'
import type { Storage } from '../../files/storage/types'
import { storeFilm } from '../../files/uploads/films.service'
import { nameOfPicture } from '../../files/uploads/foreign-picture'
import { registerFile } from '../../files/uploads/registration.service'
import { endingAsIs, STORED_AS_IS } from '../../files/uploads/stored-as-is.service'
import { importingStorage } from '../../files/uploads/take-down.service'
import { storeUpload } from '../../files/uploads/uploads.service'
import { type ForeignFetch, ForeignSizeError, RefusedAddressError } from '../../net/guarded-fetch'
import { knownTarget, remember } from './known'
import type { Source } from './source'

/** Files may come from slow hosts, and no visitor waits for an import. Those that are no pictures are larger. */
const TIMEOUT_MS = { picture: 30_000, file: 10 * 60_000 }
/** Of one article at a time. */
const AT_ONCE = 4

const MEGABYTE = 1024 * 1024
/** Recordings and documents are larger than pictures. */
const MAX_FILE_MB = 100

const FILMS = ['mp4', 'm4v']

const FILE_ENDINGS = new Set([...Object.keys(STORED_AS_IS), ...FILMS])
/** Files that are neither pictures nor stored here: they stay where they are. */
const OTHER_FILES = new Set([
  'zip',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  'odt',
  'ods',
  'epub',
  'gpx',
  'kml',
  'kmz',
  'txt',
  'csv',
  'json',
  'exe',
  'dmg',
  'mov',
  'webm',
  'avi',
  'rar',
  '7z',
  'gz',
  'svg',
])

const PICTURE_ENDINGS = new Set(['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg', 'bmp', 'ico', 'heic'])

const endingOf = (address: string) => extname(new URL(address, 'http://old.invalid').pathname).slice(1).toLowerCase()

/** What a link leads to, by its ending: a file that can be copied, one that cannot, or a page. */
export function fileKind(address: string): 'file' | 'picture' | 'other' | undefined {
  if (!URL.canParse(address, 'http://old.invalid')) return undefined
  const ending = endingOf(address)
  if (FILE_ENDINGS.has(ending)) return 'file'
  if (PICTURE_ENDINGS.has(ending)) return 'picture'
  return OTHER_FILES.has(ending) ? 'other' : undefined
}

type Services = {
  db: Db
  storage: Storage
  config: Pick<Config, 'MAX_UPLOAD_MB'> & Partial<Pick<Config, 'DATA_DIR'>>
  foreignFetch: ForeignFetch
}

/** The address here, or why there is none. */
export type Copied = { path: string } | { reason: string }

export type Files = {
  /** How many were copied, or in a plan would be. */
  count: () => Record<string, number>
  copy: (address: string) => Promise<Copied>
  /** Copies several at the same time. */
  copyAll: (addresses: Iterable<string>) => Promise<Map<string, Copied>>
}

/** Fetched files on the disk, between the pass that looks for losses and the one that writes. */
export async function openSpool(folder: string) {
  const path = await mkdtemp(join(folder, 'import-'))
  const names = new Map<string, string>()
  return {
    async put(url: string, bytes: Buffer) {
      const name = String(names.size)
      await writeFile(join(path, name), bytes)
      names.set(url, name)
    },
    async take(url: string) {
      const name = names.get(url)
      return name === undefined ? undefined : readFile(join(path, name))
    },
    close: () => rm(path, { recursive: true, force: true }),
  }
}

export type Spool = Awaited<ReturnType<typeof openSpool>>

const reasonOf = (error: unknown) =>
  error instanceof RefusedAddressError
    ? 'its address is not a public one'
    : (error as Error).message || (error as Error).name

async function kindOf(bytes: Buffer) {
  const ext = (await fileTypeFromBuffer(bytes))?.ext
  if (ext && FILMS.includes(ext)) return 'films'
  return ext && STORED_AS_IS[ext] ? 'files' : 'pictures'
}

/** Throws if it is not a picture that can be read. */
const checkPicture = (bytes: Buffer) =>
  sharp(bytes, { failOn: 'none' })
    .metadata()
    .catch(() => {
      throw new Error('this is not a picture that we can read')
    })

type Options = { isPlan: boolean; spool?: Spool }

/**
 * Copies pictures and other files of the old site into the storage, each once. A plan fetches them too, since one that cannot be fetched
 * is a loss, but stores nothing; into `spool`, it puts what it has fetched for the pass that follows.
 */
export function copyFiles(source: Source, services: Services, { isPlan, spool }: Options): Files {
  const { db, config, foreignFetch } = services
  const storage = isPlan ? services.storage : importingStorage(db, services.storage)
  const host = source.url && new URL(source.url).host
  const copied = new Map<string, Promise<Copied>>()
  const counts: Record<string, number> = {}

  async function fetchFile(url: string) {
    const isFile = FILE_ENDINGS.has(endingOf(url))
    const megabytes = isFile ? Math.max(MAX_FILE_MB, config.MAX_UPLOAD_MB) : config.MAX_UPLOAD_MB
    const accept = isFile ? /^(?!text\/html)/ : /^image\/|^(?:application|binary)\/octet-stream/
    try {
      const { body } = await foreignFetch(url, {
        accept,
        maxBytes: megabytes * MEGABYTE,
        timeoutMs: TIMEOUT_MS[isFile ? 'file' : 'picture'],
      })
      return body
    } catch (error) {
      throw error instanceof ForeignSizeError ? new Error(`it has more than ${megabytes} MB`) : error
    }
  }

  async function store(bytes: Buffer, url: string): Promise<StoredFile> {
    const kind = await kindOf(bytes)
    if (kind === 'films') return storeFilm(storage, { bytes, name: url })
    const ending = await endingAsIs(bytes)
    return ending ? storeFile(storage, bytes, ending) : storeUpload(storage, { bytes, name: url })
  }

  const count = (kind: string) => {
    counts[kind] = (counts[kind] ?? 0) + 1
  }

  async function copyNew(url: string, local: Buffer | undefined): Promise<Copied> {
    const known = await knownTarget(db, source.name, 'picture', url)
    // It may have been deleted since, because nothing used it.
    if (known && (await storage.has(basename(known)))) return { path: known }
    const bytes = local ?? (await spool?.take(url)) ?? (await fetchFile(url))
    const kind = await kindOf(bytes)
    if (isPlan) {
      if (kind === 'pictures') await checkPicture(bytes)
      if (!local) await spool?.put(url, bytes)
      count(kind)
      return { path: url }
    }
    const stored = await store(bytes, url)
    await registerFile(db, stored, nameOfPicture(new URL(url, 'http://old.invalid').href), new Date())
    await remember(db, source.name, 'picture', url, stored.path)
    const isOwn = url.startsWith('/') || new URL(url).host === host
    if (isOwn) await addRedirects(db, [url], stored.path)
    count(kind)
    return { path: stored.path }
  }

  async function resolve(address: string): Promise<Copied> {
    try {
      const local = await source.readFile?.(address)
      if (local) return await copyNew(address, local)
      const url = URL.canParse(address, source.url) ? new URL(address, source.url).href : undefined
      if (!url || !isHttpUrl(url)) return { reason: 'it has no full address; is --url missing?' }
      return await copyNew(url, undefined)
    } catch (error) {
      return { reason: reasonOf(error) }
    }
  }

  function copy(address: string) {
    const before = copied.get(address)
    if (before) return before
    const result = resolve(address)
    copied.set(address, result)
    return result
  }

  return {
    count: () => counts,
    copy,
    async copyAll(addresses) {
      const waiting = [...new Set(addresses)]
      const results = new Map<string, Copied>()
      const work = async () => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) results.set(next, await copy(next))
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
      return results
    },
  }
}
