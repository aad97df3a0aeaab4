import { commandNamed } from '@server/commands/commands'
import { perform } from '@server/commands/perform'
import { pino } from 'pino'
import type { TestServer } from './start-server'

type Server = Pick<TestServer, 'db' | 'storage' | 'cache' | 'config'>

/** Performs commands of the shell on the database of a server, as the running server would. */
export function openShell({ db, storage, cache, config }: Server) {
  const connection = { db, embedded: true, shareChanges: () => {}, close: async () => {} }
  const { signal } = new AbortController()
  const services = { connection, storage, cache, config, logger: pino({ level: 'silent' }), say: () => {}, signal }
  return async (name: string, args?: unknown, env = {}) => {
    const command = commandNamed(name)
    if (!command) throw new Error(`There is no command ${name}`)
    return perform(name, command, { ...services, config: { ...config, ...env } }, args)
  }
}
