import type { Config } from '../../config/config'
import { openFolder } from './folder'
import type { Storage } from './types'

/** Opens the configured bucket, or else a folder in the data folder. */
export async function openStorage(config: Pick<Config, 's3' | 'DATA_DIR'>): Promise<Storage> {
  if (!config.s3) return openFolder(config)
  // Loaded on demand, because the SDK is slow to load.
  const { openBucket } = await import('./bucket')
  return openBucket(config.s3)
}
