import { users } from '@server/db/schema/core'
import { collectUnusedUploads } from '@server/files/uploads/unused-uploads.service'
import { canvas, sendUpload } from '@tests/server/send-upload'
import { startServer } from '@tests/server/start-server'
import { removeForGood } from '@tests/server/users/user-calls'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

test('readers see biography and picture of an author under the articles, until the account is deleted', async () => {
  const server = await startServer()
  const { db, storage, fetch, as, make } = server
  const admin = await as(await make.user({ role: 'admin' }))
  const author = await make.user({ role: 'marketing', name: 'Yusuf' })
  const me = await as(author)
  const { id } = await make.article({ author_id: author.id, author_name: 'Yusuf' })
  const shown = async () => (await fetch(`/api/articles/${id}`)).json.article.author
  const named = { id: author.id, slug: 'yusuf' }
  expect(await shown()).toEqual({ ...named, bio: null, image_url: null })

  const bytes = await canvas(1200, 900).png().toBuffer()
  const upload = await sendUpload(server, bytes, { path: '/api/auth/profile/picture', field: 'file', token: me.token })
  const { path } = upload.json
  expect([upload.status, path]).toEqual([200, expect.stringMatching(/^\/uploads\/[\w-]+-400x300\.webp$/)])
  const profile = { name: 'Yusuf', email: author.email, bio: 'Walks and writes.', image_url: path }
  expect((await me.put('/api/auth/profile', profile)).json.user).toMatchObject({ bio: profile.bio, image_url: path })
  expect(await shown()).toEqual({ ...named, bio: profile.bio, image_url: path })
  expect((await me.get('/api/auth/export')).json.account).toMatchObject({ bio: profile.bio, image_url: path })

  await me.put(`/api/articles/${id}`, { title: 'T', excerpt: 'E', byline: 'The editors' })
  expect(await shown()).toBeNull()

  await removeForGood(admin, author.id)
  expect(await db.select().from(users).where(eq(users.id, author.id))).toEqual([])
  const now = new Date()
  await collectUnusedUploads(db, new Date(now.getTime() - 86_400_000), { storage, now })
  expect(await storage.has(path.replace('/uploads/', ''))).toBe(false)
})

test('a profile takes a picture of this server only, and a biography of limited length; everyone may have both', async () => {
  const server = await startServer()
  const user = await server.make.user({ role: 'user' })
  const me = await server.as(user)
  const save = async (fields: object) =>
    (await me.put('/api/auth/profile', { name: 'Rita', email: user.email, ...fields })).json.errors
  expect(await save({ image_url: 'https://elsewhere.example/me.png' })).toHaveProperty('image_url')
  expect(await save({ bio: 'x'.repeat(1001) })).toEqual({ bio: 'At most 1000 characters' })
  expect(await save({ bio: ' Reads. ' })).toBeUndefined()
  const text = await sendUpload(server, Buffer.from('no picture'), {
    path: '/api/auth/profile/picture',
    token: me.token,
  })
  expect(text.status).toBe(415)
})
