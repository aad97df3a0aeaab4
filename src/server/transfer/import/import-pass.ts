import type { Config } from '../../config/config'
import type { Db } from '../../db/client'
import type { Storage } from '../../files/storage/types'
import type { ForeignFetch } from '../../net/guarded-fetch'
import type { Files } from './copy-files'
import type { Reporter } from './report'
import type { Source } from './source'

export type ImportServices = {
  db: Db
  storage: Storage
  config: Pick<Config, 'MAX_UPLOAD_MB' | 'DATA_DIR'>
  foreignFetch: ForeignFetch
  now: () => Date
  signal: AbortSignal
}

/** One pass over a source. A dry run finds what an import would do and lose, and writes nothing. */
export type ImportPass = ImportServices & { source: Source; isDryRun: boolean; files: Files; reporter: Reporter }
