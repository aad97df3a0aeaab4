import { openGhost } from './ghost'
import { importEye } from './import-eye'
import { type ImportServices, importPosts } from './import-posts'
import type { Report } from './report'
import type { ImportArgs } from './source'
import { openWordpress } from './wordpress'

/** Reads and checks an export, and only then imports what is new in it. */
export async function importFrom(
  { format, path, url, isDryRun }: ImportArgs,
  services: ImportServices,
): Promise<Report> {
  if (format === 'eye') return importEye(path, services, isDryRun)
  const source = await (format === 'ghost' ? openGhost(path, url) : openWordpress(path, url))
  return importPosts(source, services, isDryRun)
}
