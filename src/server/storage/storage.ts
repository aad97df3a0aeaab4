import type { FastifyInstance } from 'fastify'
import type { Config } from '../config'
import { openFolder } from './folder'

/** Where uploaded files are kept: a folder, or a bucket. A file's address is the same in both. */
export type Storage = {
  put: (name: string, contents: string | Uint8Array) => Promise<void>
  has: (name: string) => Promise<boolean>
  /** Answers requests for `/uploads/<name>`. */
  serve: (app: FastifyInstance) => Promise<void>
}

/** The bucket where one is configured, else a folder in the data folder. */
export async function openStorage(config: Pick<Config, 's3' | 'DATA_DIR'>): Promise<Storage> {
  if (!config.s3) return openFolder(config)
  // Imported only where there is a bucket: the SDK is slow to load.
  const { openBucket } = await import('./bucket')
  return openBucket(config.s3)
}
