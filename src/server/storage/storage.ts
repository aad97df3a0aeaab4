import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config } from '../config'
import type { S3Settings } from './bucket'

export const uploadsFolder = (config: Pick<Config, 'DATA_DIR'>) => join(config.DATA_DIR, 'uploads')

/** Where uploaded files lie: a folder, or a bucket. The addresses of the files do not tell which. */
export type Storage = Disk

/** Files appear whole or not at all: the library's own driver writes in place, so a reader could get half a file. */
class WholeFileDriver extends FSDriver {
  constructor(private readonly folder: string) {
    super({ location: folder, visibility: 'private' })
  }

  override async put(key: string, contents: string | Uint8Array) {
    const path = join(this.folder, key)
    const unfinished = `${path}.${crypto.randomUUID()}.part`
    await mkdir(dirname(path), { recursive: true })
    await writeFile(unfinished, contents)
    await rename(unfinished, path)
  }
}

async function openBucket(settings: S3Settings) {
  const { BucketDriver } = await import('./bucket')
  return new Disk(new BucketDriver(settings))
}

/** The bucket where one is configured, else a folder of the data folder. */
export const openStorage = async (config: Pick<Config, 's3' | 'DATA_DIR'>): Promise<Storage> =>
  config.s3 ? openBucket(config.s3) : new Disk(new WholeFileDriver(uploadsFolder(config)))
