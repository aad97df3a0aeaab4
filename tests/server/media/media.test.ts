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
