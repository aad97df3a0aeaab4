import { openGhost } from './ghost'
import type { Source } from './source'
import { openWordpress } from './wordpress'

export const IMPORT_FORMATS = ['ghost', 'wordpress'] as const
export type ImportFormat = (typeof IMPORT_FORMATS)[number]

const openers: Record<ImportFormat, (path: string, url?: string) => Promise<Source>> = {
  ghost: openGhost,
  wordpress: openWordpress,
}

/** Reads and checks an export. `url` is the address of the old site, for formats that do not contain it. */
export const openSource = (format: ImportFormat, path: string, url?: string) => openers[format](path, url)
