import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import en from '@admin/i18n/en.json'
import type { Command, CommandServices } from '@server/commands/command'
import { commands } from '@server/commands/commands'
import { openControlSocket, sendCommand } from '@server/commands/control-socket'
import { startServer } from '@tests/server/start-server'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'

async function openSocket(folder = '') {
  const base = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-'))
  onTestFinished(() => rm(base, { recursive: true, force: true }))
  const dataDir = join(base, folder)
  await mkdir(dataDir, { recursive: true })
  const server = await startServer()
  const { db, storage } = server
  const connection = { db, embedded: true, close: async () => {} }
  const config = { ...server.config, DATA_DIR: dataDir }
  const close = await openControlSocket({ config, connection, storage, logger: pino({ level: 'silent' }) })
  onTestFinished(close)
  const say: CommandServices['say'] = () => {}
  const send = (name: string, args: unknown = {}) =>
    sendCommand(dataDir, { name, args }, { say, signal: new AbortController().signal })
  return { ...server, send, close }
}

test('the running server unlocks an account', async () => {
  const { fetch, make, send } = await openSocket()
  const [locked, other] = [await make.user(), await make.user()]
  const logIn = (email: string) => fetch('/api/auth/login', { method: 'POST', body: { email, password: 'wrong' } })
  for (const { email } of [locked, other]) for (let times = 0; times <= 10; times += 1) await logIn(email)
  expect((await logIn(locked.email)).status).toBe(429)

  await send('admin unlock', { email: locked.email.toUpperCase() })
  expect((await logIn(locked.email)).status).toBe(401)
  expect((await logIn(other.email)).status).toBe(429)

  await send('admin unlock')
  expect((await logIn(other.email)).status).toBe(401)
})

test('the running server switches a second factor off', async () => {
  const { make, as, send } = await openSocket()
  const user = await make.user({ role: 'admin', totp_enabled_at: new Date() })
  const session = await as(user)
  await expect(send('admin remove-totp', { email: 'nobody@example.com' })).rejects.toThrow(/no account .* nobody@/)
  expect(await send('admin remove-totp', { email: user.email.toUpperCase() })).toEqual({ wasOn: true })
  expect((await session.get('/api/auth/me')).status).toBe(401)
  expect((await (await as(user)).get('/api/auth/me')).json.user.totp).toBe(false)
})

test('each command in the audit log has a text', () => {
  const recorded = Object.entries<Command<never, unknown>>(commands).filter(([, { audit }]) => audit)
  expect(Object.keys(en.audit.commands).toSorted()).toEqual(recorded.map(([name]) => name).toSorted())
})

test('an unknown command and a stopped server get plain errors', async () => {
  const { send, close } = await openSocket()
  await expect(send('toString')).rejects.toThrow(/does not know 'toString'/)
  await close()
  await expect(send('admin unlock')).rejects.toThrow(/does not take commands/)
})

test('commands reach a data folder whose path is too long for a socket', async () => {
  const { send } = await openSocket('a-long-name/'.repeat(12))
  expect(await send('admin unlock')).toEqual({ cleared: 0 })
})
