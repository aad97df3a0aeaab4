import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '../../config/config'
import { ArchiveError } from './archive-error'

/** Below it, in the bucket for uploads. The server's `/uploads/` serves no names with a slash. */
const PREFIX = 'backups/'

/** What a single request may upload to S3. */
const MAX_OBJECT_BYTES = 5 * 1024 ** 3

/** Where scheduled backups are kept. */
export type BackupTarget = {
  list: () => Promise<string[]>
  /** Creates the archive by `write`, which gets the path of a file, and stores it. No other process may be creating one. */
  store: (name: string, write: (path: string) => Promise<{ bytes: number }>) => Promise<void>
  remove: (name: string) => Promise<void>
  describe: (name: string) => string
}

/** What a process that was killed has left of a scheduled backup. */
const UNFINISHED = /^eye-of-sumatra-\d{8}T\d{6}Z\.tar\.(?:upload|[\w-]+\.part)/

async function removeUnfinished(folder: string) {
  const names = (await readdir(folder)).filter((name) => UNFINISHED.test(name))
  for (const name of names) await rm(join(folder, name), { recursive: true, force: true })
}

function openFolder(folder: string): BackupTarget {
  return {
    list: () =>
      readdir(folder).catch((error) => {
        if (error.code === 'ENOENT') return []
        throw error
      }),
    async store(name, write) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await removeUnfinished(folder)
      await write(join(folder, name))
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    describe: (name) => join(folder, name),
  }
}

/** Archives are made and checked in a folder, and then uploaded. */
async function openBucket({ s3, DATA_DIR }: Config): Promise<BackupTarget> {
  const { connectBucket } = await import('../../files/storage/bucket')
  const bucket = connectBucket(s3 as NonNullable<Config['s3']>)
  return {
    async list() {
      const names: string[] = []
      for await (const key of bucket.list(PREFIX)) names.push(key.slice(PREFIX.length))
      return names
    },
    async store(name, write) {
      const path = join(DATA_DIR, `${name}.upload`)
      await removeUnfinished(DATA_DIR)
      try {
        const { bytes } = await write(path)
        if (bytes > MAX_OBJECT_BYTES)
          throw new ArchiveError('BACKUP_TARGET: the backup has more than 5 GB, too much for a bucket; use a folder')
        await bucket.putStream(PREFIX + name, createReadStream(path), bytes)
        const stored = await bucket.head(PREFIX + name)
        if (stored?.ContentLength !== bytes) throw new ArchiveError(`The bucket stored ${name} incompletely`)
      } finally {
        await rm(path, { force: true })
      }
    },
    remove: async (name) => void (await bucket.remove(PREFIX + name)),
    describe: (name) => `bucket:${PREFIX}${name}`,
  }
}

/** The folder of scheduled backups; undefined if they go to the bucket. */
export function backupFolder({ BACKUP_TARGET, DATA_DIR }: Pick<Config, 'BACKUP_TARGET' | 'DATA_DIR'>) {
  if (BACKUP_TARGET === 'bucket') return undefined
  return BACKUP_TARGET ? resolve(BACKUP_TARGET) : join(DATA_DIR, 'backups')
}

/** The folder or bucket that BACKUP_TARGET names. */
export async function openTarget(config: Config): Promise<BackupTarget> {
  const folder = backupFolder(config)
  return folder ? openFolder(folder) : openBucket(config)
}
