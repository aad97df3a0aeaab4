import { mailsTo, startMailing, tokenIn } from '@tests/server/start-mailing'
import { expect, test } from 'vitest'

const ana = { name: 'Ana', email: 'ana@example.com', role: 'editor' }

async function startInviting(now?: () => Date) {
  const mailing = await startMailing({ now })
  const admin = await mailing.as(await mailing.make.user({ role: 'admin', name: 'Dewi' }))
  const post = (path: string, body: unknown) => mailing.fetch(path, { method: 'POST', body })
  const choose = async (token: string, password: string) =>
    (await post('/api/auth/reset-password', { token, password })).status
  const signIn = async (password: string, email = ana.email) =>
    (await post('/api/auth/login', { email, password })).status
  return { ...mailing, admin, choose, signIn, post }
}

test('an invited user chooses a password by the link in one mail, which confirms the address and works once', async () => {
  const mailing = await startInviting()
  const { admin, choose, signIn, smtp } = mailing
  const created = await admin.post('/api/users', { ...ana, invite: true })
  expect(created).toMatchObject({ status: 201, json: { user: { ...ana, invited: true, email_confirmed: false } } })
  const [mail] = await mailsTo(mailing, ana.email)
  expect(mail?.subject).toBe('Your account at Eye of Sumatra')
  expect(mail?.text).toContain('Dewi has set up an account at Eye of Sumatra for you.')
  const token = tokenIn(mail?.text)
  expect(mail?.text).toContain('/reset-password?invitation=1&token=')
  expect(await choose(token, 'short')).toBe(400)
  expect(await choose(token, 'crater lake')).toBe(200)
  expect(await signIn('crater lake')).toBe(200)
  expect(await choose(token, 'another one')).toBe(400)
  const { user } = (await admin.get(`/api/users/${created.json.user.id}`)).json
  expect(user).toMatchObject({ invited: false, email_confirmed: true })
  const again = await admin.post(`/api/users/${user.id}/invitation`)
  expect(again).toMatchObject({ status: 409, json: { message: 'This user has already chosen a password' } })
  // No mail about a changed password: there was none before.
  expect(smtp.mails).toHaveLength(1)
})

test('newsletters go to accounts with an admin’s password at once, to invited ones once they have followed the invitation', async () => {
  const mailing = await startInviting()
  const { admin, choose, editor, make, smtp } = mailing
  const budi = { name: 'Budi', email: 'budi@example.com', role: 'marketing', password: 'lake of the crater' }
  await admin.post('/api/users', { ...ana, invite: true })
  await admin.post('/api/users', budi)
  const [invitation] = await mailsTo(mailing, ana.email)
  /** Who gets a newsletter that is sent now. */
  const readers = async () => {
    const { id, subject } = await make.newsletter()
    expect((await editor.post(`/api/newsletters/${id}/send`)).status).toBe(200)
    const sent = await Promise.all(
      smtp.mails.map(async (mail) => ({ subject: (await mail.parse()).subject, to: mail.to })),
    )
    return sent.filter((mail) => mail.subject === subject).map(({ to }) => to)
  }
  expect(await readers()).not.toContain(ana.email)
  expect(await readers()).toContain(budi.email)
  expect(await choose(tokenIn(invitation?.text), 'crater lake')).toBe(200)
  expect(await readers()).toEqual(expect.arrayContaining([ana.email, budi.email]))
})

test('the invitation is sent again, to the present address; the latest link works for seven days', async () => {
  let now = new Date()
  const mailing = await startInviting(() => now)
  const { admin, choose } = mailing
  const { id } = (await admin.post('/api/users', { ...ana, invite: true })).json.user
  const [first] = await mailsTo(mailing, ana.email)
  await admin.put(`/api/users/${id}`, { ...ana, email: 'anna@example.com' })
  const [second] = await mailsTo(mailing, 'anna@example.com', 1)
  expect(await choose(tokenIn(first?.text), 'crater lake')).toBe(400)
  expect((await admin.post(`/api/users/${id}/invitation`)).status).toBe(200)
  const [, third] = await mailsTo(mailing, 'anna@example.com', 2)
  expect(await choose(tokenIn(second?.text), 'crater lake')).toBe(400)
  now = new Date(now.getTime() + 6.9 * 86_400_000)
  const later = await mailing.as(await mailing.make.user({ role: 'admin' }))
  expect(await choose(tokenIn(third?.text), 'crater lake')).toBe(200)
  expect((await later.post('/api/users/999/invitation')).status).toBe(404)
})

test('a password that the admin types ends the invitation; one of both is needed', async () => {
  const mailing = await startInviting()
  const { admin, choose, signIn } = mailing
  for (const body of [ana, { ...ana, invite: false }])
    expect(await admin.post('/api/users', body)).toMatchObject({
      status: 400,
      json: { errors: { password: 'Password is required' } },
    })
  const { id } = (await admin.post('/api/users', { ...ana, invite: true })).json.user
  const [mail] = await mailsTo(mailing, ana.email)
  await admin.put(`/api/users/${id}`, { ...ana, password: 'typed by Dewi' })
  expect(await choose(tokenIn(mail?.text), 'crater lake')).toBe(400)
  expect(await signIn('typed by Dewi')).toBe(200)
})

test('a deactivated account gets no invitation', async () => {
  const mailing = await startInviting()
  const { admin, smtp } = mailing
  const { id } = (await admin.post('/api/users', { ...ana, invite: true })).json.user
  await mailsTo(mailing, ana.email)
  await admin.put(`/api/users/${id}/active`, { active: false })
  expect(await admin.post(`/api/users/${id}/invitation`)).toMatchObject({
    status: 409,
    json: { message: 'Activate the account first' },
  })
  expect(smtp.mails).toHaveLength(1)
})
