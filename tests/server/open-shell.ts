import { commandNamed } from '@server/commands/commands'
import { perform } from '@server/commands/perform'
import { pino } from 'pino'
import type { TestServer } from './start-server'

type Server = Pick<TestServer, 'db' | 'storage' | 'config'>

/** Performs commands of the shell on the database of a server, as the running server would. */
export function openShell({ db, storage, config }: Server) {
  const connection = { db, embedded: true, close: async () => {} }
  const { signal } = new AbortController()
  const services = { connection, storage, config, logger: pino({ level: 'silent' }), say: () => {}, signal }
  return async (name: string, args?: unknown, env = {}) => {
    const command = commandNamed(name)
    if (!command) throw new Error(`There is no command ${name}`)
    return perform(name, command, { ...services, config: { ...config, ...env } }, args)
  }
}
