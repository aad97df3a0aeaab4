import { basename } from 'node:path'
import { buffer } from 'node:stream/consumers'
import {
  COMPATIBLE_ENDINGS,
  type CompatibleEnding,
  compatibleName,
  imageSource,
  isCompatible,
  VARIANT_WIDTHS,
  widthOf,
  withoutWidth,
} from '@shared/images'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Storage } from '../storage/types'
import { encodeWebp } from './encode'
import type { Encoder } from './encoder'
import { pictureTurns } from './turn'

/** More copies than a page has pictures. Browsers ask again for those that find no room. */
const MAX_WAITING = 200

/** The page that asked for the first copy has its pictures before this, so that it does not share the processor with AVIF. */
const DELAY_MS = 3000

/** The size of a copy that does not exist because it would not be smaller. */
const NONE = 0

type Options = {
  storage: Pick<Storage, 'size' | 'read' | 'put' | 'remove'>
  /** For AVIF, which nothing waits for, and for what takes long. */
  later: Encoder
  logger: Pick<Logger, 'warn'>
  /** Rejects while the disk is nearly full. */
  requireSpace?: (bytes?: number) => Promise<void>
  delayMs?: number
}

/** The file to send, or to redirect to, and whether it is what its address will stand for from now on. */
export type Found = { name: string; isFinal: boolean }

/** By the first byte of a file. */
const ENDINGS: Record<number, CompatibleEnding> = { 255: 'jpg', 137: 'png', 71: 'gif' }

const withEnding = (name: string, ending: string) => name.replace(/\.\w+$/, `.${ending}`)

/** The stored picture of which this is a copy, and the copy's width; undefined for names that are not those of copies. */
function originOf(name: string) {
  const whole = withEnding(withoutWidth(name), 'webp')
  const { width } = imageSource(`/uploads/${whole}`)
  if (!width || whole === name) return undefined
  if (withoutWidth(name) === name || isCompatible(name)) return { whole, width: undefined }
  const narrower = VARIANT_WIDTHS.find((variant) => variant === widthOf(name) && variant < width)
  return narrower && { whole, width: narrower }
}

/**
 * The copies of stored pictures. A narrower WebP, and the copy that every program can show, are made when they are first asked for.
 * An AVIF is made afterwards, without hurry: until it is there, and if it would not be smaller, its address stands for the WebP.
 */
export function createCopies({ storage, later, logger, requireSpace = async () => {}, delayMs = DELAY_MS }: Options) {
  /** The sizes of stored copies. Files are removed while this still has them: then sending fails as it would have before. */
  const sizes = new LRUCache<string, number>({ max: 10_000 })
  const being = new Map<string, Promise<string | undefined>>()
  const waiting: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false

  async function sizeOf(name: string) {
    const known = sizes.get(name) ?? (await storage.size(name))
    if (known !== undefined) sizes.set(name, known)
    return known
  }

  async function readWhole(name: string) {
    const file = await storage.read(name)
    return file && new Uint8Array(await buffer(file.contents))
  }

  /** A picture may have been removed meanwhile, which is done before its copies are. */
  async function store(name: string, contents: Uint8Array, whole: string) {
    await requireSpace(contents.length)
    await storage.put(name, contents)
    if ((await storage.size(whole)) === undefined) return storage.remove(name)
    sizes.set(name, contents.length)
  }

  /** Requests for the same copy wait for one. `make` returns its name; undefined if there is no such picture. */
  function makeOnce(key: string, make: () => Promise<string | undefined>) {
    const making = being.get(key) ?? make().finally(() => being.delete(key))
    being.set(key, making)
    return making
  }

  async function makeWebp(name: string) {
    const origin = originOf(name)
    const bytes = origin?.width && (await readWhole(origin.whole))
    if (!origin || !bytes) return undefined
    const copy = await pictureTurns.run(() => encodeWebp(bytes, origin.width))
    await store(name, copy, origin.whole)
    return name
  }

  /** Whether there is such a copy; makes it if not. */
  const hasWebp = async (name: string) =>
    (await sizeOf(name)) !== undefined || (await makeOnce(name, () => makeWebp(name))) !== undefined

  async function makeCompatible(whole: string) {
    const bytes = await readWhole(whole)
    const copy = bytes && (await later.encode({ format: 'compatible', bytes }))
    const ending = ENDINGS[copy?.[0] ?? 0]
    if (!copy || !ending) return undefined
    const name = compatibleName(whole, ending)
    await store(name, copy, whole)
    return name
  }

  /** The name of the copy that every program can show; makes it if there is none. */
  async function findCompatible(whole: string) {
    for (const ending of COMPATIBLE_ENDINGS) {
      const name = compatibleName(whole, ending)
      if ((await sizeOf(name)) !== undefined) return name
    }
    return makeOnce(compatibleName(whole, 'jpg'), () => makeCompatible(whole))
  }

  async function makeAvif(name: string) {
    const origin = originOf(name)
    const webpBytes = await sizeOf(withEnding(name, 'webp'))
    if (!origin || webpBytes === undefined || (await storage.size(name)) !== undefined) return
    const bytes = await readWhole(origin.whole)
    if (!bytes) return
    const copy = await later.encode({ format: 'avif', bytes, width: origin.width, webpBytes })
    await store(name, copy ?? new Uint8Array(NONE), origin.whole)
  }

  async function work() {
    while (!isClosed) {
      const [name] = waiting
      if (name === undefined) break
      await makeAvif(name).catch((error) => {
        // The server stops, and the process that was at it with it.
        if (!isClosed) logger.warn({ err: error, name }, 'could not make a copy of a picture')
      })
      waiting.shift()
    }
    timer = undefined
  }

  function makeLater(name: string) {
    if (isClosed || waiting.length >= MAX_WAITING || waiting.includes(name)) return
    waiting.push(name)
    timer ??= setTimeout(work, delayMs).unref()
  }

  async function findAvif(name: string): Promise<Found> {
    const webp = withEnding(name, 'webp')
    const size = await sizeOf(name)
    if (size === undefined) {
      // Its quality is that of the WebP, which is the limit of its size.
      if (await hasWebp(webp)) makeLater(name)
      return { name: webp, isFinal: false }
    }
    if (size > NONE) return { name, isFinal: true }
    await hasWebp(webp)
    return { name: webp, isFinal: true }
  }

  /** Which file answers a request for this name. It may be missing. */
  async function find(name: string): Promise<Found> {
    const origin = originOf(name)
    try {
      if (origin && name.endsWith('.avif')) return await findAvif(name)
      if (origin && isCompatible(name)) {
        const made = await findCompatible(origin.whole)
        return { name: made ?? origin.whole, isFinal: made !== undefined }
      }
      if (origin?.width) await hasWebp(name)
      return { name, isFinal: true }
    } catch (error) {
      // For example, the disk is full.
      logger.warn({ err: error, name }, 'could not make a copy of a picture')
      return { name: origin?.whole ?? name, isFinal: false }
    }
  }

  return {
    find,
    /** The copy of a stored picture that every program can show, and its size; undefined if it cannot be made. */
    async compatible(url: string) {
      const { name, isFinal } = await find(basename(compatibleName(url, 'jpg')))
      const bytes = isFinal ? await sizeOf(name) : undefined
      return bytes === undefined ? undefined : { name, bytes }
    },
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

export type CompatibleCopy = ReturnType<typeof createCopies>['compatible']
