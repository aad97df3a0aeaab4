import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBuiltServer } from '@tests/built-server'
import { expect, onTestFinished, test, vi } from 'vitest'

// Creating a database takes several seconds, and much longer on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

async function dataFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const json = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
const titles = async (address: string) => {
  const { articles } = await (await fetch(`${address}/api/articles`)).json()
  return articles.map((article: { title: string }) => article.title)
}

test('an empty folder gets the demo content, a second server on it refuses to start, and a kill loses no data', async () => {
  const DATA_DIR = await dataFolder()
  const first = await startBuiltServer({ DATA_DIR })
  expect((await titles(first.address)).length).toBeGreaterThanOrEqual(12)
  for (const name of ['admin', 'marketing', 'editor', 'member', 'user'])
    expect(first.log()).toContain(`${name}@eyeofsumatra.example`)

  await expect(startBuiltServer({ DATA_DIR })).rejects.toThrow(/stopped with 1:\n.* is in use by another server/)
  expect((await fetch(`${first.address}/api/health`)).status).toBe(200)

  const account = { name: 'Ana', email: 'ana@example.com', password: 'secret1' }
  expect((await fetch(`${first.address}/api/auth/register`, json(account))).status).toBe(201)
  await first.stop('SIGKILL')

  const second = await startBuiltServer({ DATA_DIR })
  expect((await fetch(`${second.address}/api/auth/login`, json(account))).status).toBe(200)
  expect(second.log()).not.toContain('got the demo content')
  expect(await second.stop('SIGTERM')).toBe(0)

  // What was tried out must not go public with accounts whose password is public.
  const owner = { DATA_DIR, DEMO: '0', ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'a long secret' }
  await expect(startBuiltServer(owner)).rejects.toThrow(
    /DEMO: it is off, but these accounts still have the public demo password: admin@eyeofsumatra\.example/,
  )

  const third = await startBuiltServer({ DATA_DIR })
  expect(await third.stop('SIGINT')).toBe(0)
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

test('the server answers requests in flight before it stops', async () => {
  const server = await startBuiltServer({ DATA_DIR: await dataFolder(), DEMO: '0' })
  const emails = Array.from({ length: 4 }, (_, index) => `ana${index}@example.com`)
  const finish = await Promise.all(emails.map((email) => registrationInFlight(server.address, email)))
  const code = server.stop()
  await vi.waitFor(() => expect(server.log()).toContain('finishing the requests in flight'), 5000)
  expect(await Promise.all(finish.map((end) => end()))).toEqual([201, 201, 201, 201])
  expect(await code).toBe(0)
})

test('an invalid variable stops the start with a message that names it', async () => {
  await expect(startBuiltServer({ DATA_DIR: await dataFolder(), LOG_LEVEL: 'loud' })).rejects.toThrow(
    /stopped with 1:\nLOG_LEVEL: /,
  )
})

test('a port in use stops the start with a message and releases the data folder', async () => {
  const [DATA_DIR, other] = [await dataFolder(), await dataFolder()]
  const first = await startBuiltServer({ DATA_DIR: other, DEMO: '0' })
  const PORT = new URL(first.address).port
  await expect(startBuiltServer({ DATA_DIR, PORT, DEMO: '0' })).rejects.toThrow(
    /another program listens there; set PORT/,
  )
  const second = await startBuiltServer({ DATA_DIR, DEMO: '0' })
  expect(await second.stop()).toBe(0)
  await first.stop()
})
