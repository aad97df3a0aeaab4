import { accountTokens, mails } from '@server/db/schema/mail'
import { mailsTo, startMailing, tokenIn } from '@tests/server/start-mailing'
import { PASSWORD } from '@tests/server/start-server'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { RELAY, reporter } from '../mail/reported'

type Mailing = Awaited<ReturnType<typeof startMailing>>

const post = ({ fetch }: Mailing, path: string, body: unknown) => fetch(path, { method: 'POST', body })

test('the link for a new password works once and ends all sessions', async () => {
  const mailing = await startMailing()
  const { make, as, db } = mailing
  const user = await make.user({ name: 'Ana', email: 'Ana@example.com' })
  const session = await as(user)
  await post(mailing, '/api/auth/forgot-password', { email: 'ana@EXAMPLE.com' })
  const [mail] = await mailsTo(mailing, 'Ana@example.com')
  expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
  const token = tokenIn(mail?.text)
  expect(mail?.html).toContain(`http://magazine.example/reset-password?token=${token}`)
  const [stored] = await db.select().from(accountTokens)
  expect(JSON.stringify(stored)).not.toContain(token)

  const reset = (password: string) => post(mailing, '/api/auth/reset-password', { token, password })
  expect(await reset('short')).toMatchObject({
    status: 400,
    json: { errors: { password: 'Password must be at least 6 characters long' } },
  })
  const replies = await Promise.all([reset('brand new'), reset('brand new')])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400])
  expect((await session.get('/api/auth/me')).status).toBe(401)
  const signIn = async (password: string) =>
    (await post(mailing, '/api/auth/login', { email: user.email, password })).status
  expect(await signIn(PASSWORD)).toBe(401)
  expect(await signIn('brand new')).toBe(200)
  expect((await reset('once more')).status).toBe(400)
})

test('the link works for an hour, and only the latest one', async () => {
  let now = new Date()
  const mailing = await startMailing({ now: () => now })
  const { make } = mailing
  const user = await make.user({ email: 'ana@example.com' })
  const ask = () => post(mailing, '/api/auth/forgot-password', { email: user.email })
  await ask()
  await mailsTo(mailing, user.email, 1)
  await ask()
  const [first, second] = (await mailsTo(mailing, user.email, 2)).map(({ text }) => tokenIn(text))
  const reset = async (token = '') =>
    (await post(mailing, '/api/auth/reset-password', { token, password: 'brand new' })).status
  expect(await reset(first)).toBe(400)
  now = new Date(now.getTime() + 61 * 60_000)
  expect(await reset(second)).toBe(400)
})

