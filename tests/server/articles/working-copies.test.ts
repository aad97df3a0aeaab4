import { publishDue } from '@server/texts/articles/publication-queue'
import { startWithClock, texts } from '@tests/server/start-with-clock'
import { pino } from 'pino'
import { expect, test } from 'vitest'

const live = { ...texts, title: 'Toba' }
const next = { title: 'Lake Toba', excerpt: 'The next excerpt', content: '<p>The next text</p>' }

/** A server with a published article and a writer who may not publish. */
async function startWithPublished() {
  const server = await startWithClock()
  const { db, now, fetch, editor, make, as, create } = server
  const id = await create('Toba', 'published')
  const path = `/api/articles/${id}`
  const copyPath = `${path}/working-copy`
  const author = await make.user({ role: 'marketing', name: 'Budi' })
  const writer = await as(author)
  return {
    ...server,
    id,
    path,
    copyPath,
    author,
    writer,
    save: (body: object, headers?: Record<string, string>) => writer.put(copyPath, body, headers),
    readCopy: async () => (await writer.get(copyPath)).json.working_copy,
    readLive: async () => (await fetch(path)).json.article,
    managed: async () => (await editor.get(`/api/articles/manage/${id}`)).json.article,
    runScheduler: () => publishDue({ db, now, logger: pino({ level: 'silent' }) }),
  }
}

test('readers go on seeing the article until an editor publishes its working copy', async () => {
  const { save, readCopy, readLive, managed, editor, writer, copyPath, path, author, setTime, make } =
    await startWithPublished()
  expect(await readCopy()).toBeNull()
  const category = await make.category()
  setTime('2026-03-02T08:00:00.000Z')
  const image_url = '/uploads/a-1600x1000.webp'
  const saved = await save({ ...next, image_url, category_ids: [category.id], revised: true })
  const copy = { ...next, image_url, category_ids: [category.id], revised: true, version: 1, author_name: 'Budi' }
  expect(saved.json.working_copy).toMatchObject({ ...copy, outdated: false, publish_at: null })
  expect(await readCopy()).toMatchObject(copy)
  expect(await readLive()).toMatchObject({ ...live, updated_at: '2026-03-01T08:00:00.000Z' })
  expect(await managed()).toMatchObject({ has_working_copy: true, version: 1 })

  expect((await writer.post(`${copyPath}/publish`)).status).toBe(403)
  setTime('2026-03-03T08:00:00.000Z')
  const published = await editor.post(`${copyPath}/publish`, undefined, { 'if-match': '"1"' })
  expect(published.json.article).toMatchObject({ ...next, status: 'published', has_working_copy: false })
  const at = '2026-03-03T08:00:00.000Z'
  expect(await readLive()).toMatchObject({ ...next, image_url, category_names: [category.name], revised_at: at })
  expect((await readLive()).published_at).toBe('2026-03-01T08:00:00.000Z')
  expect(await readCopy()).toBeNull()
  const [revision] = (await editor.get(`${path}/revisions`)).json.revisions
  expect(revision).toMatchObject({ title: 'Lake Toba', author_name: author.name, status: 'published' })
  expect((await editor.post(`${copyPath}/publish`)).status).toBe(404)
})

test('a save keeps the fields that it lacks, and the text is cleaned', async () => {
  const { save, readCopy } = await startWithPublished()
  await save({ title: 'Lake Toba', excerpt: live.excerpt })
  expect(await readCopy()).toMatchObject({ title: 'Lake Toba', content: live.content, revised: false })
  await save({ title: 'Lake Toba', excerpt: 'Other', content: '<p>A</p><script>alert(1)</script>' })
  expect(await readCopy()).toMatchObject({ excerpt: 'Other', content: '<p>A</p>', version: 2 })
})

test('two writers of one working copy do not overwrite each other', async () => {
  const { save, editor, copyPath, readCopy } = await startWithPublished()
  expect((await save(next, { 'if-match': '"0"' })).status).toBe(200)
  // The second began a copy from the live text too.
  const late = await editor.put(copyPath, live, { 'if-match': '"0"' })
  expect({ status: late.status, current: late.json.current }).toMatchObject({ status: 409, current: next })
  expect((await editor.post(`${copyPath}/publish`, undefined, { 'if-match': '"7"' })).status).toBe(409)
  expect((await editor.delete(copyPath, undefined, { 'if-match': '"7"' })).status).toBe(409)
  expect(await readCopy()).toMatchObject(next)
  expect((await editor.delete(copyPath)).status).toBe(200)
  expect((await save(next, { 'if-match': '"1"' })).status).toBe(404)
  expect((await editor.delete(copyPath)).status).toBe(404)
})

test('a copy shows that the article was saved after it was begun', async () => {
  const { save, editor, path, readCopy } = await startWithPublished()
  await save(next)
  await editor.put(path, { ...live, excerpt: 'A correction' })
  expect((await readCopy()).outdated).toBe(true)
})

test('the schedule of a published article publishes its working copy', async () => {
  const { save, editor, path, readCopy, readLive, managed, runScheduler, setTime } = await startWithPublished()
  const at = '2026-03-05T12:00:00.000Z'
  const schedule = () => editor.put(`${path}/schedule`, { publish_at: at })
  expect((await schedule()).json.errors).toEqual({ publish_at: 'This article has already been published' })
  await save({ ...next, content: '' })
  expect((await schedule()).json.errors).toEqual({ content: 'Write the text first' })
  await save(next)
  expect((await schedule()).json.article).toMatchObject({ publish_at: at, title: 'Toba' })
  expect((await readCopy()).publish_at).toBe(at)

  setTime('2026-03-06T00:00:00.000Z')
  await Promise.all([runScheduler(), runScheduler()])
  expect(await readLive()).toMatchObject({ ...next, published_at: '2026-03-01T08:00:00.000Z', revised_at: null })
  expect(await managed()).toMatchObject({ publish_at: null, has_working_copy: false, version: 2 })
})

test('discarding a copy and unpublishing its article end the schedule', async () => {
  const { save, editor, path, copyPath, managed, setStatus, id, runScheduler, setTime, readCopy } =
    await startWithPublished()
  const schedule = () => editor.put(`${path}/schedule`, { publish_at: '2026-03-05T12:00:00.000Z' })
  await save(next)
  await schedule()
  await editor.delete(copyPath)
  expect((await managed()).publish_at).toBeNull()

  await save(next)
  await schedule()
  await setStatus(id, 'draft')
  setTime('2026-03-06T00:00:00.000Z')
  await runScheduler()
  expect(await managed()).toMatchObject({ status: 'draft', title: 'Toba', publish_at: null })
  // The copy waits until the article is published again.
  expect(await readCopy()).toMatchObject(next)
  const refused = await editor.post(`${copyPath}/publish`)
  expect([refused.status, refused.json.message]).toEqual([409, 'This article is not published'])
})

test('a draft has no working copy, and input is checked as for an article', async () => {
  const { save, create, writer } = await startWithPublished()
  const draft = await create('Draft')
  const refused = await writer.put(`/api/articles/${draft}/working-copy`, next)
  expect([refused.status, refused.json.message]).toEqual([409, 'This article is not published'])
  expect((await writer.put('/api/articles/999/working-copy', next)).status).toBe(404)
  const invalid = await save({ ...next, title: ' ' })
  expect([invalid.status, invalid.json.errors]).toEqual([400, { title: 'Title is required' }])
})
