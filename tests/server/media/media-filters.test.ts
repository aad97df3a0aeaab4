import { media } from '@server/db/schema/media'
import { MAX_CHANGED_MEDIA, MEDIA_USE_KINDS } from '@shared/media-kinds'
import { type Library, startLibrary } from '@tests/server/start-library'
import { inArray } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

type Client = Awaited<ReturnType<Library['as']>>

let server: Library
beforeEach(async () => {
  server = await startLibrary()
})

const idsOf = async (client: Client, query: string) => {
  const { json } = await client.get(`/api/media?sort=id&${query}`)
  return json.media.map(({ id }: { id: number }) => id) as number[]
}

test('staff filter files by where they are used, by uploader and by day', async () => {
  const { editor, member, make, upload, newPicture, db } = server
  const used = await upload(editor, await newPicture())
  const portrait = await upload(editor, await newPicture())
  const theirs = await upload(member, await newPicture())
  const old = await upload(editor, await newPicture())
  await make.article({ image_url: used.url })
  await make.place({ image_url: used.url })
  await editor.put('/api/auth/profile', { name: 'Edi', email: editor.user.email, image_url: portrait.url })
  // 23:30 in Jakarta.
  await db
    .update(media)
    .set({ created_at: new Date('2025-03-01T16:30:00Z') })
    .where(inArray(media.id, [old.id]))

  const found = Object.fromEntries(
    await Promise.all(MEDIA_USE_KINDS.map(async (kind) => [kind, await idsOf(editor, `used_in=${kind}`)] as const)),
  )
  const none = Object.fromEntries(MEDIA_USE_KINDS.map((kind) => [kind, []]))
  expect(found).toEqual({ ...none, articles: [used.id], places: [used.id], users: [portrait.id] })
  expect(await idsOf(editor, `uploaded_by=${member.user.id}`)).toEqual([theirs.id])
  expect(await idsOf(editor, 'since=2025-03-01&until=2025-03-01')).toEqual([old.id])
  expect(await idsOf(editor, 'until=2025-02-28')).toEqual([])
  expect(await idsOf(editor, 'since=2025-03-02')).toEqual([used.id, portrait.id, theirs.id])
  // Answered with their own files, whatever they ask.
  expect(await idsOf(member, `uploaded_by=${editor.user.id}&used_in=articles`)).toEqual([theirs.id])

  const { uploaders } = (await editor.get('/api/media/uploaders')).json
  expect(uploaders).toEqual([
    { id: editor.user.id, name: 'Edi' },
    { id: member.user.id, name: 'Mem' },
  ])
})

test('texts of several files are saved at once, and files keep theirs if asked to', async () => {
  const { editor, member, upload, newPicture, db } = server
  const [a, b] = [await upload(editor, await newPicture()), await upload(editor, await newPicture())]
  const [film] = await db
    .insert(media)
    .values({ stem: 'film', ending: 'mp4', file_name: 'film.mp4', bytes: 1 })
    .returning({ id: media.id })
  const ids = [b.id, a.id, film?.id, 99_999]
  await editor.put(`/api/media/${a.id}`, { alt: 'A lake', credit: 'Ana' })
  const textsOf = async (id: number | undefined) => {
    const { alt, caption, credit } = (await editor.get(`/api/media/${id}`)).json.media
    return { alt, caption, credit }
  }

  const kept = await editor.put('/api/media/bulk', { ids, alt: 'Toba', credit: 'Dewi', only_missing: true })
  expect(kept.json).toEqual({ message: 'Texts saved', changed: 2 })
  expect(await textsOf(a.id)).toEqual({ alt: 'A lake', caption: null, credit: 'Ana' })
  expect(await textsOf(b.id)).toEqual({ alt: 'Toba', caption: null, credit: 'Dewi' })
  expect(await textsOf(film?.id)).toEqual({ alt: null, caption: null, credit: 'Dewi' })

  expect((await editor.put('/api/media/bulk', { ids, credit: 'Dewi' })).json.changed).toBe(1)
  expect(await textsOf(a.id)).toMatchObject({ alt: 'A lake', credit: 'Dewi' })

  const many = Array.from({ length: MAX_CHANGED_MEDIA + 1 }, (_, at) => at + 1)
  expect((await editor.put('/api/media/bulk', { ids: many, credit: 'Dewi' })).json.errors).toHaveProperty('ids')
  expect((await editor.put('/api/media/bulk', { ids, credit: 'x'.repeat(5000) })).json.errors).toHaveProperty('credit')
  expect((await member.put('/api/media/bulk', { ids: [a.id], credit: 'Mine' })).status).toBe(403)
})
