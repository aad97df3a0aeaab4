import { basename } from 'node:path'
import { createForeignFetch } from '../net/guarded-fetch'
import type { Report } from '../transfer/import/report'
import type { ImportArgs } from '../transfer/import/source'
import type { Command } from './command'

/** Imports the content of another program, or of an export. Everything is read and checked before anything is changed. */
export const importContent: Command<ImportArgs, Report> = {
  besideServer: true,
  paths: ({ path }) => [{ path, use: 'read' }],
  audit({ format, path, isDryRun }, report) {
    if (isDryRun || report?.isRefused) return undefined
    const changes = Object.entries(report?.counts ?? {}).map(([field, number]) => ({ field, to: String(number) }))
    return { kind: 'imports', title: `${format}: ${basename(path)}`, changes }
  },
  async run({ connection: { db }, storage, config, signal }, args) {
    const { importFrom } = await import('../transfer/import/import-from')
    const now = () => new Date()
    return importFrom(args, { db, storage, config, foreignFetch: createForeignFetch(), now, signal })
  },
}
