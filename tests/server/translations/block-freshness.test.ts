import { articleTranslations } from '@server/db/schema/core'
import { startServer } from '@tests/server/start-server'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

const documentOf = (texts: Record<string, string>) => ({
  time: 1,
  version: '2.31.0',
  blocks: Object.entries(texts).map(([id, text]) => ({ id, type: 'paragraph', data: { text } })),
})

type Blocks = Record<string, string>

async function start() {
  const server = await startServer()
  const editor = await server.as(await server.make.user({ role: 'editor' }))
  const write = (title: string, blocks: Blocks) => ({ title, excerpt: 'E', blocks: documentOf(blocks) })
  const first = write('Toba', { a: 'One.', b: 'Two.', c: 'Three.' })
  const { articleId: id } = (await editor.post('/api/articles', { ...first, status: 'published' })).json
  const path = `/api/articles/${id}`
  const change = async (blocks: Blocks, more: object = {}) =>
    (await editor.put(path, { ...write('Toba', blocks), ...more })).json.article
  const translate = async (blocks: Blocks, more: object = {}, language = 'id') =>
    (await editor.put(`${path}/translations/${language}`, { ...write('Danau', blocks), status: 'published', ...more }))
      .json.translation
  const read = async (language = 'id') =>
    (await editor.get(`/api/articles/manage/${id}/translations/${language}`)).json.translation
  const reader = async (language = 'id') => (await server.fetch(`${path}?lang=${language}`)).json.article
  return { ...server, editor, id, path, change, translate, read, reader }
}

const satu = { a: 'Satu.', b: 'Dua.', c: 'Tiga.' }

test('only the changed block is outdated, for editors and readers, until its translation is changed or confirmed', async () => {
  const { change, translate, read, reader } = await start()
  expect(await translate(satu)).toMatchObject({ outdated: false, outdated_blocks: [], earlier_texts: {} })
  await change({ a: 'One!', b: 'Two.', c: 'Three!' })
  expect(await read()).toMatchObject({
    outdated: true,
    outdated_blocks: ['a', 'c'],
    earlier_texts: { a: expect.stringContaining('One.'), c: expect.stringContaining('Three.') },
  })
  // A save that changes another block, or a space, confirms nothing.
  expect(await translate({ ...satu, a: 'Satu. ', b: 'Dua!' })).toMatchObject({ outdated_blocks: ['a', 'c'] })
  expect(await translate({ a: 'Satu!', b: 'Dua!', c: 'Tiga.' })).toMatchObject({ outdated_blocks: ['c'] })
  expect(await reader()).toMatchObject({ outdated: true })
  const saved = await translate({ a: 'Satu!', b: 'Dua!', c: 'Tiga.' }, { confirmed: ['c'] })
  expect(saved).toMatchObject({ outdated: false, outdated_blocks: [], earlier_texts: {} })
  expect(await reader()).toMatchObject({ outdated: false })
})

test('a minor save outdates nothing, and text that is put back is current again', async () => {
  const { change, translate, read, editor } = await start()
  await translate(satu)
  await change({ a: 'One,', b: 'Two.', c: 'Three.' }, { minor: true })
  expect(await read()).toMatchObject({ outdated: false, outdated_blocks: [] })
  await change({ a: 'One,', b: 'Two?', c: 'Three.' })
  await change({ a: 'One;', b: 'Two?', c: 'Three.' }, { minor: true })
  expect(await read()).toMatchObject({ outdated: true, outdated_blocks: ['b'] })
  expect((await editor.get('/api/articles/manage?translation=outdated')).json.total).toBe(1)
  await change({ a: 'One;', b: 'Two.', c: 'Three.' })
  expect(await read()).toMatchObject({ outdated: false, outdated_blocks: [] })
  expect((await editor.get('/api/articles/manage?translation=outdated')).json.total).toBe(0)
})

test('what changed after the translator read the original stays outdated', async () => {
  const { change, translate } = await start()
  await translate(satu)
  const { version } = await change({ a: 'One!', b: 'Two.', c: 'Three.' })
  await change({ a: 'One!', b: 'Two!', c: 'Three.' })
  const saved = await translate(satu, { confirmed: ['a', 'b'], original_version: version })
  expect(saved).toMatchObject({ outdated: true, outdated_blocks: ['b'] })
})

