import { openGhost } from './ghost'
import { importEye } from './import-eye'
import { type ImportServices, importPosts } from './import-posts'
import { openMarkdown } from './markdown'
import { openMedium } from './medium'
import type { Report } from './report'
import { keepReport } from './runs'
import type { ImportArgs, ImportFormat, Source } from './source'
import { openSubstack } from './substack'
import { openWordpress } from './wordpress'

const OPEN: Record<Exclude<ImportFormat, 'eye'>, (path: string, url?: string) => Promise<Source>> = {
  ghost: openGhost,
  wordpress: openWordpress,
  substack: openSubstack,
  medium: openMedium,
  markdown: openMarkdown,
}

/** Reads and checks an export, and only then imports what is new in it. */
export async function importFrom(args: ImportArgs, services: ImportServices): Promise<Report> {
  const { format, path, url, isDryRun, acceptsLosses } = args
  if (format === 'eye') return importEye(path, services, isDryRun)
  const source = await OPEN[format](path, url)
  const report = await importPosts(source, services, { isDryRun, acceptsLosses })
  return keepReport(report, source.name, args, services)
}
