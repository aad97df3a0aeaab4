import { purge } from '@server/people/retention/purge'
import { type Library, STORAGES, startLibrary } from '@tests/server/start-library'
import { expect, test } from 'vitest'

const DAY = 86_400_000

const trashOf = async ({ get }: Library['editor']) =>
  (await get('/api/trash')).json.items as { id: number; kind: string; title: string }[]

test.each(STORAGES)(
  'a deleted file can be restored; purged, it is gone from %s, and its address stays a 410',
  async (where) => {
    const { editor, member, upload, newPicture, statusOf, fetch } = await startLibrary({ where })
    const picture = await newPicture()
    const { id, url } = await upload(editor, picture, 'lake.png')
    await upload(member, picture)
    await editor.put(`/api/media/${id}`, { alt: 'A lake' })

    expect((await editor.delete(`/api/media/${id}`)).status).toBe(200)
    expect((await editor.get(`/api/media/${id}`)).status).toBe(404)
    expect(await statusOf(url)).toEqual([200, 200])
    const [item] = await trashOf(editor)
    expect(item).toMatchObject({ kind: 'media', title: 'A lake' })
    await editor.post(`/api/trash/${item?.id}/restore`)
    const { media } = (await editor.get(`/api/media/${id}`)).json
    expect(media).toMatchObject({ url, alt: 'A lake', uploaders: [{ name: 'Edi' }, { name: 'Mem' }] })

    await editor.delete(`/api/media/${id}`)
    const [again] = await trashOf(editor)
    expect((await editor.delete(`/api/trash/${again?.id}`)).status).toBe(200)
    expect(await statusOf(url)).toEqual([410, 410])
    expect((await fetch(url)).json).toMatchObject({ code: 'gone' })
    expect(await trashOf(editor)).toEqual([])

    const next = await upload(editor, picture)
    expect(next.url).not.toBe(url)
    expect([...(await statusOf(next.url)), ...(await statusOf(url))]).toEqual([200, 200, 410, 410])
  },
)

test('the same bytes get a new address while the file is in the trash, and both stay apart after the restoration', async () => {
  const { editor, member, upload, newPicture } = await startLibrary()
  const picture = await newPicture()
  const first = await upload(editor, picture)
  await editor.delete(`/api/media/${first.id}`)
  const second = await upload(member, picture)
  expect(second.url).not.toBe(first.url)
  const [item] = await trashOf(editor)
  await editor.post(`/api/trash/${item?.id}/restore`)
  const { media } = (await editor.get('/api/media?sort=id')).json
  expect(media.map(({ url }: { url: string }) => url)).toEqual([first.url, second.url])
})

test('a file that something published uses is not deleted, and the refusal names the uses', async () => {
  const { editor, make, upload, newPicture, db, statusOf } = await startLibrary()
  const { id, url } = await upload(editor, await newPicture())
  const inText = `<p><img src="${url.replace('.webp', '.w480.webp')}" alt=""></p>`
  const article = await make.article({ title: 'Toba', content: inText })
  await make.ad({ title: 'Boats', image_url: url })
  await make.article({ title: 'A draft', status: 'draft', image_url: url })
  await make.article({ title: 'An event', slug: 'events', status: 'draft', image_url: url })
  await make.newsletter({ subject: 'Sent', content: inText, sent_at: new Date() })

  const refused = await editor.delete(`/api/media/${id}`)

  expect([refused.status, refused.json.code]).toEqual([409, 'media_in_use'])
  expect(refused.json.message).toBe('Readers can see this file in “Boats”, “An event”, “Toba”, “Sent”')
  expect(refused.json.uses).toContainEqual({
    kind: 'articles',
    id: article.id,
    title: 'Toba',
    language: null,
    published: true,
  })
  const { media } = (await editor.get(`/api/media/${id}`)).json
  expect(media).toMatchObject({ use_count: 5, in_public_use: true })
  expect(media.uses.at(-1)).toMatchObject({ title: 'A draft', published: false })

  await db.execute("update articles set status = 'draft', slug = 'x' || id")
  await db.execute("update ads set status = 'pending'")
  await db.execute('update newsletters set sent_at = null')
  expect((await editor.delete(`/api/media/${id}`)).status).toBe(200)
  const [item] = await trashOf(editor)
  // Published while it was in the trash.
  await db.execute("update ads set status = 'published'")
  expect((await editor.delete(`/api/trash/${item?.id}`)).json).toMatchObject({ code: 'media_in_use' })
  expect(await statusOf(url)).toEqual([200, 200])
})

test('uses are found in translations, working copies, versions, categories and the trash', async () => {
  const { editor, make, upload, newPicture } = await startLibrary()
  const { id, url } = await upload(editor, await newPicture())
  const text = { title: 'T', excerpt: 'E', content: `<p><img src="${url}" alt=""></p>` }
  const plain = { ...text, content: '<p>Text</p>' }
  const draft = { status: 'draft', category_ids: [], slug: 'one' }
  const { articleId } = (await editor.post('/api/articles', { ...draft, ...text })).json
  await editor.put(`/api/articles/${articleId}/translations/fr`, { ...text, status: 'draft' })
  await editor.put(`/api/articles/${articleId}`, { ...draft, ...plain })
  await make.category({ name: 'Lakes', description: url })
  const other = await make.article({ title: 'Deleted', image_url: url })
  await editor.delete(`/api/articles/${other.id}`)

  const { uses } = (await editor.get(`/api/media/${id}`)).json.media

  expect(uses).toMatchObject([
    { kind: 'categories', title: 'Lakes', published: true },
    { kind: 'revisions', id: articleId, title: 'T' },
    { kind: 'translations', id: articleId, language: 'fr' },
    { kind: 'trash', title: 'Deleted' },
  ])
})

