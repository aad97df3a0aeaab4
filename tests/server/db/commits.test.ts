import { once } from 'node:events'
import { type Change, commitEvents } from '@server/db/commits'
import { openPostgres } from '@server/db/connect/postgres'
import { auditEntries } from '@server/db/schema/audit'
import { places } from '@server/db/schema/places'
import { announce, tag } from '@server/http/cache/cache-tags'
import { queueMail } from '@server/mail/mails.queries'
import { publishDue } from '@server/texts/articles/publication-queue'
import { postgresPrograms, startPostgres } from '@tests/postgres'
import { startServer } from '@tests/server/start-server'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test, vi } from 'vitest'

/** Replies that show places are kept for an hour, those with figures for seconds. */
const place = { name: 'Toba', slug: 'toba', kind: 'lake', latitude: 2.68, longitude: 98.88, summary: 'A lake' }
const path = '/api/places/toba'

test('what follows a change is announced in its transaction, and nowhere else', async () => {
  const { db } = await startServer()
  await expect(announce(db)).rejects.toThrow('in its transaction')
  await expect(queueMail(db, { kind: 'reset-password', email: 'ana@example.com' })).rejects.toThrow(
    'in its transaction',
  )
})

test('listeners hear of a change after its commit, of one within another too, and of none that was taken back', async () => {
  const { db } = await startServer()
  const heard: string[] = []
  commitEvents(db).on('changed', ({ tags }) => heard.push(...(tags ?? ['everything'])))
  commitEvents(db).on('queued', () => heard.push('work'))
  await db.transaction(async (tx) => {
    await tx.transaction((inner) => announce(inner, ['places']))
    await queueMail(tx, { kind: 'reset-password', email: 'ana@example.com' })
    expect(heard).toEqual([])
  })
  expect(heard).toEqual(['places', '*', 'work'])
  const failing = db.transaction(async (tx) => {
    await announce(tx)
    throw new Error('Taken back')
  })
  await expect(failing).rejects.toThrow('Taken back')
  expect(heard).toEqual(['places', '*', 'work'])
})

describe.skipIf(!postgresPrograms)('several processes on PostgreSQL', () => {
  // A cluster and several connections are started, on a machine that is busy with other tests.
  vi.setConfig({ testTimeout: 240_000 })

  async function startTwo() {
    const cluster = await startPostgres()
    onTestFinished(cluster.stop)
    const open = () => openPostgres(cluster.url, { warn: () => {} })
    const start = async () => startServer({ database: await open() })
    const first = await start()
    const second = await start()
    const editor = await first.as(await first.make.user({ role: 'editor' }))
    const isHeard = once(commitEvents(second.db), 'changed')
    const { json } = await editor.post('/api/places', { ...place, status: 'published' })
    await isHeard
    return { open, first, second, editor, id: json.place.id as number }
  }

  test('a place that was taken down is gone from the others, though all connections are busy after the commit', async () => {
    const { first, second, editor, id } = await startTwo()
    expect((await second.fetch(path)).status).toBe(200)

    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    let unlock = () => {}
    const unlocked = new Promise<void>((resolve) => {
      unlock = resolve
    })
    const locking = second.db.transaction(async (tx) => {
      await tx.select().from(places).where(eq(places.id, id)).for('update')
      await unlocked
    })
    const hold = () => first.db.transaction(() => released)
    const busy = Array.from({ length: 9 }, hold)
    const saving = editor.put(`/api/places/${id}`, { ...place, status: 'draft' })
    const isWaiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`
    await expect.poll(async () => (await second.db.execute(isWaiting)).rows).toHaveLength(1)
    // These take the last connection as soon as it is free.
    busy.push(hold(), hold())
    unlock()
    await locking

    expect((await saving).status).toBe(200)
    await expect.poll(async () => (await second.fetch(path)).status).toBe(404)
    const entries = await second.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.record_id, String(id)))
    expect(entries.map(({ call }) => call)).toContain('PUT /api/places/:id')
    release()
    await Promise.all(busy)
  })

  test('what the scheduler of another process publishes is announced, and a rollback is not', async () => {
    const { open, second, editor } = await startTwo()
    const draft = { title: 'Toba', excerpt: 'Deep', content: '<p>Text</p>' }
    const { articleId } = (await editor.post('/api/articles', draft)).json
    const at = '2030-01-01T00:00:00.000Z'
    expect((await editor.put(`/api/articles/${articleId}/schedule`, { publish_at: at })).status).toBe(200)

    const heard: Change[] = []
    const tags = () => heard.flatMap((change) => change.tags ?? [])
    commitEvents(second.db).on('changed', (change) => heard.push(change))
    const worker = await open()
    onTestFinished(worker.close)
    const failing = worker.db.transaction(async (tx) => {
      await announce(tx, ['taken back'])
      throw new Error('Taken back')
    })
    await expect(failing).rejects.toThrow('Taken back')
    await publishDue({ db: worker.db, now: () => new Date(at), logger: pino({ level: 'silent' }) })
    await expect.poll(tags).toContain(tag.articles)
    expect(tags()).not.toContain('taken back')
  })

  test('a process whose connections were cut drops what it keeps once it hears notices again', async () => {
    const { first, second } = await startTwo()
    const name = async () => (await second.fetch(path)).json.place?.name
    expect(await name()).toBe('Toba')
    // As if its notice came while no one listened.
    await first.db.update(places).set({ name: 'Samosir' })
    expect(await name()).toBe('Toba')
    await first.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and datname = current_database()`)
    await expect.poll(name).toBe('Samosir')
  })
})
