import { mailsTo, startMailing, tokenIn } from '@tests/server/start-mailing'
import { PASSWORD } from '@tests/server/start-server'
import { expect, test } from 'vitest'

async function startWithReader() {
  const mailing = await startMailing()
  const user = await mailing.make.user({ name: 'Ana', email: 'ana@example.com', email_confirmed_at: new Date() })
  const session = await mailing.as(user)
  const post = (path: string, body: unknown) => mailing.fetch(path, { method: 'POST', body })
  return {
    ...mailing,
    mailing,
    user,
    session,
    move: (email: string) => session.put('/api/auth/profile', { name: 'Ana', email, current_password: PASSWORD }),
    confirm: async (token: string) => (await session.post('/api/auth/confirm-email', { token })).status,
    signIn: async (email: string) => (await post('/api/auth/login', { email, password: PASSWORD })).status,
    forget: (email: string) => post('/api/auth/forgot-password', { email }),
    reset: (token: string) => post('/api/auth/reset-password', { token, password: 'brand new' }),
    me: async () => (await session.get('/api/auth/me')).json.user,
  }
}

test('a new address holds once it is confirmed, and the old one is told of both steps', async () => {
  const { mailing, move, confirm, signIn, me } = await startWithReader()
  expect((await move('ana.new@example.com')).status).toBe(200)
  const [link] = await mailsTo(mailing, 'ana.new@example.com')
  const [asked] = await mailsTo(mailing, 'ana@example.com')
  expect(asked?.subject).toBe('A new email address for your account at Eye of Sumatra')
  expect(asked?.text).not.toContain('token=')
  expect(await me()).toMatchObject({ email: 'ana@example.com', pending_email: 'ana.new@example.com' })
  expect([await signIn('ana@example.com'), await signIn('ana.new@example.com')]).toEqual([200, 401])

  const token = tokenIn(link?.text)
  expect([await confirm(token), await confirm(token)]).toEqual([200, 200])
  expect(await me()).toMatchObject({ email: 'ana.new@example.com', pending_email: null, email_confirmed: true })
  expect([await signIn('ana@example.com'), await signIn('ana.new@example.com')]).toEqual([401, 200])
  const [, changed] = await mailsTo(mailing, 'ana@example.com', 2)
  expect(changed?.subject).toBe('Your email address for Eye of Sumatra has been changed')
})

test('until then a reset goes to the old address, and cancels the change', async () => {
  const { mailing, move, confirm, forget, reset, smtp } = await startWithReader()
  await move('thief@example.com')
  const [link] = await mailsTo(mailing, 'thief@example.com')
  await forget('thief@example.com')
  await forget('ana@example.com')
  const [, mail] = await mailsTo(mailing, 'ana@example.com', 2)
  expect((await reset(tokenIn(mail?.text))).status).toBe(200)
  expect(await confirm(tokenIn(link?.text))).toBe(400)
  expect(smtp.mails.filter(({ to }) => to === 'thief@example.com')).toHaveLength(1)
})

test('a change that was given up or replaced cannot be confirmed', async () => {
  const { mailing, session, move, confirm, me } = await startWithReader()
  await move('first@example.com')
  const [first] = await mailsTo(mailing, 'first@example.com')
  await move('second@example.com')
  const [second] = await mailsTo(mailing, 'second@example.com')
  expect(await confirm(tokenIn(first?.text))).toBe(400)
  await session.delete('/api/auth/pending-email')
  expect(await confirm(tokenIn(second?.text))).toBe(400)
  expect((await me()).email).toBe('ana@example.com')
})

test('an address that someone registers in the meantime stays theirs', async () => {
  const { mailing, make, move, confirm, me } = await startWithReader()
  await move('wanted@example.com')
  const [link] = await mailsTo(mailing, 'wanted@example.com')
  await make.user({ email: 'Wanted@example.com' })
  expect(await confirm(tokenIn(link?.text))).toBe(409)
  expect((await me()).email).toBe('ana@example.com')
})

test('the link is mailed again on request, and either works, also at the same moment, as long as the address is in use', async () => {
  const { mailing, session, move, confirm, me } = await startWithReader()
  await move('ana.new@example.com')
  await mailsTo(mailing, 'ana.new@example.com')
  expect((await session.post('/api/auth/resend-confirmation')).status).toBe(200)
  const [first = '', second = ''] = (await mailsTo(mailing, 'ana.new@example.com', 2)).map(({ text }) => tokenIn(text))
  expect(await Promise.all([first, first, second].map(confirm))).toEqual([200, 200, 200])
  expect([await confirm(first), await confirm(second)]).toEqual([200, 200])
  await move('ana.newer@example.com')
  const [newer] = await mailsTo(mailing, 'ana.newer@example.com')
  expect(await confirm(tokenIn(newer?.text))).toBe(200)
  expect([await confirm(first), await confirm(second)]).toEqual([400, 400])
  expect((await me()).email).toBe('ana.newer@example.com')
})

test('password changes and resets are told by mail', async () => {
  const { mailing, session, forget, reset } = await startWithReader()
  const values = { name: 'Ana', email: 'ana@example.com', password: 'brand new', current_password: PASSWORD }
  expect((await session.put('/api/auth/profile', values)).status).toBe(200)
  const [changed] = await mailsTo(mailing, 'ana@example.com')
  expect(changed?.subject).toBe('Your password for Eye of Sumatra has been changed')
  expect(changed?.text).toContain('http://magazine.example/forgot-password')
  await forget('ana@example.com')
  const [, link] = await mailsTo(mailing, 'ana@example.com', 2)
  await reset(tokenIn(link?.text))
  const [, , told] = await mailsTo(mailing, 'ana@example.com', 3)
  expect(told?.subject).toBe('Your password for Eye of Sumatra has been changed')
})

test('an address that an admin changes is told, and the new one confirms itself', async () => {
  const { mailing, make, as, user, session, confirm } = await startWithReader()
  const admin = await as(await make.user({ role: 'admin' }))
  await admin.put(`/api/users/${user.id}`, { name: 'Ana', email: 'moved@example.com', role: 'user' })
  expect((await session.get('/api/auth/me')).status).toBe(401)
  const [told] = await mailsTo(mailing, 'ana@example.com')
  expect(told?.text).toContain('An administrator has given your account another email address')
  const [link] = await mailsTo(mailing, 'moved@example.com')
  expect(await confirm(tokenIn(link?.text))).toBe(200)
})
