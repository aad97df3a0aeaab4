import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '@server/config/root'
import type { BuiltServer } from '@tests/built-server'
import { startSmtpServer } from '@tests/smtp-server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { report, timeUntil } from './figures'
import { addReaders, call, EDITOR, newFolder, openSite, signIn } from './site'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A server on the embedded database whose clock can be set, and a mail server. */
async function startWithClock({ readers = 0, delayMs = 0 } = {}) {
  const file = join(await newFolder(), 'clock')
  const smtp = await startSmtpServer({ delayMs })
  onTestFinished(smtp.close)
  const preload = pathToFileURL(join(projectRoot, 'tests/faults/shifted-clock.mjs')).href
  const env = {
    NODE_OPTIONS: `--import ${preload}`,
    SHIFTED_CLOCK: file,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'news@example.com',
  }
  const site = await openSite('the embedded database', { env })
  if (readers > 0) await addReaders(site, readers)
  const server = await site.start()
  const admin = await signIn(server)
  const body = { ...EDITOR, name: 'Editor', role: 'editor' }
  expect((await call(server, '/api/users', { method: 'POST', token: admin, body })).status).toBe(201)
  return {
    server,
    editor: await signIn(server, EDITOR),
    /** Waits for two rounds of the queues, each of which sends a mail. */
    async rounds() {
      for (let round = 0; round < 2; round += 1) {
        const email = `registered-${crypto.randomUUID()}@example.com`
        const body = { name: 'Reader', email, password: 'nepenthes-ampullaria' }
        expect((await call(server, '/api/auth/register', { method: 'POST', body })).status).toBe(201)
        await vi.waitUntil(() => smtp.mails.some(({ to }) => to === email), { timeout: 30_000 })
      }
    },
    /** The recipients of newsletters. */
    readers: () => smtp.mails.map(({ to }) => to).filter((address) => address.startsWith('reader-')),
    async shift(ms: number) {
      const before = server.log().length
      await writeFile(file, String(ms))
      server.process.kill('SIGUSR2')
      await vi.waitUntil(() => server.log().slice(before).includes(`off by ${ms} ms`), { timeout: 30_000 })
    },
  }
}

const tryPassword = async (server: BuiltServer, password: string) =>
  (await call(server, '/api/auth/login', { method: 'POST', body: { email: EDITOR.email, password } })).status

async function makeNewsletter(server: BuiltServer, token: string) {
  const body = { subject: 'News', content: '<p>Text</p>' }
  const { json } = await call(server, '/api/newsletters', { method: 'POST', token, body })
  return `/api/newsletters/${json.newsletter.id}`
}

test('sessions and throttles outlast a clock that jumps ahead and back', async () => {
  const { server, editor, shift } = await startWithClock()
  const session = async (token: string) => (await call(server, '/api/auth/me', { token })).status

  await shift(2 * DAY)
  expect(await session(editor)).toBe(200)
  await shift(-2 * DAY)
  expect(await session(editor)).toBe(200)

  await shift(400 * DAY)
  expect(await session(editor)).toBe(401)
  const ofFuture = await signIn(server, EDITOR)
  const tries: number[] = []
  for (let attempt = 0; attempt < 12; attempt += 1) tries.push(await tryPassword(server, `wrong-${attempt}`))
  expect(tries.at(-1)).toBe(429)
  expect(await tryPassword(server, EDITOR.password)).toBe(429)

  await shift(0)
  const unlocked = await timeUntil(async () => (await tryPassword(server, EDITOR.password)) === 200)
  expect(await session(ofFuture)).toBe(200)

  // A throttle holds for its quarter of an hour.
  for (let attempt = 0; attempt < 12; attempt += 1) await tryPassword(server, `wrong-${attempt}`)
  expect(await tryPassword(server, EDITOR.password)).toBe(429)
  await shift(16 * MINUTE)
  expect(await tryPassword(server, EDITOR.password)).toBe(200)
  report({ 'locked out after the clock is right again': `${unlocked} ms` })
  expect(await server.stop()).toBe(0)
})

test('a schedule keeps to the clock, and what is sent stays sent when the clock goes back', async () => {
  const { server, editor, readers, rounds, shift } = await startWithClock({ readers: 5 })
  const path = await makeNewsletter(server, editor)
  const schedule = { send_at: new Date(Date.now() + HOUR).toISOString() }
  const scheduled = await call(server, `${path}/schedule`, { method: 'PUT', token: editor, body: schedule })
  expect(scheduled.status).toBe(200)

  await shift(-DAY)
  await rounds()
  expect(readers()).toEqual([])

  await shift(HOUR + MINUTE)
  const late = await timeUntil(async () => readers().length > 0)
  await shift(-DAY)
  await rounds()
  await shift(DAY)
  await rounds()
  const recipients = readers()
  const twice = recipients.length - new Set(recipients).size
  report({ 'scheduled copies sent after': `${late} ms`, 'sent twice': twice })
  expect(twice).toBe(0)
  expect(await server.stop()).toBe(0)
})

const READERS = 400

test('a newsletter is sent on when the clock goes back a day in the middle of it', async () => {
  const { server, editor, readers, shift } = await startWithClock({ readers: READERS, delayMs: 20 })
  const path = await makeNewsletter(server, editor)
  void call(server, `${path}/send`, { method: 'POST', token: editor }).catch(() => {})
  await timeUntil(async () => readers().length > 50, { everyMs: 5 })
  await shift(-DAY)
  const rest = await timeUntil(
    async () => (await call(server, `${path}/deliveries?perPage=1`, { token: editor })).json.queued === 0,
  )
  const recipients = readers()
  const twice = recipients.length - new Set(recipients).size
  report({ copies: new Set(recipients).size, 'rest sent in': `${rest} ms`, 'sent twice': twice })
  expect(twice).toBe(0)
  expect(await server.stop()).toBe(0)
})
