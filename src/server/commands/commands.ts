import { basename } from 'node:path'
import { CommandError } from '../config/command-error'
import type { Finding } from '../doctor/finding'
import { takeDown } from '../files/uploads/take-down.service'
import { createAdmin, removeTotp, setPassword, unlock } from './admin-accounts'
import type { Command } from './command'
import { importContent } from './import'
import { removeDemo } from './remove-demo'
import { exportSubscribers, importSubscribers } from './subscribers'
import { writeNewFile } from './write-new-file'

/** Writes an archive of the database and the uploaded files. */
const backup: Command<{ path: string }, { description: string; bytes: number }> = {
  besideServer: true,
  keepsSchema: true,
  paths: ({ path }) => [{ path, use: 'write' }],
  async run({ connection, storage, signal }, { path }) {
    const { createBackup, describeArchive } = await import('../transfer/backup/create-backup')
    const { manifest, bytes } = await createBackup(path, { db: connection.db, storage, signal })
    return { description: describeArchive(manifest), bytes }
  },
}

/** Examines the database, and changes nothing. */
const doctor: Command<undefined, Finding[]> = {
  besideServer: true,
  keepsSchema: true,
  async run({ connection, config }) {
    const { examineDatabase } = await import('../doctor/database')
    return examineDatabase(connection, config)
  },
}

/** Writes all content to a folder. */
const exportContent: Command<{ path: string }, Record<string, number>> = {
  besideServer: true,
  paths: ({ path }) => [{ path, use: 'write' }],
  async run({ connection: { db }, storage, signal }, { path }) {
    const { exportContent } = await import('../transfer/export/export-content')
    return exportContent(path, { db, storage, signal })
  },
}

/** Writes articles, pages and places to a file for Ghost's importer. */
const exportGhost: Command<{ path: string }, { counts: Record<string, number>; shortened: string[] }> = {
  besideServer: true,
  paths: ({ path }) => [{ path, use: 'write' }],
  async run({ connection: { db }, config, signal }, { path }) {
    const { PUBLIC_URL } = config
    if (!PUBLIC_URL) throw new CommandError('Set PUBLIC_URL: Ghost loads the pictures from there.')
    const { ghostFile } = await import('../transfer/export/ghost')
    const { shortened, ...file } = await ghostFile(db, PUBLIC_URL, signal, new Date())
    await writeNewFile(path, JSON.stringify({ db: [file] }))
    const { posts, tags, users } = file.data
    const ofType = (type: string) => posts.filter((post) => post.type === type).length
    return {
      counts: { posts: ofType('post'), pages: ofType('page'), tags: tags.length, authors: users.length },
      shortened,
    }
  },
}

/** The name of an upload: of its full address, of its path, or as it is. */
const nameOf = (address: string) => basename(URL.canParse(address) ? new URL(address).pathname : address)

/** Deletes an upload with its copies at once, used or not. Its address answers with 410 from then on. */
const takeDownUpload: Command<{ address: string }, { name: string }> = {
  besideServer: true,
  audit: ({ address }) => ({ kind: 'uploads', id: `/uploads/${nameOf(address)}` }),
  async run({ connection: { db }, storage }, { address }) {
    const name = nameOf(address)
    if (!(await takeDown(db, storage, name, new Date()))) throw new CommandError(`There is no upload '${name}'.`)
    return { name }
  },
}

/**
 * The commands of the shell that use the database. To add one, add it here, write its program (`src/server/admin.ts` is an
 * example), and list that in vite.config.ts and in the scripts of package.json. Load what is large on demand: the server
 * imports this table.
 */
export const commands = {
  'admin create': createAdmin,
  'admin password': setPassword,
  'admin remove-demo': removeDemo,
  'admin unlock': unlock,
  'admin remove-totp': removeTotp,
  'admin take-down': takeDownUpload,
  backup,
  doctor,
  export: exportContent,
  'export ghost': exportGhost,
  'export subscribers': exportSubscribers,
  import: importContent,
  'import subscribers': importSubscribers,
} satisfies Record<string, Command<never, unknown>>

export type CommandName = keyof typeof commands
export type CommandArgs<Name extends CommandName> = Parameters<(typeof commands)[Name]['run']>[1]
export type CommandResult<Name extends CommandName> = Awaited<ReturnType<(typeof commands)[Name]['run']>>

/** The command with this name, from outside of the type system. */
export const commandNamed = (name: string): Command<unknown, unknown> | undefined =>
  Object.hasOwn(commands, name) ? (commands[name as CommandName] as Command<unknown, unknown>) : undefined