test('an address can request three links per hour, whether it is known or not', async () => {
  const mailing = await startMailing()
  await mailing.make.user({ email: 'ana@example.com' })
  for (const email of ['ana@example.com', 'nobody@example.com']) {
    const statuses: number[] = []
    for (let time = 0; time < 4; time += 1)
      statuses.push((await post(mailing, '/api/auth/forgot-password', { email })).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  }
  await mailsTo(mailing, 'ana@example.com', 3)
  expect(mailing.smtp.mails).toHaveLength(3)
})

test('a new user confirms the address by mail and can sign in before that', async () => {
  const mailing = await startMailing()
  const account = { name: 'Ana', email: 'ana@example.com', password: 'secret1' }
  await post(mailing, '/api/auth/register', account)
  const { token: session, user } = (await post(mailing, '/api/auth/login', account)).json
  expect(user.email_confirmed).toBe(false)
  const [mail] = await mailsTo(mailing, account.email)
  const token = tokenIn(mail?.text)
  expect(mail?.html).toContain(`/confirm-email?token=${token}`)
  const ana = mailing.withToken(session)
  expect((await ana.post('/api/auth/resend-confirmation')).status).toBe(200)
  const again = (await mailsTo(mailing, account.email, 2)).at(-1)
  for (const each of [token, tokenIn(again?.text), token])
    expect((await post(mailing, '/api/auth/confirm-email', { token: each })).status).toBe(200)
  expect((await ana.get('/api/auth/me')).json.user.email_confirmed).toBe(true)
})

test('an account whose newsletters came back is told so, and gets them once it has confirmed the address again', async () => {
  const mailing = await startMailing({ env: RELAY })
  const { smtp, as, make, editor, fetch, addReaders } = mailing
  const [user] = await addReaders('ana@example.com')
  if (!user) throw new Error('No reader')
  const ana = await as(user)
  const bounceOf = async () => (await ana.get('/api/auth/me/bounce')).json.bounce
  const send = async () =>
    (await editor.post(`/api/newsletters/${(await make.newsletter()).id}/send`)).json.results?.sent
  expect(await bounceOf()).toBeNull()
  // A confirmed address that takes mail is not asked again.
  expect((await ana.post('/api/auth/resend-confirmation')).status).toBe(200)
  expect(await send()).toBe(1)
  expect(await reporter(fetch)(smtp.mails.at(-1)?.from ?? '', '5.1.1')).toBe(200)
  expect(await bounceOf()).toMatchObject({ stopped: true, reason: 'Returned: 5.1.1 No such user' })
  // No one is left to send to.
  expect(await send()).toBeUndefined()

  expect((await ana.post('/api/auth/resend-confirmation')).status).toBe(200)
  const [, mail] = await mailsTo(mailing, user.email, 2)
  expect((await post(mailing, '/api/auth/confirm-email', { token: tokenIn(mail?.text) })).status).toBe(200)
  expect(await bounceOf()).toBeNull()
  expect(await send()).toBe(1)
})

test('a refused registration sends no mail', async () => {
  const mailing = await startMailing()
  await mailing.make.user({ email: 'taken@example.com' })
  await post(mailing, '/api/auth/register', { name: 'Ana', email: 'taken@example.com', password: 'secret1' })
  await post(mailing, '/api/auth/register', { name: 'Budi', email: 'budi@example.com', password: 'secret1' })
  await mailsTo(mailing, 'budi@example.com')
  expect(mailing.smtp.mails).toHaveLength(1)
})

const ad = { title: 'Lake “tour”', description: 'By boat', ad_type: 'text' }

test('reviewers are told about a new ad and its member about the review, unless they opted out', async () => {
  const mailing = await startMailing()
  const { make, as, smtp, db } = mailing
  await make.user({ role: 'marketing', email: 'mira@example.com' })
  await make.user({ role: 'admin', email: 'quiet@example.com', notify_new_ads: false })
  const owner = await make.user({ role: 'membership', name: 'Homestay', email: 'homestay@example.com' })
  const member = await as(owner)
  const { id } = (await member.post('/api/ads', ad)).json.ad
  const [waiting] = await mailsTo(mailing, 'mira@example.com')
  expect(waiting?.subject).toBe('A new ad is waiting for review: “Lake “tour””')
  expect(waiting?.text).toContain(`http://magazine.example/dashboard/ad-form/${id}`)
  await mailsTo(mailing, mailing.account.email)

  const review = (status: string, reason?: string) => mailing.editor.put(`/api/ads/${id}/status`, { status, reason })
  await review('rejected', 'The picture is too small.')
  const [rejected] = await mailsTo(mailing, owner.email, 1)
  expect(rejected?.subject).toContain('has been rejected')
  expect(rejected?.text).toContain('The picture is too small.')

  await member.put('/api/auth/profile', { name: 'Homestay', email: owner.email, notifications: { ad_status: false } })
  await review('approved')
  // The setting counts when the mail is sent.
  const isStatus = sql`${mails.mail}->>'kind' = 'ad-status'`
  await expect.poll(() => db.select().from(mails).where(isStatus)).toEqual([])
  await member.put('/api/auth/profile', { name: 'Homestay', email: owner.email, notifications: { ad_status: true } })
  await review('published')
  const [, published] = await mailsTo(mailing, owner.email, 2)
  expect(published?.subject).toContain('is now published')
  expect(smtp.mails.some(({ to }) => to === 'quiet@example.com')).toBe(false)
})

test('a temporarily refused mail is retried', async () => {
  const mailing = await startMailing({
    recipient: (_, attempt) => (attempt === 1 ? { code: 451, message: 'Later' } : undefined),
  })
  const user = await mailing.make.user({ email: 'ana@example.com' })
  await post(mailing, '/api/auth/forgot-password', { email: user.email })
  await mailsTo(mailing, user.email)
  expect(mailing.smtp.attemptsFor(user.email)).toBe(2)
})
