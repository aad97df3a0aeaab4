import { startServer } from '@tests/server/start-server'
import { type Client, itemsOf } from '@tests/server/trash/start-trash'
import type { Visitor } from '@tests/server/visitor'

export const account = { name: 'Ana', email: 'ana@example.com', password: 'secret1', role: 'editor' }

export const create = (visitor: Visitor, body: Record<string, unknown>) => visitor.call('POST /api/users', { body })

export const save = (visitor: Visitor, id: number, body: Record<string, unknown>, headers?: Record<string, string>) =>
  visitor.call('PUT /api/users/:id', { params: { id }, body, headers })

export const remove = (visitor: Visitor, id: number, headers?: Record<string, string>) =>
  visitor.call('DELETE /api/users/:id', { params: { id }, headers })

/** Deletes an account, and then its item in the trash. */
export async function removeForGood(admin: Client, id: number) {
  const reply = await admin.delete(`/api/users/${id}`)
  const item = (await itemsOf(admin, '?kind=users')).find((each: { item_id: number }) => each.item_id === id)
  return item ? admin.delete(`/api/trash/${item.id}`) : reply
}

export const read = async (visitor: Visitor, id: number) =>
  (await visitor.request('GET /api/users/:id', { params: { id } })).user

export const isSignedIn = async (visitor: Visitor) => (await visitor.call('GET /api/auth/me')).status === 200

export const startAsAdmin = async () => {
  const host = await startServer()
  const self = await host.make.user({ role: 'admin', name: 'Zainal', email: 'zainal@host.example' })
  return { host, self, admin: await host.as(self) }
}
