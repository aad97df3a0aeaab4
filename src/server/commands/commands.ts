import { createAdmin, setPassword } from './admin-accounts'
import { backup } from './backup'
import type { Command } from './command'
import { doctor } from './doctor'
import { exportContent } from './export'
import { importContent } from './import'
import { removeDemo } from './remove-demo'
import { removeTotp } from './remove-totp'
import { takeDownUpload } from './take-down'
import { unlock } from './unlock'

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
  import: importContent,
} satisfies Record<string, Command<never, unknown>>

export type CommandName = keyof typeof commands
export type CommandArgs<Name extends CommandName> = Parameters<(typeof commands)[Name]['run']>[1]
export type CommandResult<Name extends CommandName> = Awaited<ReturnType<(typeof commands)[Name]['run']>>

/** The command with this name, from outside of the type system. */
export const commandNamed = (name: string): Command<unknown, unknown> | undefined =>
  Object.hasOwn(commands, name) ? (commands[name as CommandName] as Command<unknown, unknown>) : undefined
