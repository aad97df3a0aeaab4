import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Config } from '../../config/config'
import { importLosses, importRuns } from '../../db/schema/import'
import type { ImportServices } from './import-pass'
import { lossCsv } from './losses'
import type { Report } from './report'
import type { ImportArgs } from './source'

/** Where imports leave their lists of losses, and what they have fetched before it is decided whether it is wanted. */
export async function importsFolder({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) {
  const folder = join(DATA_DIR, 'imports')
  await mkdir(folder, { recursive: true })
  return folder
}

/** `2026-11-27-081500-ghost`: also the name of a file. */
const runName = (format: string, at: Date) =>
  `${at.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}-${format}`

/** Rows of one statement. */
const AT_ONCE = 500

/** Keeps the report of an import that wrote something, for the screen *Imports*. */
async function recordRun(
  report: Report,
  name: string,
  source: string,
  { format, path }: ImportArgs,
  services: ImportServices,
) {
  const { counts, warnings, table, losses } = report
  await services.db.transaction(async (tx) => {
    const file_name = basename(path)
    const values = { name, format, source, file_name, counts, warnings, losses: table, created_at: services.now() }
    const [run] = await tx.insert(importRuns).values(values).returning({ id: importRuns.id })
    const { id: run_id } = run as { id: number }
    for (let from = 0; from < losses.length; from += AT_ONCE)
      await tx.insert(importLosses).values(
        losses.slice(from, from + AT_ONCE).map(({ kind, became, text, address, place }) => ({
          run_id,
          kind,
          became,
          text,
          address,
          title: place.title,
          old_address: place.address,
          new_address: place.target,
        })),
      )
  })
}

/** Writes the whole list of losses beside the data, and records the import. Returns the report with the file's path. */
export async function keepReport(
  report: Report,
  source: string,
  args: ImportArgs,
  services: ImportServices,
): Promise<Report> {
  const name = runName(args.format, services.now())
  if (!report.isDryRun && !report.isRefused && Object.keys(report.counts).length > 0)
    await recordRun(report, name, source, args, services)
  if (report.losses.length === 0) return report
  const path = join(await importsFolder(services.config), `${name}.csv`)
  await writeFile(path, lossCsv(report.losses))
  return { ...report, path }
}
