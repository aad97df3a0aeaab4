import type { ImportFormat } from '../import/open-source'
import type { Report } from '../import/report'
import { createForeignFetch } from '../net/guarded-fetch'
import type { Command } from './command'

type Args = { format: ImportFormat; path: string; url?: string; isDryRun: boolean }

/** Imports the content of another program. The whole file is read and checked before anything is changed. */
export const importContent: Command<Args, Report> = {
  besideServer: true,
  async run({ connection: { db }, storage, config, cache, signal }, { format, path, url, isDryRun }) {
    const { importPosts } = await import('../import/import-posts')
    const { openSource } = await import('../import/open-source')
    const source = await openSource(format, path, url)
    const now = () => new Date()
    const services = { db, storage, config, foreignFetch: createForeignFetch(), now, signal }
    try {
      return await importPosts(source, services, isDryRun)
    } finally {
      // What was imported before an interruption stays.
      if (!isDryRun) cache.invalidate()
    }
  },
}
