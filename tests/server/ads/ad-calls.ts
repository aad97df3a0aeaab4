import type { Role } from '@shared/roles'
import { startServer } from '@tests/server/start-server'
import type { Visitor } from '@tests/server/visitor'

export const text = { title: 'Boat trips', description: 'Half a day on the lake', ad_type: 'text' } as const

export const save = (visitor: Visitor, id: number, body: Record<string, unknown>, headers?: Record<string, string>) =>
  visitor.call('PUT /api/ads/:id', { params: { id }, body, headers })

export const remove = (visitor: Visitor, id: number, headers?: Record<string, string>) =>
  visitor.call('DELETE /api/ads/:id', { params: { id }, headers })

export const readReply = (visitor: Visitor, id: number) => visitor.call('GET /api/ads/:id', { params: { id } })

export const read = async (visitor: Visitor, id: number) =>
  (await visitor.request('GET /api/ads/:id', { params: { id } })).ad

export async function startAs(role: Role) {
  const host = await startServer()
  return { host, session: await host.as(await host.make.user({ role, name: 'Dewi' })) }
}

export async function startAsMember() {
  const host = await startServer()
  const user = await host.make.user({ role: 'membership', name: 'Maria', email: 'Maria@Homestay.example' })
  return { host, user, member: await host.as(user) }
}
