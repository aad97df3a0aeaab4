import { users } from '@server/db/schema/core'
import { trash, trashRows } from '@server/db/schema/trash'
import { TRASH_DAYS } from '@shared/trash'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { PASSWORD } from '../start-server'
import { itemsOf, restore, startTrash, trashId } from '../trash/start-trash'

/** An editor who has written and deleted something, whose account an admin then deletes. */
async function startDeleted() {
  const server = await startTrash()
  const { make, asRole, as } = server
  const author = await make.user({ role: 'editor', name: 'Putri', email: 'putri@example.org', bio: 'Climbs volcanoes' })
  const written = await make.article({
    title: 'Kerinci',
    author_id: author.id,
    author_name: 'Putri',
    status: 'published',
  })
  const gone = await make.article({ title: 'Gone', author_id: author.id, author_name: 'Putri' })
  const client = await as(author)
  await client.delete(`/api/articles/${gone.id}`)
  const admin = await asRole('admin')
  expect((await admin.delete(`/api/users/${author.id}`)).status).toBe(200)
  return { ...server, admin, author, client, written }
}

const authorOf = async ({ fetch }: Awaited<ReturnType<typeof startDeleted>>, id: number) =>
  (await fetch(`/api/articles/${id}`)).json.article

test('an account that an admin deletes is in the trash: signed out, nowhere else, its address taken', async () => {
  const server = await startDeleted()
  const { admin, author, client, fetch, written, editor } = server
  expect((await client.get('/api/auth/me')).status).toBe(401)
  const login = await fetch('/api/auth/login', {
    method: 'POST',
    body: { email: 'putri@example.org', password: PASSWORD },
  })
  expect(login.status).toBe(401)
  expect((await admin.get('/api/users?q=Putri')).json.total).toBe(0)
  expect((await admin.get(`/api/users/${author.id}`)).status).toBe(404)
  expect((await fetch(`/api/authors/${author.id}`)).status).toBe(404)
  expect(await authorOf(server, written.id)).toMatchObject({ author_name: 'Putri', author: null })

  const taken = await admin.post('/api/users', {
    name: 'Other',
    email: 'PUTRI@example.org',
    role: 'user',
    password: 'a long password',
  })
  expect(taken).toMatchObject({ status: 409, json: { errors: { email: expect.stringMatching(/already/i) } } })
  expect(await itemsOf(admin)).toContainEqual(expect.objectContaining({ kind: 'users', title: 'Putri' }))
  // Only admins may delete accounts.
  expect((await itemsOf(editor)).map(({ kind }: { kind: string }) => kind)).not.toContain('users')
})

test('a restored account has its role, its texts and what it deleted again, and has to sign in again', async () => {
  const server = await startDeleted()
  const { admin, author, client, written, db, as } = server
  expect((await restore(admin, 'Putri')).status).toBe(200)
  expect((await admin.get(`/api/users/${author.id}`)).json.user).toMatchObject({
    email: 'putri@example.org',
    role: 'editor',
    bio: 'Climbs volcanoes',
  })
  expect(await authorOf(server, written.id)).toMatchObject({ author: { id: author.id } })
  expect((await client.get('/api/auth/me')).status).toBe(401)
  const [row] = await db.select().from(users).where(eq(users.id, author.id))
  const again = await as(row as typeof users.$inferSelect)
  expect((await again.get('/api/auth/me')).status).toBe(200)
  const [item] = await db.select({ by: trash.deleted_by }).from(trash).where(eq(trash.title, 'Gone'))
  expect(item).toEqual({ by: author.id })
  expect((await db.select().from(trash)).length).toBe(1)
})

test('it is erased after thirty days, or at once by hand, and its address is free then', async () => {
  for (const isByHand of [true, false]) {
    const { admin, author, asRole, db, passDays, purgeNow } = await startDeleted()
    if (isByHand) expect((await admin.delete(`/api/trash/${await trashId(admin, 'Putri')}`)).status).toBe(200)
    else {
      passDays(TRASH_DAYS + 1)
      await purgeNow()
    }
    expect(await db.select().from(users).where(eq(users.id, author.id))).toEqual([])
    expect(await db.select().from(trash).where(eq(trash.kind, 'users'))).toEqual([])
    expect(JSON.stringify(await db.select().from(trashRows))).not.toContain('putri@')
    const created = await (await asRole('admin')).post('/api/users', {
      name: 'New',
      email: 'putri@example.org',
      role: 'user',
      password: 'a long password',
    })
    expect(created.status).toBe(201)
  }
})

test('one’s own account is erased at once', async () => {
  const { make, as, db } = await startTrash()
  const member = await make.user({ role: 'membership' })
  const client = await as(member)
  expect((await client.delete('/api/auth/me', { current_password: PASSWORD })).status).toBe(200)
  expect(await db.select().from(users).where(eq(users.id, member.id))).toEqual([])
  expect(await db.select().from(trash)).toEqual([])
})
