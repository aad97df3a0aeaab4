import { messages } from '@shared/messages'
import { startLibrary } from '@tests/server/start-library'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

async function startAsEditor() {
  const server = await startServer()
  const editor = await server.as(await server.make.user({ role: 'editor' }))
  const create = async (fields: object) => (await editor.post('/api/pages', { title: 'Privacy', ...fields })).json.page
  const read = async (slug: string, query = '') => server.fetch(`/api/pages/${slug}${query}`)
  return { ...server, editor, create, read }
}

test('a page is a draft that readers do not get until it is published, nor once it is taken back', async () => {
  const { fetch, editor, create, read } = await startAsEditor()
  const page = await create({ content: '<p>We store little.</p>' })
  expect(page).toMatchObject({ slug: 'privacy', status: 'draft', version: 1 })
  expect((await read('privacy')).status).toBe(404)
  expect((await editor.get('/api/pages/privacy')).json.page).toMatchObject({ title: 'Privacy', status: 'draft' })
  expect((await fetch('/api/pages')).json).toEqual({ pages: [], total: 0 })

  await editor.put(`/api/pages/${page.id}`, { title: 'Privacy', status: 'published' })
  expect((await read('privacy')).json.page).toMatchObject({ content: '<p>We store little.</p>', languages: ['en'] })
  expect((await fetch('/api/pages')).json).toMatchObject({ pages: [{ slug: 'privacy' }], total: 1 })

  await editor.put(`/api/pages/${page.id}`, { title: 'Privacy', status: 'draft' })
  expect((await read('privacy')).status).toBe(404)
})

test('drafts are hidden from staff who may not edit pages', async () => {
  const { as, make, create } = await startAsEditor()
  await create({})
  const marketing = await as(await make.user({ role: 'marketing' }))
  expect((await marketing.get('/api/pages/privacy')).status).toBe(404)
})

test('the public list has the pages in the order of their creation, the managed one takes filters and a search', async () => {
  const { fetch, make, editor } = await startAsEditor()
  await make.page({ title: 'Contact', slug: 'contact' })
  await make.page({ title: 'About cookies', slug: 'cookies', content: '<p>There is one for the language.</p>' })
  await make.page({ title: 'Imprint', slug: 'imprint', status: 'draft' })
  const titles = ({ json }: { json: { pages: { title: string }[] } }) => json.pages.map(({ title }) => title)
  expect(titles(await fetch('/api/pages'))).toEqual(['Contact', 'About cookies'])
  expect((await fetch('/api/pages?perPage=1&page=2')).json).toMatchObject({ pages: [{ slug: 'cookies' }], total: 2 })
  expect((await fetch('/api/pages?sort=status')).status).toBe(400)
  expect(titles(await editor.get('/api/pages/manage?q=language'))).toEqual(['About cookies'])
  expect(titles(await editor.get('/api/pages/manage?status=draft'))).toEqual(['Imprint'])
})

test('the text of a page and of its translation is sanitised, whatever the client sent', async () => {
  const { editor, create } = await startAsEditor()
  const content = '<p onclick="steal()">Hello</p><script>steal()</script>'
  const { id, content: stored } = await create({ content })
  expect(stored).toBe('<p>Hello</p>')
  const { json } = await editor.put(`/api/pages/${id}/translations/id`, { title: 'Privasi', content })
  expect(json.translation.content).toBe('<p>Hello</p>')
})

test.each([
  ['title', { title: ' ' }, 400, 'Title is required'],
  ['slug', { slug: 'manage' }, 400, messages.slugReserved],
  ['slug', { slug: 'Über uns' }, 400, undefined],
  ['slug', { slug: 'taken' }, 409, undefined],
  ['status', { status: 'review' }, 400, undefined],
])('a %s that cannot be is refused at its field: %j', async (field, fields, status, message) => {
  const { make, editor } = await startAsEditor()
  await make.page({ slug: 'taken' })
  const created = await editor.post('/api/pages', { title: 'Privacy', ...fields })
  expect([created.status, Object.keys(created.json.errors)]).toEqual([status, [field]])
  if (message) expect(created.json.errors[field]).toBe(message)
  const { id } = await make.page()
  expect((await editor.put(`/api/pages/${id}`, { title: 'Privacy', ...fields })).status).toBe(status)
})

