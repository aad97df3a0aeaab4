import { users } from '@server/db/schema/core'
import { bounces } from '@server/db/schema/mail'
import { subscribers } from '@server/db/schema/subscribers'
import { hashToken } from '@server/http/tokens'
import { mailsTo, tokenIn } from '@tests/server/start-mailing'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startSubscribing } from './start-subscribing'

const ana = 'ana@example.com'
const DAY = 86_400_000

test('each of two links works for its days, again after the other, until the address unsubscribes', async () => {
  let now = new Date()
  const { ask, confirm, smtp, fetch, send } = await startSubscribing({ now: () => now })
  const statusOf = async (token: string) => (await confirm(token)).status
  const wait = (days: number) => {
    now = new Date(now.getTime() + days * DAY)
  }
  await ask(ana)
  await mailsTo({ smtp }, ana)
  wait(5)
  await ask(ana)
  const [first = '', second = ''] = (await mailsTo({ smtp }, ana, 2)).map(({ text }) => tokenIn(text))
  expect(first).not.toBe(second)
  for (const token of [first, second, first]) expect(await statusOf(token)).toBe(200)
  wait(3)
  expect([await statusOf(first), await statusOf(second)]).toEqual([400, 200])
  const [id = '', time = '', ...signature] = second.split('-')
  expect(await statusOf([id, Number(time) + DAY, ...signature].join('-'))).toBe(400)
  expect(await statusOf([Number(id) + 1, time, ...signature].join('-'))).toBe(400)

  await send()
  const copy = await smtp.mails.at(-1)?.parse()
  await fetch(`/api/unsubscribe/${tokenIn(copy?.text)}`, { method: 'POST' })
  expect(await statusOf(second)).toBe(400)
  expect((await send()).status).toBe(400)
})

test('a link that an earlier version has mailed works once', async () => {
  const { db, confirm, send } = await startSubscribing()
  await db.insert(subscribers).values({
    email: ana,
    language: 'en',
    token_hash: hashToken('mailed-before'),
    token_expires_at: new Date(Date.now() + DAY),
    created_at: new Date(),
  })
  expect([(await confirm('mailed-before')).status, (await confirm('mailed-before')).status]).toEqual([200, 400])
  expect((await send()).to).toEqual([ana])
})

test('a link does not confirm what has become of an account with another address', async () => {
  const { db, fetch, ask, confirm, smtp } = await startSubscribing()
  await ask(ana)
  const token = tokenIn((await mailsTo({ smtp }, ana))[0]?.text)
  expect((await confirm(token)).status).toBe(200)
  await fetch('/api/auth/register', { method: 'POST', body: { name: 'Ana', email: ana, password: 'correct horse' } })
  const mail = (await mailsTo({ smtp }, ana, 2)).at(-1)
  await fetch('/api/auth/confirm-email', { method: 'POST', body: { token: tokenIn(mail?.text) } })
  expect((await confirm(token)).status).toBe(200)
  await db.update(users).set({ email: 'moved@example.com' }).where(eq(users.email, ana))
  expect((await confirm(token)).status).toBe(400)
})

test.each([
  ['is dead', { failures: 1, returned: true }],
  ['is paused', { failures: 5, kind: 'temporary' as const, paused_until: new Date(Date.now() + 30 * DAY) }],
])('an address that %s is asked again, and gets newsletters once it is confirmed', async (_, bounce) => {
  const { db, subscribe, ask, confirm, send, smtp, addReaders } = await startSubscribing()
  const readers = [ana, 'budi@example.com']
  await subscribe(ana)
  await addReaders('Budi@example.com')
  await db.insert(bounces).values(readers.map((email) => ({ ...bounce, email, updated_at: new Date() })))
  expect((await send()).status).toBe(400)
  for (const [address, known] of [
    [ana, 1],
    ['Budi@example.com', 0],
  ] as const) {
    await ask(address)
    const mail = (await mailsTo({ smtp }, address, known + 1)).at(-1)
    expect(mail?.text).toContain('/confirm-subscription?')
    expect((await confirm(tokenIn(mail?.text))).status).toBe(200)
  }
  expect((await send()).to).toEqual(['Budi@example.com', ana])
})

test.each([
  ['which counts as confirmed', undefined, 'gets our newsletter already', ['Staff']],
  ['whose address has to be confirmed', '1', '/confirm-subscription?', ['', 'Staff']],
] as const)(
  'the owner of an account that an admin made, %s, is not listed twice without need',
  async (_, rule, answer, names) => {
    const { as, make, ask, listed, ...mailing } = await startSubscribing({
      env: { ...(rule && { REQUIRE_CONFIRMED: rule }) },
    })
    const admin = await as(await make.user({ role: 'admin', unsubscribed_at: new Date() }))
    const account = { name: 'Staff', email: ana, role: 'user', password: 'correct horse' }
    expect((await admin.post('/api/users', account)).status).toBe(201)
    await ask('Ana@example.com')
    expect((await mailsTo(mailing, 'Ana@example.com')).at(-1)?.text).toContain(answer)
    expect((await listed('?sort=name')).subscribers.map(({ name }: { name: string }) => name)).toEqual(names)
  },
)

test('an account that an admin made, and that had unsubscribed, gets the newsletters again by the link', async () => {
  const { db, as, make, subscribe, listed, send } = await startSubscribing()
  const admin = await as(await make.user({ role: 'admin', unsubscribed_at: new Date() }))
  const account = { name: 'Staff', email: ana, role: 'user', password: 'correct horse' }
  const { id } = (await admin.post('/api/users', account)).json.user
  await db.update(users).set({ unsubscribed_at: new Date() }).where(eq(users.id, id))
  expect((await listed()).total).toBe(0)
  await subscribe(ana)
  expect((await listed()).subscribers).toMatchObject([{ id, name: 'Staff', confirmed: true }])
  expect((await send()).to).toEqual([ana])
})