test('the working copy outdates what it changes once it is published, in each language', async () => {
  const { change, translate, read, editor, path } = await start()
  await translate(satu)
  await change({ a: 'One!', b: 'Two.', c: 'Three.' })
  await translate({ a: 'Un.', b: 'Deux.', c: 'Trois.' }, {}, 'fr')
  const blocks = documentOf({ a: 'One!', b: 'Two.', c: 'Three!' })
  await editor.put(`${path}/working-copy`, { title: 'Toba', excerpt: 'E', blocks })
  expect(await read('fr')).toMatchObject({ outdated_blocks: [] })
  expect((await editor.post(`${path}/working-copy/publish`)).status).toBe(200)
  expect([(await read()).outdated_blocks, (await read('fr')).outdated_blocks]).toEqual([['a', 'c'], ['c']])
})

test('a working copy can be minor, unless it changes the facts', async () => {
  const { translate, read, editor, path } = await start()
  await translate(satu)
  const copy = { title: 'Toba', excerpt: 'E', blocks: documentOf({ a: 'One!', b: 'Two.', c: 'Three.' }) }
  const save = (more: object) => editor.put(`${path}/working-copy`, { ...copy, ...more })
  expect((await save({ minor: true })).json.working_copy).toMatchObject({ minor: true, revised: false })
  await editor.post(`${path}/working-copy/publish`)
  expect(await read()).toMatchObject({ outdated: false, outdated_blocks: [] })

  expect((await save({ minor: true, revised: true })).json.errors).toHaveProperty('minor')
  await save({ minor: true, blocks: documentOf({ a: 'One!', b: 'Two!', c: 'Three.' }) })
  const { json } = await editor.put(`${path}/working-copy`, { title: 'Toba', excerpt: 'E', revised: true })
  expect(json.working_copy).toMatchObject({ minor: false, revised: true })
  await editor.post(`${path}/working-copy/publish`)
  expect(await read()).toMatchObject({ outdated: true, outdated_blocks: ['b'] })
})

test('a translation from before blocks were compared is compared with the version that it was made from', async () => {
  const { change, translate, read, db, id } = await start()
  await translate(satu)
  const [{ original_digest } = { original_digest: '' }] = await db.select().from(articleTranslations)
  const store = (values: Partial<typeof articleTranslations.$inferInsert>) =>
    db
      .update(articleTranslations)
      .set(values)
      .where(and(eq(articleTranslations.record_id, id), eq(articleTranslations.language, 'id')))
  await change({ a: 'One!', b: 'Two.', c: 'Three.' })
  await store({ unconfirmed: {}, original_digest })
  expect(await read()).toMatchObject({ outdated: true, outdated_blocks: ['a'] })
  await change({ a: 'One!', b: 'Two!', c: 'Three.' })
  expect(await translate(satu, { confirmed: ['b'] })).toMatchObject({ outdated: true, outdated_blocks: ['a'] })

  await store({ unconfirmed: {}, original_digest: 'of a version that is gone' })
  expect(await read()).toMatchObject({
    outdated: true,
    outdated_blocks: ['field:title', 'field:excerpt', 'a', 'b', 'c'],
    earlier_texts: {},
  })
})

test('a translation that was written by hand gets the ids of the original, and bad confirmations are refused', async () => {
  const { change, translate, editor, path } = await start()
  const { blocks } = await translate({ x: 'Satu.', y: 'Dua.', z: 'Tiga.' })
  expect(blocks.blocks.map((block: { id: string }) => block.id)).toEqual(['a', 'b', 'c'])
  await change({ a: 'One.', b: 'Two!', c: 'Three.' })
  expect(await translate({ x: 'Satu.', y: 'Dua!', z: 'Tiga.' })).toMatchObject({ outdated_blocks: [] })
  for (const bad of [{ confirmed: 'a' }, { confirmed: [1] }, { original_version: 'x' }]) {
    const reply = await editor.put(`${path}/translations/id`, { title: 'T', excerpt: 'E', ...bad })
    expect(reply.status).toBe(400)
    expect(Object.keys(reply.json.errors)[0]).toMatch(/^(confirmed|original_version)/)
  }
})

test('reverting the unaccepted change of a translation brings back what was outdated then', async () => {
  const { change, translate, read, make, as, path, editor } = await start()
  await translate(satu)
  await change({ a: 'One!', b: 'Two!', c: 'Three.' })
  const marketing = await as(await make.user({ role: 'marketing' }))
  const body = { title: 'Danau', excerpt: 'E', blocks: documentOf({ ...satu, a: 'Satu!' }) }
  await marketing.put(`${path}/translations/id`, body)
  expect(await read()).toMatchObject({ outdated_blocks: ['b'] })
  await editor.post(`${path}/changes/id/revert`)
  expect(await read()).toMatchObject({ outdated_blocks: ['a', 'b'] })
})
