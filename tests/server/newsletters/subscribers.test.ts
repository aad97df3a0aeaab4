import { users } from '@server/db/schema/core'
import { mails, newsletters } from '@server/db/schema/mail'
import { subscribers } from '@server/db/schema/subscribers'
import { mailsTo, tokenIn } from '@tests/server/start-mailing'
import { startServer } from '@tests/server/start-server'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startSubscribing } from './start-subscribing'

const ana = 'ana@example.com'
const DAY = 86_400_000

test('a reader without an account gets newsletters once the link in the mail is followed, and no copy twice', {
  tags: 'sweep',
}, async () => {
  const { smtp, ask, confirm, listed, send, addReaders, ...mailing } = await startSubscribing()
  await addReaders('budi@example.com')
  expect((await ask('Ana@example.com', 'id')).status).toBe(202)
  const [mail] = await mailsTo({ smtp }, 'Ana@example.com')
  expect(mail).toMatchObject({ subject: 'Konfirmasi langganan Anda di Eye of Sumatra' })
  expect(mail?.text).toContain('/id/confirm-subscription?token=')

  expect(await listed('?account=false')).toMatchObject({
    subscribers: [{ name: '', email: 'Ana@example.com', role: null, confirmed: false }],
    total: 1,
  })
  expect((await send()).to).toEqual(['budi@example.com'])
  expect((await confirm('x')).json).toMatchObject({ errors: { token: expect.any(String) } })
  for (let time = 0; time < 2; time += 1) expect((await confirm(tokenIn(mail?.text))).status).toBe(200)
  expect((await listed('?confirmed=true&q=ana')).subscribers).toMatchObject([{ confirmed: true }])
  expect((await send()).to).toEqual(['Ana@example.com', 'budi@example.com'])

  const copy = (await mailsTo({ smtp }, 'Ana@example.com', 2)).at(-1)
  expect(copy?.text).toContain('Dikirim kepada Ana@example.com, yang berlangganan')
  const token = tokenIn(copy?.text)
  expect((await mailing.fetch(`/api/unsubscribe/${token}`)).json).toEqual({
    email: 'A•••@example.com',
    name: '',
    subscribed: true,
    topics: [],
  })
  await mailing.fetch(`/api/unsubscribe/${token}`, { method: 'POST' })
  expect((await listed()).subscribers).toMatchObject([{ email: 'budi@example.com' }])
  expect((await send()).to).toEqual(['budi@example.com'])
  await mailing.fetch(`/api/unsubscribe/${token}/undo`, { method: 'POST' })
  expect((await send()).to).toEqual(['Ana@example.com', 'budi@example.com'])
})

test('asking does the same for known and unknown addresses, in the reply and in the database', async () => {
  const { fetch, db, make } = await startServer()
  await make.user({ email: ana })
  const ask = (email: string) =>
    fetch('/api/newsletters/subscribe', { method: 'POST', body: { email, language: 'fr' } })
  const known = await ask(ana)
  const unknown = await ask('new@example.com')
  expect(known.status).toBe(202)
  expect(unknown.text).toBe(known.text)
  const queued = await db.select({ mail: mails.mail }).from(mails).orderBy(mails.id)
  expect(queued.map(({ mail }) => mail)).toEqual([
    { kind: 'confirm-subscription', email: ana, language: 'fr' },
    { kind: 'confirm-subscription', email: 'new@example.com', language: 'fr' },
  ])
  expect(await db.select().from(subscribers)).toEqual([])
})

test('an address is asked three times an hour, and a network asks twenty times', async () => {
  const { fetch } = await startServer()
  const ask = (email: string, from: string) =>
    fetch('/api/newsletters/subscribe', { method: 'POST', body: { email }, from })
  for (const host of [1, 2, 3]) expect((await ask('ANA@example.com', `203.0.113.${host}`)).status).toBe(202)
  const refused = await ask(ana, '203.0.113.4')
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } })
  for (let n = 1; n <= 20; n += 1) expect((await ask(`r${n}@example.com`, '203.0.113.9')).status).toBe(202)
  expect((await ask('r21@example.com', '203.0.113.9')).status).toBe(429)
})

