import type { Media } from '@shared/entities/media'
import { type Library, startLibrary } from '@tests/server/start-library'
import { beforeEach, expect, test } from 'vitest'

type Client = Awaited<ReturnType<Library['as']>>

let server: Library
beforeEach(async () => {
  server = await startLibrary()
})

const list = async (client: Client, query = '') => {
  const { json } = await client.get(`/api/media${query}`)
  return { ...json, ids: json.media?.map(({ id }: Media) => id) }
}

test('an upload is in the library, with its size and who uploaded it', async () => {
  const { editor, upload, newPicture } = server
  const { id, url } = await upload(editor, await newPicture(), 'Lake Toba.png')

  const { media, total } = await list(editor)

  expect(total).toBe(1)
  expect(media).toEqual([
    {
      id,
      url,
      file_name: 'Lake Toba.png',
      kind: 'image',
      alt: null,
      caption: null,
      credit: null,
      width: 501,
      height: 4,
      bytes: Number((await server.fetch(url)).headers['content-length']),
      uploaders: [{ id: editor.user.id, name: 'Edi', uploaded_at: expect.any(String) }],
      use_count: 0,
      in_public_use: false,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      version: 1,
    },
  ])
})

test('members see their own files, and share one that others have uploaded as well without learning who', async () => {
  const { editor, member, client, upload, newPicture } = server
  const [own, shared] = [await newPicture(), await newPicture()]
  const foreign = await upload(editor, await newPicture())
  const mine = await upload(member, own)
  const first = await upload(editor, shared, 'first.png')
  const second = await upload(member, shared, 'second.png')
  expect(second).toEqual(first)

  expect((await list(member)).ids).toEqual([first.id, mine.id])
  expect((await list(editor)).ids).toEqual([first.id, mine.id, foreign.id])
  expect((await list(editor, '?mine=1')).ids).toEqual([first.id, foreign.id])
  const names = async (viewer: Client) =>
    (await viewer.get(`/api/media/${first.id}`)).json.media.uploaders.map(({ name }: { name: string }) => name)
  expect([await names(member), await names(editor)]).toEqual([['Mem'], ['Edi', 'Mem']])
  for (const call of ['get', 'delete'] as const)
    expect((await member[call](`/api/media/${foreign.id}`)).status).toBe(404)
  expect((await member.put(`/api/media/${foreign.id}`, { alt: 'Mine now' })).status).toBe(404)
  expect((await (await client('membership', 'Other')).get(`/api/media/${mine.id}`)).status).toBe(404)
})

test('a page of the list is sorted, filtered and searched; an unknown field is an error', async () => {
  const { editor, upload, newPicture } = server
  const [a, b, c] = [
    await upload(editor, await newPicture(), 'b-lake.png'),
    await upload(editor, await newPicture(), 'a-hill.png'),
    await upload(editor, await newPicture(), 'c-lake.png'),
  ]
  await editor.put(`/api/media/${b.id}`, { alt: 'A lake behind a hill', credit: 'Ana' })

  expect((await list(editor, '?sort=file_name')).ids).toEqual([b.id, a.id, c.id])
  expect(await list(editor, '?sort=file_name&order=desc&perPage=2&page=2')).toMatchObject({ ids: [b.id], total: 3 })
  expect((await list(editor, '?q=lake&sort=id')).ids).toEqual([a.id, b.id, c.id])
  expect((await list(editor, '?q=ana')).ids).toEqual([b.id])
  expect((await list(editor, '?without_alt=1&sort=id')).ids).toEqual([a.id, c.id])
  expect((await list(editor, '?kind=video')).ids).toEqual([])
  for (const [query, field] of [
    ['sort=stem', 'sort'],
    ['order=up', 'order'],
    ['kind=pdf', 'kind'],
    ['unused=yes', 'unused'],
  ] as const)
    expect((await editor.get(`/api/media?${query}`)).json.errors).toHaveProperty(field)
})

