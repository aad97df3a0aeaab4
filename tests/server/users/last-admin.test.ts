import { users } from '@server/db/schema/core'
import type { Role } from '@shared/roles'
import { refused } from '@tests/server/visitor'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { isSignedIn, read, remove, save, startAsAdmin } from './user-calls'

describe('the last admin', () => {
  const demotion = { name: 'Z', email: 'zainal@host.example' }

  test.each(['editor', 'user'] satisfies Role[])('cannot become %s', async (role) => {
    const { host, self, admin } = await startAsAdmin()
    await host.make.user({ role: 'editor' })
    const refusal = refused(409, { role: expect.any(String) })
    expect(await save(admin, self.id, { ...demotion, role })).toMatchObject(refusal)
    expect(await read(admin, self.id)).toMatchObject({ role: 'admin', name: 'Zainal' })
    expect((await save(admin, self.id, { ...demotion, role: 'admin' })).status).toBe(200)
  })

  test('cannot be deleted', async () => {
    const { self, admin } = await startAsAdmin()
    expect(await remove(admin, self.id)).toMatchObject(refused(409))
    expect(await isSignedIn(admin)).toBe(true)
  })

  test('can be demoted and deleted while there is another admin', async () => {
    const { host, self, admin } = await startAsAdmin()
    const other = await host.make.user({ role: 'admin' })
    const otherAdmin = await host.as(other)
    expect((await save(admin, self.id, { ...demotion, role: 'editor' })).status).toBe(200)
    expect(await isSignedIn(admin)).toBe(false)
    expect(await read(otherAdmin, self.id)).toMatchObject({ role: 'editor' })
    expect((await remove(otherAdmin, self.id)).status).toBe(200)
    expect(await remove(otherAdmin, other.id)).toMatchObject(refused(409))
  })
})

test.each(['demote', 'delete'] as const)('of two admins who %s each other concurrently, one remains', async (how) => {
  const { host, self, admin } = await startAsAdmin()
  const other = await host.make.user({ role: 'admin' })
  const otherAdmin = await host.as(other)
  const against = (session: typeof admin, { id, name, email }: typeof other) =>
    how === 'delete'
      ? session.delete(`/api/users/${id}`)
      : session.put(`/api/users/${id}`, { name, email, role: 'user' })
  // Open the pool’s connections first: opening one takes longer than a transaction.
  await Promise.all([1, 2, 3, 4].map(() => admin.get('/api/users')))
  const replies = await Promise.all([against(admin, other), against(otherAdmin, self)])
  // The second admin’s session may have ended already.
  expect(replies.map((reply) => reply.status).filter((status) => status === 200)).toHaveLength(1)
  expect(await host.db.select().from(users).where(eq(users.role, 'admin'))).toHaveLength(1)
})