test('bad input is refused with the field’s name', async () => {
  const { fetch } = await startServer()
  const errorsOf = async (body: unknown) => {
    const { status, json } = await fetch('/api/newsletters/subscribe', { method: 'POST', body })
    return [status, Object.keys(json.errors)]
  }
  expect(await errorsOf({ email: 'ana' })).toEqual([400, ['email']])
  expect(await errorsOf({ email: ana, language: 'tlh' })).toEqual([400, ['language']])
})

test('the owner of a subscribed address is told so, and the list does not grow', async () => {
  const { subscribe, ask, listed, ...mailing } = await startSubscribing()
  await subscribe(ana)
  await ask(ana)
  const received = await mailsTo(mailing, ana, 2)
  expect(received.at(-1)?.text).toContain('gets our newsletter already')
  expect((await listed()).total).toBe(1)
})

test('a stranger’s account with the address neither stops the subscription nor gets confirmed by it', async () => {
  const { fetch, db, subscribe, send, listed } = await startSubscribing()
  const body = { name: 'Stranger', email: ana, password: 'correct horse', newsletter: true }
  expect((await fetch('/api/auth/register', { method: 'POST', body })).status).toBe(201)
  expect((await send()).status).toBe(400)
  await subscribe(ana)
  expect((await db.select().from(users).where(eq(users.email, ana)))[0]?.email_confirmed_at).toBeNull()
  expect((await listed('?confirmed=true')).total).toBe(1)
  expect((await send()).to).toEqual([ana])
})

test('with REQUIRE_CONFIRMED=0, an address gets newsletters before it is confirmed, and the mail does not say otherwise', async () => {
  const { ask, listed, send, smtp } = await startSubscribing({ env: { REQUIRE_CONFIRMED: '0' } })
  await ask(ana)
  const [mail] = await mailsTo({ smtp }, ana)
  expect(mail?.text).not.toContain('without a confirmation')
  expect((await listed()).subscribers).toMatchObject([{ email: ana, confirmed: false }])
  expect((await send()).to).toEqual([ana])
})

test('with REQUIRE_CONFIRMED=0, an address shared by an account and a subscriber gets one copy', async () => {
  const { addReaders, subscribe, send, fetch, smtp, db } = await startSubscribing({ env: { REQUIRE_CONFIRMED: '0' } })
  await addReaders('ANA@example.com')
  await db.update(users).set({ email_confirmed_at: null })
  await subscribe(ana)
  const { to } = await send()
  expect(to.map((address) => address.toLowerCase())).toEqual([ana])
  const copy = await smtp.mails.at(-1)?.parse()
  // The name in a registration may be an advertisement.
  expect(JSON.stringify(copy)).not.toContain('Reader ANA')
  // Unsubscribing from either unsubscribes the address.
  await fetch(`/api/unsubscribe/${tokenIn(copy?.text)}`, { method: 'POST' })
  expect((await send()).status).toBe(400)
})

test('an account takes over the subscription of its address: the wish, the schedule and the links in earlier copies', async () => {
  const { fetch, db, subscribe, listed, send, smtp, editor, make } = await startSubscribing()
  await subscribe(ana)
  const [{ id }] = (await listed()).subscribers
  await send()
  const earlier = tokenIn((await smtp.mails.at(-1)?.parse())?.text)
  const later = await make.newsletter()
  const schedule = { send_at: new Date(Date.now() + DAY).toISOString(), userIds: [id] }
  expect((await editor.put(`/api/newsletters/${later.id}/schedule`, schedule)).status).toBe(200)

  const body = { name: 'Ana', email: ana, password: 'correct horse', newsletter: false }
  await fetch('/api/auth/register', { method: 'POST', body })
  const mail = (await mailsTo({ smtp }, ana, 3)).at(-1)
  await fetch('/api/auth/confirm-email', { method: 'POST', body: { token: tokenIn(mail?.text) } })
  const { subscribers: listing, total } = await listed()
  expect({ listing, total }).toMatchObject({ listing: [{ name: 'Ana', confirmed: true }], total: 1 })
  const [scheduled] = await db.select().from(newsletters).where(eq(newsletters.id, later.id))
  expect(scheduled?.scheduled_user_ids).toEqual([listing[0].id])
  expect((await send()).to).toEqual([ana])
  await fetch(`/api/unsubscribe/${earlier}`, { method: 'POST' })
  const [user] = await db.select().from(users).where(eq(users.email, ana))
  expect(user?.unsubscribed_at).not.toBeNull()
})

