import { statfs } from 'node:fs/promises'
import { contract } from '@shared/contract'
import type { ContractRow } from '@shared/contract/parts'
import { messages } from '@shared/messages'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Connection } from '../../db/client'
import { AppError } from '../../http/errors'
import type { Jobs } from '../../jobs/jobs'

const MB = 1024 * 1024

/** Below this, writes are refused: the embedded database never recovers from a disk that is full to the last byte. */
export const RESERVE_BYTES = 64 * MB

/**
 * What is left for making room: staff have to sign in, and deleting writes too. Below this the embedded database is read-only. A new
 * file of its log takes 16 MB.
 */
const LAST_RESERVE_BYTES = 32 * MB

const CHECK_EVERY_MS = 1000

/** The free bytes of the disk with this folder, as far as this user may use them. */
export async function freeSpace(folder: string) {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

type Options = {
  connection: Pick<Connection, 'db' | 'embedded' | 'checkpoint'>
  logger: Pick<Logger, 'error' | 'info'>
  jobs: Jobs
  /** The free bytes of the disk with the data folder. */
  free: () => Promise<number>
}

export type DiskGuard = {
  /** Refuses with 507 unless the disk has the reserve, and room for so many bytes. */
  requireSpace: (bytes?: number, reserve?: number) => Promise<void>
}

/**
 * Watches the disk of the data folder. While it lacks even the last reserve, the embedded database is read-only as a whole, so that not
 * even a background job can fill the disk.
 */
export function startDiskGuard({ connection: { db, embedded, checkpoint }, logger, jobs, free }: Options): DiskGuard {
  let isFull = false
  let isReadOnly = false
  let switching = Promise.resolve()

  async function setReadOnly(on: boolean) {
    if (!embedded) return
    // First write the log's contents where they belong: what is left of it needs no new file.
    if (on) await checkpoint?.()
    await db.execute(on ? sql`set default_transaction_read_only = on` : sql`set default_transaction_read_only = off`)
  }

  function noteFull(available: number) {
    const lacksReserve = available < RESERVE_BYTES
    if (lacksReserve === isFull) return
    isFull = lacksReserve
    const megabytes = Math.floor(available / MB)
    if (isFull)
      logger.error(
        `the disk of DATA_DIR is nearly full (${megabytes} MB free): nothing can be saved until 64 MB are free`,
      )
    else logger.info(`the disk of DATA_DIR has ${megabytes} MB free again: changes are saved again`)
  }

  /** Returns the free bytes, once the database has been told what they mean for it. */
  async function look() {
    const available = await free()
    noteFull(available)
    const lacksLast = available < LAST_RESERVE_BYTES
    if (lacksLast !== isReadOnly) {
      isReadOnly = lacksLast
      switching = switching
        .then(() => setReadOnly(lacksLast))
        .catch((error) => logger.error({ err: error }, 'could not react to the free space'))
    }
    await switching
    return available
  }

  jobs.schedule({ name: 'disk', everyMs: CHECK_EVERY_MS, firstAfterMs: CHECK_EVERY_MS, run: look })
  return {
    async requireSpace(bytes = 0, reserve = RESERVE_BYTES) {
      if ((await look()) < reserve + bytes) throw new AppError('storage_full', messages.storageFull)
    },
  }
}

const READS = ['GET', 'HEAD', 'OPTIONS']

/** Whether staff need the call in order to make room. */
const makesRoom = ({ method, routeOptions: { config } }: FastifyRequest) =>
  method === 'DELETE' || (config.call && (contract[config.call] as ContractRow).onFullDisk)

/** Refuses changes while the disk is full. On PostgreSQL, only uploads use this disk. */
export function registerDiskGuard(app: FastifyInstance, guard: DiskGuard, { embedded }: { embedded: boolean }) {
  app.addHook('onRequest', async (request) => {
    if (READS.includes(request.method) || request.is404) return
    const isUpload = request.headers['content-type']?.startsWith('multipart/') ?? false
    if (!embedded && !isUpload) return
    const bytes = Number(request.headers['content-length']) || 0
    await guard.requireSpace(bytes, makesRoom(request) ? LAST_RESERVE_BYTES : RESERVE_BYTES)
  })
}