test('members see only the published uses of a file and their own ads', async () => {
  const { member, make, upload, newPicture } = await startLibrary()
  const { id, url } = await upload(member, await newPicture())
  await make.ad({ title: 'Mine', image_url: url, status: 'pending', advertiser_id: member.user.id })
  await make.ad({ title: 'Not mine', image_url: url, status: 'pending' })
  await make.article({ title: 'Draft', image_url: url, status: 'draft' })
  await make.article({ title: 'Public', image_url: url })
  const { uses } = (await member.get(`/api/media/${id}`)).json.media
  expect(uses.map(({ title }: { title: string }) => title)).toEqual(['Public', 'Mine'])
})

test('a member deletes an own file, and only gives up one that others have uploaded as well', async () => {
  const { editor, member, upload, newPicture } = await startLibrary()
  const picture = await newPicture()
  const own = await upload(member, await newPicture(), 'own.png')
  const shared = await upload(editor, picture)
  await upload(member, picture)

  expect((await member.delete(`/api/media/${shared.id}`)).json.message).toBe('Removed from your files')
  expect((await member.get(`/api/media/${shared.id}`)).status).toBe(404)
  expect((await editor.get(`/api/media/${shared.id}`)).status).toBe(200)

  await member.delete(`/api/media/${own.id}`)
  const [item] = await trashOf(member)
  expect(item?.title).toBe('own.png')
  await member.post(`/api/trash/${item?.id}/restore`)
  expect((await member.get(`/api/media/${own.id}`)).status).toBe(200)

  await editor.delete(`/api/media/${own.id}`)
  expect(await trashOf(member)).toEqual([])
})

test('unused files are listed, and moved to the trash on request', async () => {
  const { editor, make, upload, newPicture } = await startLibrary()
  const used = await upload(editor, await newPicture())
  await make.article({ image_url: used.url, status: 'draft' })
  const [first, second] = [await upload(editor, await newPicture()), await upload(editor, await newPicture())]
  const unused = async () =>
    (await editor.get('/api/media?unused=1&sort=id')).json.media.map(({ id }: { id: number }) => id)
  expect(await unused()).toEqual([first.id, second.id])

  const some = await editor.post('/api/media/remove-unused', { ids: [used.id, first.id, 999] })
  expect(some.json).toMatchObject({ removed: 1, remaining: 1 })
  expect((await editor.post('/api/media/remove-unused', {})).json).toMatchObject({ removed: 1, remaining: 0 })
  expect(await trashOf(editor)).toHaveLength(2)
  expect((await editor.get(`/api/media/${used.id}`)).status).toBe(200)
  expect((await editor.post('/api/media/remove-unused', { ids: [] })).json.errors).toHaveProperty('ids')
})

test('files in the trash are purged after 30 days, but not while something published uses them', async () => {
  let now = Date.UTC(2026, 4, 1)
  const clock = () => new Date(now)
  const library = await startLibrary({ now: clock })
  const { editor, make, upload, newPicture, db, storage, statusOf, as } = library
  const [gone, used] = [await upload(editor, await newPicture()), await upload(editor, await newPicture())]
  for (const { id } of [gone, used]) await editor.delete(`/api/media/${id}`)
  await make.article({ image_url: used.url })
  const run = () => purge({ db, storage, now: clock })

  now += 29 * DAY
  await run()
  expect(await statusOf(gone.url)).toEqual([200, 200])
  now += 2 * DAY
  await run()
  expect([await statusOf(gone.url), await statusOf(used.url)]).toEqual([
    [410, 410],
    [200, 200],
  ])
  expect(await trashOf({ ...editor, ...(await as(editor.user)) })).toMatchObject([{ title: 'picture.png' }])
})

test('an unused file with texts stays in the library; one without is deleted after 30 days', async () => {
  let now = Date.UTC(2026, 4, 1)
  const clock = () => new Date(now)
  const { editor, upload, newPicture, db, storage, statusOf, as } = await startLibrary({ now: clock })
  const [described, plain] = [await upload(editor, await newPicture()), await upload(editor, await newPicture())]
  await editor.put(`/api/media/${described.id}`, { alt: 'A lake' })
  for (const days of [1, 31]) {
    now += days * DAY
    await purge({ db, storage, now: clock })
  }
  expect([await statusOf(described.url), await statusOf(plain.url)]).toEqual([
    [200, 200],
    [404, 404],
  ])
  const { media } = (await (await as(editor.user)).get('/api/media')).json
  expect(media.map(({ id }: { id: number }) => id)).toEqual([described.id])
})