test('registering without consent subscribes to nothing; accounts that an admin creates count as confirmed', async () => {
  const { fetch, as, make, listed, send } = await startSubscribing()
  const register = (email: string, newsletter?: boolean) =>
    fetch('/api/auth/register', { method: 'POST', body: { name: 'R', email, password: 'correct horse', newsletter } })
  for (const [email, newsletter] of [
    ['no@example.com', false],
    ['yes@example.com', true],
    ['old@example.com'],
  ] as const)
    expect((await register(email, newsletter)).status).toBe(201)
  expect((await register('bad@example.com', 'yes' as never)).json.errors).toHaveProperty('newsletter')
  const admin = await as(await make.user({ role: 'admin', unsubscribed_at: new Date() }))
  const account = { name: 'Staff', email: 'staff@example.com', role: 'user', password: 'correct horse' }
  expect((await admin.post('/api/users', account)).status).toBe(201)
  const { subscribers: rows } = await listed('?sort=email')
  expect(rows.map((row: { email: string; confirmed: boolean }) => [row.email, row.confirmed])).toEqual([
    ['old@example.com', false],
    ['staff@example.com', true],
    ['yes@example.com', false],
  ])
  expect((await send()).to).toEqual(['staff@example.com'])
  expect((await admin.get('/api/newsletters/mail-status')).status).toBe(200)
})

test('own data of a subscriber is exported, and erased with all traces', async () => {
  const { as, make, db, subscribe, listed, send, ...mailing } = await startSubscribing()
  await subscribe(ana)
  const [{ id }] = (await listed()).subscribers
  const { json } = await send()
  expect(json.results.sent).toBe(1)
  const admin = await as(await make.user({ role: 'admin', unsubscribed_at: new Date() }))
  expect((await admin.get(`/api/newsletters/subscribers/${id}/export`)).json).toMatchObject({
    subscriber: { email: ana, language: 'en', unsubscribed_at: null },
    deliveries: [{ email: ana, status: 'sent' }],
    bounce: null,
  })
  expect((await admin.delete(`/api/newsletters/subscribers/${id}`)).status).toBe(200)
  expect((await admin.delete(`/api/newsletters/subscribers/${id}`)).status).toBe(404)
  expect((await listed()).total).toBe(0)
  const [sent] = (await admin.get('/api/newsletters')).json.newsletters
  const { deliveries } = (await admin.get(`/api/newsletters/${sent.id}/deliveries`)).json
  expect(deliveries).toMatchObject([{ email: '', name: '', status: 'sent' }])
  // Throttled no more, since the counter went as well.
  for (let n = 0; n < 3; n += 1)
    expect((await mailing.fetch('/api/newsletters/subscribe', { method: 'POST', body: { email: ana } })).status).toBe(
      202,
    )
})

test('a subscriber whose address takes no mail is skipped', async () => {
  let refuse = false
  const { subscribe, send, listed } = await startSubscribing({
    recipient: (address) => (refuse && address === ana ? { code: 550, message: '5.1.1 No such user' } : undefined),
  })
  await subscribe(ana)
  await subscribe('budi@example.com')
  refuse = true
  for (let n = 0; n < 3; n += 1) expect((await send()).to).toEqual(['budi@example.com'])
  const chosen = (await listed()).subscribers.map(({ id }: { id: number }) => id)
  const { json } = await send({ userIds: chosen })
  expect(json.results.errors).toMatchObject([{ email: ana, error: 'Skipped: this address has bounced 3 times' }])
})
