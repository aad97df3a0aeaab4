import type { Command } from './command'

/** Writes all content to a folder. */
export const exportContent: Command<{ path: string }, Record<string, number>> = {
  besideServer: true,
  async run({ connection: { db }, storage, signal }, { path }) {
    const { exportContent } = await import('../transfer/export/export-content')
    return exportContent(path, { db, storage, signal })
  },
}
