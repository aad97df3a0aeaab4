import { deliveries, recipientNames } from '@server/db/schema/mail'
import { deleteUnusedNames } from '@server/newsletters/deliveries.service'
import { addSearchedNames } from '@server/search/recipient-names'
import { startServer } from '@tests/server/start-server'
import { removeForGood } from '@tests/server/users/user-calls'
import { eq, like, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

/** Enough for their names to be indexed. */
const COPIES = 1100

async function startSent() {
  const { db, make, as } = await startServer()
  const editor = await as(await make.user({ role: 'admin' }))
  const { id } = await make.newsletter({ sent_at: new Date() })
  await db.execute(sql`
    insert into deliveries (newsletter_id, email, name, user_id, status, next_attempt_at, created_at, updated_at)
    select ${id}::int, 'reader' || n || '@Example.com', 'Übersee ' || n || '%', 5000 + n,
      (case when n % 100 = 0 then 'failed' else 'sent' end)::delivery_status, now(), now(), now()
    from generate_series(1, ${COPIES}) n`)
  const find = async (query: Record<string, string>, newsletter = id) => {
    const path = `/api/newsletters/${newsletter}/deliveries?${new URLSearchParams(query)}`
    const { matching, deliveries: rows } = (await editor.get(path)).json
    return { matching, emails: rows.map(({ email }: { email: string }) => email) }
  }
  return { db, make, editor, id, find, index: () => addSearchedNames(db) }
}

test('copies are found by any part of a name or address, with their names in the index or not', async () => {
  const { db, find, index } = await startSent()
  const searches: Record<string, string>[] = [
    { q: 'READER77@' },
    { q: 'ader105' },
    { q: 'Übersee 1099' },
    { q: '09%' },
    { q: '7' },
    { q: 'nobody' },
    { q: 'example', page: '3', perPage: '10' },
    { q: 'example', sort: 'email', order: 'desc', perPage: '5', page: '1' },
    { q: 'reader', status: 'failed' },
    { q: 'removed' },
  ]
  const findAll = () => Promise.all(searches.map((search) => find(search)))
  const before = await findAll()
  expect(before[0]).toEqual({ matching: 1, emails: ['reader77@Example.com'] })
  expect(before[1]?.matching).toBe(11)
  expect(before.map(({ matching }) => matching)).toEqual([1, 11, 1, 20, 290, 0, COPIES, COPIES, 11, 0])
  await index()
  expect(await db.$count(recipientNames)).toBe(COPIES)
  expect(await findAll()).toEqual(before)
  // Found by the index alone.
  await db.delete(recipientNames).where(like(recipientNames.email, 'reader77@%'))
  expect(await find({ q: 'reader77@' })).toEqual({ matching: 0, emails: [] })
})

test('the copies of a small newsletter need no index, and those of another one are not found', async () => {
  const { db, make, find, index } = await startSent()
  const small = await make.newsletter({ sent_at: new Date() })
  await db.execute(sql`
    insert into deliveries (newsletter_id, email, name, user_id, status, next_attempt_at, created_at, updated_at)
    values (${small.id}, 'ana@example.com', 'Ana', 1, 'sent', now(), now(), now())`)
  expect(await find({ q: 'ana' }, small.id)).toEqual({ matching: 1, emails: ['ana@example.com'] })
  await index()
  expect(await db.$count(recipientNames)).toBe(0)
  expect(await find({ q: 'ana' })).toMatchObject({ matching: 0 })
})

test('an erased recipient is not in the index either', async () => {
  const { db, make, editor, find, index } = await startSent()
  const user = await make.user({ role: 'user' })
  await db.update(deliveries).set({ user_id: user.id }).where(eq(deliveries.email, 'reader77@Example.com'))
  await find({ q: 'reader77@' })
  await index()
  expect(await find({ q: 'reader77@' })).toMatchObject({ matching: 1 })
  expect((await removeForGood(editor, user.id)).status).toBe(200)
  expect(await find({ q: 'reader77@' })).toMatchObject({ matching: 0 })
  expect(await db.$count(recipientNames, like(recipientNames.email, 'reader77@%'))).toBe(0)
  expect(await db.$count(recipientNames)).toBe(COPIES - 1)
})

test('names without copies are deleted, and copies from the trash are found again', async () => {
  const { db, editor, id, find, index } = await startSent()
  await find({ q: 'reader77@' })
  await index()
  await editor.delete(`/api/newsletters/${id}`)
  await deleteUnusedNames(db)
  expect(await db.$count(recipientNames)).toBe(0)
  const { items } = (await editor.get('/api/trash')).json
  await editor.post(`/api/trash/${items[0].id}/restore`)
  for (const _ of ['read one by one', 'by the index']) {
    expect(await find({ q: 'reader77@' })).toMatchObject({ matching: 1 })
    await index()
  }
  expect(await db.$count(recipientNames)).toBe(COPIES)
})
