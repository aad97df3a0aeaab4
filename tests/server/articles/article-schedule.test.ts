import { activity } from '@server/db/schema/core'
import { publishDue } from '@server/texts/articles/publication-queue'
import { startWithClock, texts } from '@tests/server/start-with-clock'
import { pino } from 'pino'
import { expect, test } from 'vitest'

const NOON = '2026-03-02T12:00:00.000Z'

/** A server with a draft, and the scheduler that a process would run. */
async function startWithDraft(options: Parameters<typeof startWithClock>[0] = {}) {
  const server = await startWithClock(options)
  const { db, now, editor, fetch, create } = server
  const id = await create('Toba')
  const path = `/api/articles/${id}`
  return {
    ...server,
    id,
    path,
    schedule: (publish_at: unknown = NOON) => editor.put(`${path}/schedule`, { publish_at }),
    read: async () => (await editor.get(`/api/articles/manage/${id}`)).json.article,
    runScheduler: () => publishDue({ db, now, logger: pino({ level: 'silent' }) }),
    isPublic: async () => (await fetch('/api/articles')).json.total === 1,
    publications: async () => (await db.select().from(activity)).filter(({ kind }) => kind === 'article_published'),
  }
}

test('a scheduled article is published when its time has come, in the name of the editor who scheduled it', async () => {
  const { schedule, read, runScheduler, isPublic, publications, setTime, editor, account, fetch } =
    await startWithDraft()
  // The zone counts: 19:00 in Jakarta is noon UTC.
  const reply = await schedule('2026-03-02T19:00:00+07:00')
  expect(reply.json.article).toMatchObject({ publish_at: NOON, status: 'draft', version: 1 })
  const [row] = (await editor.get('/api/articles/manage')).json.articles
  expect(row.publish_at).toBe(NOON)

  setTime('2026-03-02T11:59:59.999Z')
  await runScheduler()
  expect(await isPublic()).toBe(false)
  setTime(NOON)
  await runScheduler()
  expect(await isPublic()).toBe(true)
  expect(await read()).toMatchObject({ status: 'published', published_at: NOON, publish_at: null, version: 2 })
  expect(await publications()).toMatchObject([{ actor_id: account.id, actor_name: 'Dewi', subject_title: 'Toba' }])
  // Readers never see a schedule.
  expect((await fetch('/api/articles')).json.articles[0]).not.toHaveProperty('publish_at')
})

test('the worker of the queue publishes, and cached pages are dropped', async () => {
  const { schedule, isPublic, setTime } = await startWithDraft({ mail: true })
  await schedule()
  expect(await isPublic()).toBe(false)
  setTime(NOON)
  await expect.poll(isPublic).toBe(true)
})

test('processes that wake up late and together publish once', async () => {
  const { schedule, read, runScheduler, publications, setTime } = await startWithDraft()
  await schedule()
  // Nothing ran at noon.
  setTime('2026-03-04T00:00:00.000Z')
  await Promise.all([runScheduler(), runScheduler(), runScheduler()])
  await runScheduler()
  expect(await publications()).toHaveLength(1)
  expect(await read()).toMatchObject({ version: 2, published_at: '2026-03-04T00:00:00.000Z' })
})

test('a schedule is moved and cancelled until its time, and no longer after it', async () => {
  const { schedule, read, runScheduler, isPublic, setTime, editor, path } = await startWithDraft()
  await schedule()
  await schedule('2026-03-03T12:00:00.000Z')
  setTime('2026-03-02T13:00:00.000Z')
  await runScheduler()
  expect(await isPublic()).toBe(false)
  expect((await editor.delete(`${path}/schedule`)).json.article.publish_at).toBeNull()
  setTime('2026-03-03T13:00:00.000Z')
  await runScheduler()
  expect(await read()).toMatchObject({ status: 'draft', publish_at: null })

  await schedule('2026-03-03T14:00:00.000Z')
  setTime('2026-03-03T14:00:00.000Z')
  await runScheduler()
  const late = await editor.delete(`${path}/schedule`)
  expect({ status: late.status, message: late.json.message }).toEqual({
    status: 409,
    message: 'This article has already been published',
  })
})

test('publishing by hand ends a schedule, and unpublishing later does not renew it', async () => {
  const { schedule, read, runScheduler, setTime, setStatus, id, publications } = await startWithDraft()
  await schedule()
  await setStatus(id, 'published')
  expect((await read()).publish_at).toBeNull()
  await setStatus(id, 'draft')
  setTime('2026-03-04T00:00:00.000Z')
  await runScheduler()
  expect(await read()).toMatchObject({ status: 'draft', published_at: '2026-03-01T08:00:00.000Z' })
  expect(await publications()).toHaveLength(1)
})

test('writers go on while an article is scheduled, and their last text is published', async () => {
  const { schedule, read, runScheduler, setTime, as, make, path } = await startWithDraft()
  const writer = await as(await make.user({ role: 'marketing' }))
  await schedule()
  const body = { ...texts, title: 'Lake Toba' }
  expect((await writer.put(`${path}?autosave=1`, body, { 'if-match': '"1"' })).status).toBe(200)
  setTime(NOON)
  await runScheduler()
  expect(await read()).toMatchObject({ title: 'Lake Toba', status: 'published' })
  // The form that is still open learns of it by the version.
  expect((await writer.put(path, body, { 'if-match': '"2"' })).status).toBe(409)
})

test('a schedule in the past, without a zone, or of an article without text is refused at its field', async () => {
  const { schedule, editor, path, read, setStatus, id, runScheduler, setTime } = await startWithDraft()
  const errors = async (publish_at: unknown) => {
    const { status, json } = await schedule(publish_at)
    return status === 400 ? json.errors : status
  }
  expect(await errors('2026-03-01T08:00:00.000Z')).toEqual({ publish_at: 'Choose a time in the future' })
  const noZone = { publish_at: 'Choose a date and a time, with its time zone' }
  expect(await errors('2026-03-02T12:00:00')).toEqual(noZone)
  expect(await errors('2026-02-30T12:00:00Z')).toEqual(noZone)

  await editor.put(path, { ...texts, title: 'Toba', content: '<p></p>' })
  expect(await errors(NOON)).toEqual({ content: 'Write the text first' })
  await editor.put(path, { ...texts, title: 'Toba' })
  await schedule()
  // Emptied in the meantime: nothing is published, and the schedule is gone.
  await editor.put(path, { ...texts, title: 'Toba', content: '' })
  setTime(NOON)
  await runScheduler()
  expect(await read()).toMatchObject({ status: 'draft', publish_at: null })

  await setStatus(id, 'published')
  expect(await errors('2026-03-05T12:00:00.000Z')).toEqual({ publish_at: 'This article has already been published' })
  expect((await editor.put('/api/articles/999/schedule', { publish_at: '2026-03-05T12:00:00Z' })).status).toBe(404)
})

test('a schedule outlives the account of the editor who made it', async () => {
  const { schedule, runScheduler, isPublic, setTime, as, make, account } = await startWithDraft()
  await schedule()
  const admin = await as(await make.user({ role: 'admin' }))
  expect((await admin.delete(`/api/users/${account.id}`)).status).toBe(200)
  setTime(NOON)
  await runScheduler()
  expect(await isPublic()).toBe(true)
})
