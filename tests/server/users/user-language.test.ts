import { filled, mailTexts } from '@server/mail/mail-texts'
import { mailsTo, startMailing, tokenIn } from '@tests/server/start-mailing'
import { PASSWORD, startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

const MAGAZINE = { magazine: 'Eye of Sumatra' }
const ana = { name: 'Ana', email: 'ana@example.com', password: PASSWORD }

test('account mails come in the language of the page of the registration, then in that of the profile', async () => {
  const mailing = await startMailing()
  const { fetch, withToken } = mailing
  const post = (path: string, body: unknown) => fetch(path, { method: 'POST', body })
  expect((await post('/api/auth/register', { ...ana, language: 'ar' })).status).toBe(201)
  const [arabic] = await mailsTo(mailing, ana.email)
  expect(arabic?.subject).toBe(filled(mailTexts.ar.confirmEmail.subject, MAGAZINE))
  expect(arabic?.html).toContain('<html lang="ar" dir="rtl"')
  expect(arabic?.html).toMatch(/<td class="content" lang="ar" dir="rtl"/)
  expect(arabic?.html).toContain(mailTexts.ar.tagline)
  // The address may be a stranger's: the mail does not repeat what was entered as a name.
  expect(arabic?.text).not.toContain('Ana')
  expect(arabic?.text).toContain('http://magazine.example/ar/confirm-email?token=')
  expect((await post('/api/auth/confirm-email', { token: tokenIn(arabic?.text) })).status).toBe(200)

  const { token, user } = (await post('/api/auth/login', ana)).json
  expect(user.language).toBe('ar')
  const client = withToken(token)
  const profile = (language: string) => client.put('/api/auth/profile', { name: ana.name, email: ana.email, language })
  expect((await profile('tlh')).json).toMatchObject({ errors: { language: expect.stringContaining('Must be one of') } })
  expect((await profile('fr')).json.user.language).toBe('fr')
  expect((await client.get('/api/auth/export')).json.account.language).toBe('fr')
  await post('/api/auth/forgot-password', { email: ana.email })
  const french = (await mailsTo(mailing, ana.email, 2)).at(-1)
  expect(french?.subject).toBe(filled(mailTexts.fr.resetPassword.subject, MAGAZINE))
  expect(french?.text).toContain(filled(mailTexts.fr.greeting, { name: ana.name }))
  expect(french?.text).toContain('http://magazine.example/fr/reset-password?token=')

  await client.delete('/api/auth/me', { current_password: ana.password })
  const last = (await mailsTo(mailing, ana.email, 3)).at(-1)
  const subject = filled(mailTexts.fr.accountDeleted.subject, MAGAZINE)
  expect(last).toMatchObject({ subject, to: [{ address: ana.email, name: '' }] })
})

test('an account has English unless its admin chooses another language, in which the invitation comes', async () => {
  const mailing = await startMailing()
  const admin = await mailing.as(await mailing.make.user({ role: 'admin', name: 'Dewi' }))
  const invited = async (values: object) =>
    (await admin.post('/api/users', { name: 'Budi', role: 'editor', invite: true, ...values })).json.user
  expect((await invited({ email: 'one@example.com' })).language).toBe('en')
  const budi = await invited({ email: 'budi@example.com', language: 'id' })
  const [mail] = await mailsTo(mailing, 'budi@example.com')
  expect(mail?.subject).toBe(filled(mailTexts.id.invitation.subject, MAGAZINE))
  expect(mail?.text).toContain('Dewi telah membuatkan akun')
  expect(mail?.text).toContain('/id/reset-password?invitation=1&token=')
  const { name, email, role } = budi
  expect((await admin.put(`/api/users/${budi.id}`, { name, email, role, language: 'ja' })).json.user.language).toBe(
    'ja',
  )
  expect((await admin.put(`/api/users/${budi.id}`, { name, email, role })).json.user.language).toBe('ja')
})

test('notices of reviews come in the language of the recipient, with the titles in its quotation marks', async () => {
  const mailing = await startMailing()
  const owner = await mailing.make.user({ role: 'membership', email: 'homestay@example.com', language: 'de' })
  await mailing.make.user({ role: 'marketing', email: 'mira@example.com', language: 'ja' })
  const member = await mailing.as(owner)
  const ad = { title: 'Lake {{reason}} tour', description: 'By boat', ad_type: 'text' }
  const { id } = (await member.post('/api/ads', ad)).json.ad
  const [waiting] = await mailsTo(mailing, 'mira@example.com')
  expect(waiting?.subject).toBe('新しい広告が審査待ちです：「Lake {{reason}} tour」')
  await mailing.editor.put(`/api/ads/${id}/status`, { status: 'rejected', reason: 'Zu klein.' })
  const [rejected] = await mailsTo(mailing, owner.email)
  expect(rejected?.subject).toBe('Ihre Anzeige „Lake {{reason}} tour“ wurde abgelehnt')
  expect(rejected?.text).toContain('Anmerkung aus der Prüfung: Zu klein.')
})

test('an account whose address was never confirmed is deleted without a message', async () => {
  const { make, as, db } = await startServer()
  const user = await make.user({ email_confirmed_at: null })
  await (await as(user)).delete('/api/auth/me', { current_password: PASSWORD })
  expect((await db.execute('select * from mails')).rows).toEqual([])
})
