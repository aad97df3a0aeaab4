import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBuiltServer } from '@tests/built-server'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'

// Starting a server takes a second, and much longer on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

// The tests share a folder, which each test releases.
let DATA_DIR = ''
beforeAll(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-'))
  // What a first start leaves that is killed while it creates the database.
  await mkdir(join(DATA_DIR, 'db.unfinished'))
  await writeFile(join(DATA_DIR, 'db.unfinished/PG_VERSION'), '17')
})
afterAll(() => rm(DATA_DIR, { recursive: true, force: true }))

const json = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

test('a second server on the same folder refuses to start, and a kill loses no data', async () => {
  const first = await startBuiltServer({ DATA_DIR, DEMO: '0' })
  await expect(startBuiltServer({ DATA_DIR, DEMO: '0' })).rejects.toThrow(
    /stopped with 1:\n(.*\n)*.* is in use by another server/,
  )
  expect((await fetch(`${first.address}/api/health`)).status).toBe(200)

  const account = { name: 'Ana', email: 'ana@example.com', password: 'secret1' }
  expect((await fetch(`${first.address}/api/auth/register`, json(account))).status).toBe(201)
  expect(await readdir(DATA_DIR)).not.toContain('db.unfinished')
  await first.stop('SIGKILL')

  const second = await startBuiltServer({ DATA_DIR, DEMO: '0' })
  expect((await fetch(`${second.address}/api/auth/login`, json(account))).status).toBe(200)
  expect(await second.stop('SIGINT')).toBe(0)
})

test('a port in use stops the start with a message', { tags: 'sweep' }, async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const PORT = String((other.address() as AddressInfo).port)
  await expect(startBuiltServer({ DATA_DIR, PORT, DEMO: '0' })).rejects.toThrow(
    /another program listens there; set PORT/,
  )
  other.close()
})

test('a port in use stops a first start before it makes a database', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const PORT = String((other.address() as AddressInfo).port)
  const folder = join(DATA_DIR, 'never-started')
  await expect(startBuiltServer({ DATA_DIR: folder, PORT })).rejects.toThrow(
    new RegExp(`^main\\.js stopped with 1:\\n.*:${PORT}: another program listens there; set PORT\\n$`),
  )
  expect(await readdir(folder)).toEqual([])
})

test('LOG_FORMAT chooses between lines of text and of JSON', async () => {
  const linesOf = async (LOG_FORMAT: string) => {
    const server = await startBuiltServer({ DATA_DIR, DEMO: '0', LOG_FORMAT })
    await server.stop()
    return server.log().trimEnd().split('\n')
  }
  for (const line of await linesOf('text')) {
    expect(line).toMatch(/^\[\d\d:\d\d:\d\d\] INFO: [^\s{]/)
    expect(line).not.toMatch(/"(?:level|time|reqId|version)":/)
  }
  for (const line of await linesOf('json'))
    expect(JSON.parse(line)).toMatchObject({ level: 30, msg: expect.any(String) })
})

/** Starts a request and waits until the server asks for its body. Returns a function that sends the body. */
async function registrationInFlight(address: string, email: string) {
  const request = httpRequest(`${address}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', expect: '100-continue' },
  })
  const answered = once(request, 'response').then(([reply]) => reply.resume().statusCode as number)
  request.flushHeaders()
  await once(request, 'continue')
  return (): Promise<number> => {
    request.end(JSON.stringify({ name: 'Ana', email, password: 'secret1' }))
    return answered
  }
}

test('the server answers requests in flight before it stops, and its log names the version and the clients', async () => {
  const server = await startBuiltServer({ DATA_DIR, DEMO: '0', TRUST_PROXY: '1' })
  const health = await (await fetch(`${server.address}/api/health/live`)).json()
  const client = { 'x-forwarded-for': '203.0.113.7', 'user-agent': 'Mozilla/5.0 (test)' }
  await fetch(`${server.address}/api/nothing`, { headers: client })
  const emails = Array.from({ length: 4 }, (_, index) => `guest${index}@example.com`)
  const finish = await Promise.all(emails.map((email) => registrationInFlight(server.address, email)))
  const code = server.stop()
  await vi.waitFor(() => expect(server.log()).toContain('finishing the requests in flight'), 5000)
  expect(await Promise.all(finish.map((end) => end()))).toEqual([201, 201, 201, 201])
  expect(await code).toBe(0)

  expect(health).toEqual({ status: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+/) })
  const lines = server
    .log()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.find(({ msg }) => /is open at/.test(msg)).version).toBe(health.version)
  expect(lines.find(({ path }) => path === '/api/nothing')).toMatchObject({
    address: '203.0.113.7',
    userAgent: 'Mozilla/5.0 (test)',
  })
  expect(lines.at(-1).msg).toBe('stopped')
})

test('an invalid variable stops the start with a message that names it', async () => {
  await expect(startBuiltServer({ DATA_DIR, LOG_LEVEL: 'loud' })).rejects.toThrow(/stopped with 1:\nLOG_LEVEL: /)
})

test('systemd is told that the start goes on, that it is over, that the server works, and that it stops', async () => {
  const folder = join(DATA_DIR, 'systemd')
  await mkdir(folder)
  // In place of systemd's own.
  await writeFile(join(folder, 'systemd-notify'), `#!/bin/sh\necho "$NOTIFY_SOCKET $1" >> ${folder}/told\n`, {
    mode: 0o700,
  })
  const told = async () => (await readFile(join(folder, 'told'), 'utf8')).trimEnd().split('\n')
  const server = await startBuiltServer({
    DATA_DIR,
    DEMO: '0',
    PATH: `${folder}:${process.env.PATH}`,
    NOTIFY_SOCKET: '/run/systemd/notify',
    WATCHDOG_USEC: '400000',
  })
  const works = '/run/systemd/notify WATCHDOG=1'
  await vi.waitFor(
    async () => expect((await told()).filter((line) => line === works).length).toBeGreaterThan(2),
    60_000,
  )
  expect(await server.stop()).toBe(0)
  const states = async () => (await told()).map((line) => line.replace('/run/systemd/notify ', ''))
  await vi.waitFor(async () => expect(await states()).toContain('STOPPING=1'), 60_000)
  expect((await states())[0]).toMatch(/^EXTEND_TIMEOUT_USEC=\d{8}$/)
  expect((await states()).filter((state) => !/^(WATCHDOG|EXTEND)/.test(state))).toEqual(['READY=1', 'STOPPING=1'])
})
