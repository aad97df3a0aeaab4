import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBuiltServer } from '@tests/built-server'
import { expect, onTestFinished, test } from 'vitest'

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

test('an empty folder gets the demo content, a second server on it refuses, a killed one loses nothing', async () => {
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

  const third = await startBuiltServer({ DATA_DIR })
  expect(await third.stop('SIGINT')).toBe(0)
})

test('a request in flight is answered before the server stops', async () => {
  const DATA_DIR = await dataFolder()
  const server = await startBuiltServer({ DATA_DIR, DEMO: '0' })
  const account = { name: 'Ana', email: 'ana@example.com', password: 'secret1' }
  const requests = Array.from({ length: 8 }, (_, index) =>
    fetch(`${server.address}/api/auth/register`, json({ ...account, email: `ana${index}@example.com` })),
  )
  // The first answer shows that the others have arrived: they wait for their hashes.
  await Promise.race(requests)
  const code = server.stop()
  const statuses = (await Promise.all(requests)).map((reply) => reply.status)
  expect(statuses).toEqual(Array(8).fill(201))
  expect(await code).toBe(0)
})

test('a bad variable stops the start with a line that names it', async () => {
  await expect(startBuiltServer({ DATA_DIR: await dataFolder(), LOG_LEVEL: 'loud' })).rejects.toThrow(
    /stopped with 1:\nLOG_LEVEL: /,
  )
})

test('a port in use is told, and the folder is free again', async () => {
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