test('texts are saved with a version; a save of an outdated copy is refused', async () => {
  const { editor, member, upload, newPicture } = server
  const { id } = await upload(member, await newPicture())
  const texts = { alt: 'A lake', caption: 'Toba at dawn', credit: 'Ana' }
  const { json } = await member.put(`/api/media/${id}`, texts)
  expect(json.media).toMatchObject({ ...texts, version: 2 })

  const late = await editor.put(`/api/media/${id}`, { alt: 'Another lake' }, { 'if-match': '"1"' })
  expect([late.status, late.json.current]).toEqual([409, expect.objectContaining(texts)])
  expect((await editor.put(`/api/media/${id}`, { alt: '' })).json.media).toMatchObject({ ...texts, alt: null })
  expect((await editor.put(`/api/media/${id}`, { alt: 'x'.repeat(1001) })).json.errors).toHaveProperty('alt')
})

test('whoever has the original of a file of the staff shares it, but does not change its texts', async () => {
  const { editor, member, upload, newPicture, fetch } = server
  const picture = await newPicture()
  const { id } = await upload(editor, picture)
  const texts = { alt: 'A lake', credit: 'Ana' }
  await editor.put(`/api/media/${id}`, texts)
  expect((await upload(member, picture)).id).toBe(id)
  expect((await member.put(`/api/media/${id}`, { credit: '© Evil Corp' })).status).toBe(403)
  expect((await member.get(`/api/media/${id}`)).json.media).toMatchObject(texts)
  expect((await fetch(`/api/media/${id}`)).status).toBe(401)
})

test('only the portraits of authors whom readers see keep a file from being deleted, and no text about oneself does', async () => {
  const { editor, client, make, upload, newPicture } = server
  const { id, url } = await upload(editor, await newPicture())
  const profile = (user: { name: string; email: string }) => ({ name: user.name, email: user.email })
  const reader = await client('membership', `see ${url}`)
  await reader.put('/api/auth/profile', { ...profile(reader.user), bio: `My picture: ${url}`, company: url })
  expect((await editor.get(`/api/media/${id}`)).json.media).toMatchObject({ use_count: 0, uses: [] })

  const author = await client('editor', 'Dewi')
  await author.put('/api/auth/profile', { ...profile(author.user), image_url: url })
  const used = async () => (await editor.get(`/api/media/${id}`)).json.media
  expect(await used()).toMatchObject({ use_count: 1, in_public_use: false })
  const article = await make.article({ author_id: author.user.id, byline: 'The team' })
  expect(await used()).toMatchObject({ in_public_use: false })
  await editor.put(`/api/articles/${article.id}`, { title: 'T', excerpt: 'E', byline: '' })
  expect(await used()).toMatchObject({ in_public_use: true, uses: [{ kind: 'users', title: 'Dewi' }] })
  expect((await editor.delete(`/api/media/${id}`)).status).toBe(409)
})

test.each([
  ['a path', '../..\\a\0b\u0007.png', 'ab.png'],
  ['a path of Windows', 'C:\\photos\\lake\ttoba.png', 'lake toba.png'],
  ['nothing but NUL', '\0', ''],
  ['quoted, as forms escape it', "it's a %22quote%22, 100%25.png", 'it\'s a "quote", 100%25.png'],
  ['a long text', `${'x'.repeat(199)}\u{1F30B}.png`, 'x'.repeat(199)],
])('a file whose name is %s gets one that can be stored and shown', async (_, sent, expected) => {
  const { editor, app } = server
  const body = [
    `--b\r\nContent-Disposition: form-data; name="f"; filename="${sent.replaceAll('\\', '\\\\')}"\r\n\r\n`,
    await server.newPicture(),
    '\r\n--b--\r\n',
  ]
  const reply = await app.inject({
    method: 'POST',
    url: '/api/upload/image',
    headers: { authorization: `Bearer ${editor.token}`, 'content-type': 'multipart/form-data; boundary=b' },
    payload: Buffer.concat(body.map((part) => Buffer.from(part as string))),
  })
  expect(reply.json()).toMatchObject({ success: 1, file: { name: expected } })
  expect((await list(editor)).media).toMatchObject([{ file_name: expected }])
})
