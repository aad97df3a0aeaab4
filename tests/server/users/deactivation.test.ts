import { mails } from '@server/db/schema/mail'
import { PASSWORD, startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

async function start(options: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer(options)
  const self = await server.make.user({ role: 'admin' })
  const admin = await server.as(self)
  const setActive = (id: number, active: unknown, headers = {}) =>
    admin.put(`/api/users/${id}/active`, { active }, headers)
  const signIn = ({ email }: { email: string }, password = PASSWORD) =>
    server.fetch('/api/auth/login', { method: 'POST', body: { email, password } })
  return { ...server, self, admin, setActive, signIn }
}

test('a deactivated account keeps everything, but its sessions end and no one signs in with it until it is activated', async () => {
  const { make, as, setActive, signIn } = await start()
  const editor = await make.user({ role: 'editor' })
  const session = await as(editor)
  expect((await setActive(editor.id, false)).json.user).toMatchObject({ id: editor.id, deactivated: true })

  expect((await session.get('/api/auth/me')).status).toBe(401)
  const refused = await signIn(editor)
  expect([refused.status, refused.json.message]).toEqual([
    403,
    'This account is deactivated. Please contact the editorial team.',
  ])
  // Those who do not know the password do not learn it.
  expect((await signIn(editor, 'wrong password')).json.message).toBe('Wrong email or password')
  // A sign-in that ran at the same moment.
  expect((await (await as(editor)).get('/api/auth/me')).status).toBe(401)

  expect((await setActive(editor.id, true)).json.user).toMatchObject({ deactivated: false })
  expect((await signIn(editor)).status).toBe(200)
})

test('admins can deactivate neither themselves nor what others have changed meanwhile', async () => {
  const { make, self, setActive } = await start()
  const { id } = await make.user()
  const own = await setActive(self.id, false)
  expect([own.status, own.json.message]).toEqual([409, 'You cannot deactivate your own account'])
  expect((await setActive(id, false, { 'if-match': '"9"' })).status).toBe(409)
  expect((await setActive(9999, false)).status).toBe(404)
  const blank = await setActive(id, 'no')
  expect([blank.status, blank.json.errors]).toEqual([400, { active: 'Must be true or false' }])
})

test('a deactivated admin does not count as one who remains', async () => {
  const { make, self, admin, setActive } = await start()
  const other = await make.user({ role: 'admin' })
  await setActive(other.id, false)
  const { name, email } = self
  const demoted = await admin.put(`/api/users/${self.id}`, { name, email, role: 'editor' })
  expect([demoted.status, demoted.json.errors]).toEqual([409, { role: 'There must be at least one administrator' }])
})

test('a deactivated reviewer gets no mail about new ads', async () => {
  const { make, as, db, setActive } = await start({ mail: 'on demand' })
  const [gone, there] = [await make.user({ role: 'marketing' }), await make.user({ role: 'marketing' })]
  await setActive(gone.id, false)
  const member = await as(await make.user({ role: 'membership' }))
  await member.post('/api/ads', { title: 'Boats', description: 'On the lake', ad_type: 'text' })
  const told = (await db.select().from(mails)).map(({ mail }) => 'userId' in mail && mail.userId)
  expect(told).toContain(there.id)
  expect(told).not.toContain(gone.id)
})
