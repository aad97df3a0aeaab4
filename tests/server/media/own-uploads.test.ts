import { ads } from '@server/db/schema/ads'
import { users } from '@server/db/schema/core'
import { type CallName, contract } from '@shared/contract'
import type { ContractRow } from '@shared/contract/parts'
import { meets } from '@shared/permissions'
import { PUBLIC_ROLES, type Role } from '@shared/roles'
import { canvas, sendUpload } from '@tests/server/send-upload'
import { startServer, type TestServer } from '@tests/server/start-server'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'

const takesUploads = (field: z.ZodType) =>
  field.safeParse('/uploads/0123456789abcdef-800x600.webp').success && !field.safeParse('two words').success

const mayCall = (role: Role, { access }: ContractRow) => typeof access === 'string' || meets(role, access)

/** The fields of calls that take the address of an upload, and are open to others than the staff. */
const fields = Object.entries<ContractRow>(contract).flatMap(([call, row]) =>
  row.body instanceof z.ZodObject && PUBLIC_ROLES.some((role) => mayCall(role, row))
    ? Object.entries<z.ZodType>(row.body.shape)
        .filter(([, field]) => takesUploads(field))
        .map(([field]) => `${call} ${field}`)
    : [],
)

type User = Awaited<ReturnType<TestServer['make']['user']>>
type Call = { call: CallName; params?: { id: number }; body: Record<string, unknown> }

const ad = { title: 'Boats', description: 'To the island', ad_type: 'image' }

/** How each of these calls is made; a record that there is holds `held`. */
const calls: Record<string, (server: TestServer, user: User, held: string) => Promise<Call>> = {
  'PUT /api/auth/profile image_url': async ({ db }, { id, name, email }, held) => {
    await db.update(users).set({ image_url: held }).where(eq(users.id, id))
    return { call: 'PUT /api/auth/profile', body: { name, email } }
  },
  'POST /api/ads image_url': async () => ({ call: 'POST /api/ads', body: ad }),
  'PUT /api/ads/:id image_url': async ({ make, db }, user, held) => {
    const { id } = await make.ad({ ...ad, ad_type: 'image', status: 'pending', advertiser_id: user.id })
    await db.update(ads).set({ image_url: held }).where(eq(ads.id, id))
    return { call: 'PUT /api/ads/:id', params: { id }, body: ad }
  },
}

test('each field that takes an upload takes only those of the account, the staff take all, and what is held stays', async () => {
  expect(fields.sort()).toEqual(Object.keys(calls).sort())
  const server = await startServer()
  const { make, as } = server
  const upload = async (token: string, width: number) =>
    (await sendUpload(server, await canvas(width, 4).png().toBuffer(), { token, path: '/api/auth/profile/picture' }))
      .json.path as string
  const editor = await as(await make.user({ role: 'editor' }))
  const [foreign, held] = [await upload(editor.token, 10), await upload(editor.token, 11)]

  for (const [key, arrange] of Object.entries(calls))
    for (const role of [...PUBLIC_ROLES, 'editor'] as const) {
      const user = await make.user({ role })
      const me = await as(user)
      const { call, body, params } = await arrange(server, user, held)
      if (!mayCall(role, contract[call])) continue
      const send = (image_url: string) => me.call(call, { params, body: { ...body, image_url } })
      const isNew = call.startsWith('POST')
      if (!isNew) expect([key, role, (await send(held)).status]).toEqual([key, role, 200])
      expect([key, role, (await send(await upload(me.token, 20))).status]).toEqual([key, role, isNew ? 201 : 200])
      const full = `https://www.example.com${foreign}`
      for (const address of [foreign, foreign.replace('.webp', '.w480.webp'), full, '/uploads/nothing.webp']) {
        const { status, body: reply } = await send(address)
        if (role !== 'editor') expect([key, address, status, reply]).toMatchObject([key, address, 400, { errors: {} }])
        if (role !== 'editor') expect(reply).toHaveProperty('errors.image_url')
        else if (address !== full) expect([key, address, status]).toEqual([key, address, isNew ? 201 : 200])
      }
    }
})
