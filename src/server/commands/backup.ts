import type { Command } from './command'

/** Writes an archive of the database and the uploaded files. */
export const backup: Command<{ path: string }, { description: string; bytes: number }> = {
  besideServer: true,
  keepsSchema: true,
  async run({ connection, storage, signal }, { path }) {
    const { createBackup, describeArchive } = await import('../transfer/backup/create-backup')
    const { manifest, bytes } = await createBackup(path, { db: connection.db, storage, signal })
    return { description: describeArchive(manifest), bytes }
  },
}
