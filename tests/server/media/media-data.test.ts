import { auditEntries } from '@server/db/schema/audit'
import { users } from '@server/db/schema/core'
import { media, mediaUploaders } from '@server/db/schema/media'
import { purge } from '@server/people/retention/purge'
import { startLibrary } from '@tests/server/start-library'
import { PASSWORD } from '@tests/server/start-server'
import { removeForGood } from '@tests/server/users/user-calls'
import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

test('members export the files that they have uploaded, also those in the trash', async () => {
  const { member, upload, newPicture } = await startLibrary()
  const { id, url } = await upload(member, await newPicture(), 'lodge.png')
  await member.put(`/api/media/${id}`, { alt: 'A lodge' })
  const deleted = await upload(member, await newPicture(), 'old.png')
  await member.delete(`/api/media/${deleted.id}`)
  const { json } = await member.get('/api/auth/export')
  const common = { bytes: expect.any(Number), uploaded_at: expect.any(String) }
  expect(json.media).toEqual([{ url, file_name: 'lodge.png', alt: 'A lodge', caption: null, credit: null, ...common }])
  expect(json.trash.media).toMatchObject([{ url: deleted.url, file_name: 'old.png' }])
})

test('with an account go its own unused files; used and shared ones stay without its traces', async () => {
  const { editor, member, make, upload, newPicture, db, storage, statusOf } = await startLibrary()
  const both = await newPicture()
  const unused = await upload(member, await newPicture(), 'mem-1.png')
  const used = await upload(member, await newPicture(), 'mem-2.png')
  const trashed = await upload(member, await newPicture(), 'mem-3.png')
  const shared = await upload(editor, both, 'edi.png')
  await upload(member, both)
  await member.put(`/api/media/${unused.id}`, { alt: 'A lodge' })
  await make.ad({ image_url: used.url })
  await member.delete(`/api/media/${trashed.id}`)

  expect((await member.delete('/api/auth/me', { current_password: PASSWORD })).status).toBe(200)

  const rows = (await editor.get('/api/media?sort=id')).json.media
  expect(rows).toMatchObject([
    { id: used.id, uploaders: [], file_name: used.url.replace('/uploads/', '') },
    { id: shared.id, uploaders: [{ name: 'Edi' }], file_name: 'edi.png' },
  ])
  const { rows: left } = await db.execute(
    sql`select from trash, trash_rows where (trash.title || data::text) like '%mem-%'`,
  )
  expect(left).toEqual([])
  const [item] = (await editor.get('/api/trash')).json.items
  await editor.post(`/api/trash/${item.id}/restore`)
  expect((await editor.get(`/api/media/${trashed.id}`)).json.media.uploaders).toEqual([])

  await purge({ db, storage })
  expect([await statusOf(unused.url), await statusOf(used.url), await statusOf(shared.url)]).toEqual([
    [404, 404],
    [200, 200],
    [200, 200],
  ])
})

test('an account that names files of others, or described ones of its own, takes none of them with it', async () => {
  const { client, editor, upload, newPicture, db, storage, statusOf } = await startLibrary()
  const admin = await client('admin', 'Ada')
  const erase = async (id: number) => expect((await removeForGood(admin, id)).status).toBe(200)
  const both = await newPicture()
  const staff = await client('editor', 'Sti')
  const [foreign, shared] = [await upload(editor, await newPicture()), await upload(editor, both)]
  await upload(staff, both)
  const described = await upload(staff, await newPicture())
  await staff.put(`/api/media/${described.id}`, { alt: 'A lodge' })
  const own = await upload(staff, await newPicture())
  for (const { url } of [foreign, shared, described, own]) {
    const user = await client('editor', 'Tem')
    await db.update(users).set({ image_url: url }).where(eq(users.id, user.user.id))
    await erase(user.user.id)
  }
  for (const { url } of [shared, described, own]) {
    await db.update(users).set({ image_url: url }).where(eq(users.id, staff.user.id))
    await purge({ db, storage })
  }
  await erase(staff.user.id)
  await purge({ db, storage })
  const statuses = []
  for (const { url } of [foreign, shared, described, own]) statuses.push((await statusOf(url))[0])
  expect(statuses).toEqual([200, 200, 200, 404])
})

test('files of earlier versions get into the library, with who uploaded them according to the audit log', async () => {
  const { editor, member, upload, newPicture, db, storage } = await startLibrary()
  const [old, trashed] = [await upload(member, await newPicture()), await upload(editor, await newPicture())]
  await editor.delete(`/api/media/${trashed.id}`)
  const [before] = await db.select().from(media)
  await db.delete(media)
  await db.update(auditEntries).set({ created_at: new Date('2026-01-05T00:00:00Z') })
  await storage.put('0123456789abcdef.mp4', 'film')

  for (let run = 0; run < 2; run += 1) await purge({ db, storage })

  const rows = await db.select().from(media).orderBy(asc(media.ending))
  expect(rows).toMatchObject([
    { stem: '0123456789abcdef', ending: 'mp4', bytes: 4, width: null },
    { stem: before?.stem, width: before?.width, height: 4, bytes: before?.bytes, file_name: old.url.split('/').at(-1) },
  ])
  expect(rows[1]?.created_at.toISOString()).toBe('2026-01-05T00:00:00.000Z')
  expect(await db.select().from(mediaUploaders)).toMatchObject([{ media_id: rows[1]?.id, user_id: member.user.id }])
  expect((await editor.get('/api/media?kind=video')).json.media).toMatchObject([
    { url: '/uploads/0123456789abcdef.mp4' },
  ])
})
