import { Readable } from 'node:stream'
import type { Connection } from '@server/db/client'
import { RESERVE_BYTES, startDiskGuard } from '@server/files/storage/disk-guard'
import { createJobs } from '@server/jobs/jobs'
import { freshDatabase, postgresUrl } from '@tests/server/database'
import { PASSWORD, startServer } from '@tests/server/start-server'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'

const logger = pino({ level: 'silent' })

/** A server on a disk whose free space the test sets. */
async function startOnDisk() {
  const disk = { free: 2 * RESERVE_BYTES }
  const database = await freshDatabase()
  onTestFinished(database.close)
  const connection: Pick<Connection, 'db' | 'embedded'> = { db: database.db, embedded: true }
  const jobs = createJobs(logger)
  const diskGuard = startDiskGuard({ connection, logger, jobs, free: async () => disk.free })
  onTestFinished(async () => {
    await jobs.stop()
    await database.db.execute(sql`set default_transaction_read_only = off`)
  })
  return { disk, ...(await startServer({ diskGuard })) }
}

test.skipIf(postgresUrl())(
  'while the disk is nearly full, changes are refused, reads go on, and it recovers',
  async () => {
    const { disk, fetch, as, withToken, make, db } = await startOnDisk()
    const editor = await as(await make.user({ role: 'editor' }))
    const article = { title: 'Toba', excerpt: 'A lake', content: '<p>Deep</p>', status: 'published' }
    expect((await editor.post('/api/articles', article)).status).toBe(201)

    disk.free = RESERVE_BYTES - 1
    const refused = await editor.post('/api/articles', article)
    expect(refused.status).toBe(507)
    expect(refused.json).toMatchObject({ code: 'storage_full', message: expect.any(String) })
    expect((await fetch('/api/articles')).json.total).toBe(1)
    expect((await editor.get('/api/articles/manage')).status).toBe(200)
    expect((await fetch('/api/health')).status).toBe(200)

    // What makes room.
    const { email } = await make.user({ role: 'editor' })
    const body = { email, password: PASSWORD }
    const signIn = () => fetch('/api/auth/login', { method: 'POST', body })
    const { token } = (await signIn()).json
    const newcomer = withToken(token)
    const [{ id }] = (await newcomer.get('/api/articles/manage')).json.articles
    expect((await newcomer.delete(`/api/articles/${id}`)).status).toBe(200)
    const [trashed] = (await newcomer.get('/api/trash')).json.items
    expect((await newcomer.delete(`/api/trash/${trashed.id}`)).status).toBe(200)
    expect((await newcomer.post('/api/auth/logout')).status).toBe(200)

    disk.free = RESERVE_BYTES / 2 - 1
    expect((await signIn()).status).toBe(507)
    expect((await editor.get('/api/articles/manage')).status).toBe(200)
    // Background jobs cannot write either.
    await expect(db.execute(sql`delete from articles`)).rejects.toMatchObject({ cause: { code: '25006' } })

    disk.free = RESERVE_BYTES + 100_000
    expect((await editor.post('/api/articles', article)).status).toBe(201)
  },
)

test('an upload that does not say how long it is ends before it takes the reserve of the disk', async () => {
  const { disk, app, as, make } = await startOnDisk()
  const { token } = await as(await make.user({ role: 'membership' }))
  async function* body() {
    yield '--b\r\nContent-Disposition: form-data; name="f"; filename="a.png"\r\n\r\n'
    disk.free = RESERVE_BYTES + 100
    for (let part = 0; part < 10; part += 1) yield Buffer.alloc(1000)
    yield '\r\n--b--\r\n'
  }
  const reply = await app.inject({
    method: 'POST',
    url: '/api/upload/thumbnail',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' },
    payload: Readable.from(body()),
  })
  expect([reply.statusCode, reply.json().code]).toEqual([507, 'storage_full'])
})

test('a session that has not been used for an hour can read while the disk is full', async () => {
  const { disk, fetch, make } = await startOnDisk()
  const { email } = await make.user()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 2 * 3_600_000 })
  const { token } = (await fetch('/api/auth/login', { method: 'POST', body: { email, password: PASSWORD } })).json
  vi.useRealTimers()
  disk.free = 0
  expect((await fetch('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })).status).toBe(200)
})
