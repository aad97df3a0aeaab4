import type { LanguageCode } from '@shared/languages'
import { openGhost } from './ghost'
import { importEye } from './import-eye'
import { type ImportServices, importPosts } from './import-posts'
import { noLosses } from './losses'
import { openMarkdown } from './markdown'
import { openMedium } from './medium'
import type { Report } from './report'
import { keepReport } from './runs'
import { type ImportArgs, type ImportFormat, languageNamed, type Source } from './source'
import { openSubstack } from './substack'
import { openWordpress } from './wordpress'

const OPEN: Record<Exclude<ImportFormat, 'eye'>, (path: string, url?: string) => Promise<Source>> = {
  ghost: openGhost,
  wordpress: openWordpress,
  substack: openSubstack,
  medium: openMedium,
  markdown: openMarkdown,
}

/** The source with the language that the owner has given, whatever its file says. */
const inLanguage = (source: Source, language: LanguageCode): Source => ({
  ...source,
  language,
  async *posts() {
    for await (const post of source.posts()) yield { ...post, language }
  },
})

/** The source, with a loss if its language is none of the magazine's. */
function withLanguage(source: Source): Source {
  const { language = '', losses = noLosses() } = source
  if (!language || languageNamed(language)) return source
  const text = `language ${language}: it is none of this magazine's, so the texts count as English; --language gives another`
  return { ...source, losses: { ...losses, lost: [...losses.lost, { kind: 'fields', text }] } }
}

/** Reads and checks an export, and only then imports what is new in it. */
export async function importFrom(args: ImportArgs, services: ImportServices): Promise<Report> {
  const { format, path, url, language, isDryRun, acceptsLosses } = args
  if (format === 'eye') return importEye(path, services, isDryRun)
  const opened = await OPEN[format](path, url)
  const source = language ? inLanguage(opened, language) : withLanguage(opened)
  const report = await importPosts(source, services, { isDryRun, acceptsLosses })
  return keepReport(report, source.name, args, services)
}