test('a derived slug is free and not reserved', async () => {
  const { create } = await startAsEditor()
  const slugOf = async (title: string) => (await create({ title })).slug
  expect(await slugOf('Privacy')).toBe('privacy')
  expect(await slugOf('Privacy')).toBe('privacy-2')
  expect(await slugOf('Manage')).toBe('page-manage')
  expect(await slugOf('プライバシー')).toBe('page')
})

test('a save of an outdated copy is a conflict with the present state', async () => {
  const { editor, create } = await startAsEditor()
  const { id } = await create({})
  await editor.put(`/api/pages/${id}`, { title: 'First' }, { 'if-match': '"1"' })
  const { status, json } = await editor.put(`/api/pages/${id}`, { title: 'Second' }, { 'if-match': '"1"' })
  expect([status, json.current.title]).toEqual([409, 'First'])
})

test('a published translation replaces title and text, and says when the page has changed since', async () => {
  const { fetch, editor, create, read } = await startAsEditor()
  const { id } = await create({ status: 'published', content: '<p>Hello</p>' })
  const save = (fields: object) => editor.put(`/api/pages/${id}/translations/id`, { title: 'Privasi', ...fields })
  await save({ content: '<p>Halo</p>' })
  expect((await read('privacy', '?lang=id')).json.page).toMatchObject({ title: 'Privacy', lang: 'en' })

  await save({ status: 'published' })
  const translated = { title: 'Privasi', lang: 'id', languages: ['en', 'id'] }
  expect((await read('privacy', '?lang=id')).json.page).toMatchObject({ ...translated, content: '<p>Halo</p>' })
  expect((await fetch('/api/pages?lang=id')).json.pages).toMatchObject([translated])

  await editor.put(`/api/pages/${id}`, { title: 'Your privacy' })
  expect((await read('privacy', '?lang=id')).json.page).toMatchObject({ ...translated, outdated: true })
  const list = async () => (await editor.get(`/api/pages/manage/${id}/translations`)).json
  expect(await list()).toMatchObject({ translations: [{ language: 'id', outdated: true }], machine: false })
  await save({})
  expect(await list()).toMatchObject({ translations: [{ language: 'id', outdated: true }] })
  await save({ confirmed: ['field:title'] })
  expect(await list()).toMatchObject({ translations: [{ language: 'id', outdated: false }] })

  await editor.delete(`/api/pages/${id}/translations/id`)
  expect((await read('privacy', '?lang=id')).json.page).toMatchObject({ title: 'Your privacy', lang: 'en' })
  expect((await editor.delete(`/api/pages/${id}/translations/id`)).status).toBe(404)
})

test('a deleted page comes back from the trash with its translations, under another slug if its own is taken', async () => {
  const { editor, create, read } = await startAsEditor()
  const { id } = await create({ status: 'published' })
  await editor.put(`/api/pages/${id}/translations/id`, { title: 'Privasi', status: 'published' })
  await editor.delete(`/api/pages/${id}`)
  expect((await read('privacy')).status).toBe(404)
  const [item] = (await editor.get('/api/trash')).json.items
  expect(item).toMatchObject({ kind: 'pages', title: 'Privacy' })
  await create({ title: 'Another', slug: 'privacy' })
  const restore = (slug?: string) => editor.post(`/api/trash/${item.id}/restore`, { slug })
  expect((await restore()).status).toBe(409)
  expect((await restore('manage')).json.errors).toEqual({ slug: messages.slugReserved })
  expect((await restore('old-privacy')).status).toBe(200)
  expect((await read('old-privacy', '?lang=id')).json.page).toMatchObject({ title: 'Privasi' })
})

test('the library shows the pages and translations that use a file, and the log what was done to them', async () => {
  const { editor, upload, newPicture, client } = await startLibrary()
  const { id: file, url } = await upload(editor, await newPicture())
  const content = `<figure><img src="${url}" alt=""></figure>`
  const { id } = (await editor.post('/api/pages', { title: 'Privacy', status: 'published', content })).json.page
  await editor.put(`/api/pages/${id}/translations/id`, { title: 'Privasi', content })
  expect((await editor.get(`/api/media/${file}`)).json.media.uses).toMatchObject([
    { kind: 'pages', id, title: 'Privacy', language: null, published: true },
    { kind: 'pages', id, title: 'Privasi', language: 'id', published: false },
  ])
  const admin = await client('admin', 'Ada')
  const { entries } = (await admin.get('/api/audit?record_kind=pages')).json
  expect(entries).toMatchObject([
    { call: 'PUT /api/pages/:id/translations/:language', record_title: 'Privacy' },
    { call: 'POST /api/pages', record_title: 'Privacy' },
  ])
})
