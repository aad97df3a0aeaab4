import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from '../config/command-error'
import type { Config } from '../config/config'
import { createLogger } from '../config/logger'
import { openDatabase } from '../db/connect/open'
import { DataDirInUseError } from '../db/engine/lock'
import { openStorage } from '../files/storage/storage'
import type { CommandServices } from './command'
import { type CommandArgs, type CommandName, type CommandResult, commandNamed } from './commands'
import { sendCommand } from './control-socket'
import { lookAt } from './owner-path'
import { perform } from './perform'

type Options = {
  config: Config
  say: CommandServices['say']
  signal: AbortSignal
  /** How long to wait for a PostgreSQL that does not answer. */
  waitMs?: number
}

/**
 * Performs a command: in this process if the database can be opened, which PostgreSQL always can. If a server uses the
 * embedded database, that server performs the command, through the socket in its data folder.
 */
export async function runCommand<Name extends CommandName>(
  name: Name,
  args: CommandArgs<Name>,
  { config, say, signal, waitMs }: Options,
): Promise<CommandResult<Name>> {
  const command = commandNamed(name)
  if (!command) throw new CommandError(`There is no command '${name}'`)
  const { DATA_DIR } = config
  // Never a new one beside that of the server, whose settings are often missing here.
  if (!config.DATABASE_URL && !existsSync(join(DATA_DIR, 'db')))
    throw new CommandError(
      `DATA_DIR: ${DATA_DIR} holds no database; the first start makes it. Set DATA_DIR or DATABASE_URL as for the server: in production, 'eye ${name}' does (docs/production.md).`,
    )
  const sights = command.paths?.(args).map(lookAt) ?? []

  const logger = await createLogger('command', { LOG_LEVEL: 'silent', LOG_FORMAT: 'json' })
  try {
    const connection = await openDatabase(config, logger, { migrates: !command.keepsSchema, waitMs })
    try {
      const storage = await openStorage(config)
      const services = { config, connection, storage, logger, say, signal }
      return (await perform(name, command, services, args)) as CommandResult<Name>
    } finally {
      await connection.close()
    }
  } catch (error) {
    if (!(error instanceof DataDirInUseError)) throw error
    if (!command.besideServer) throw new CommandError(`A server uses ${DATA_DIR}. Stop it first, then repeat this.`)
    return (await sendCommand(DATA_DIR, { name, args, sights }, { say, signal })) as CommandResult<Name>
  }
}
