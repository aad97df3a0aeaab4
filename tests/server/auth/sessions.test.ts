import { PASSWORD, startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:149.0) Gecko/20100101 Firefox/149.0'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'

async function startWithReader(options: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer(options)
  const user = await server.make.user()
  const signIn = async (from: string, userAgent = '') => {
    const body = { email: user.email, password: PASSWORD }
    const headers = { 'user-agent': userAgent }
    return server.withToken((await server.fetch('/api/auth/login', { method: 'POST', body, from, headers })).json.token)
  }
  return { ...server, user, signIn }
}

const isLive = async (session: { get: (path: string) => Promise<{ status: number }> }) =>
  (await session.get('/api/auth/me')).status === 200

test('a session ends 90 days after the sign-in, however often it is used', async () => {
  let now = new Date('2026-01-01T00:00:00Z')
  const { signIn } = await startWithReader({ now: () => now })
  const session = await signIn('203.0.113.7')
  const statuses: boolean[] = []
  for (let day = 20; day <= 100; day += 20) {
    now = new Date(Date.UTC(2026, 0, 1 + day))
    statuses.push(await isLive(session))
  }
  expect(statuses).toEqual([true, true, true, true, false])
})

test('users see where they are signed in, without versions and full addresses', async () => {
  const { signIn } = await startWithReader()
  await signIn('2001:db8:1:2::9', SAFARI)
  const session = await signIn('203.0.113.7', FIREFOX)
  const { status, json, text } = await session.get('/api/auth/sessions')
  expect(status).toBe(200)
  expect(json).toMatchObject({
    total: 2,
    sessions: expect.arrayContaining([
      expect.objectContaining({ browser: 'Firefox', system: 'Linux', network: '203.0.113.0/24', current: true }),
      expect.objectContaining({ browser: 'Safari', system: 'iOS', network: '2001:db8:1::/48', current: false }),
    ]),
  })
  expect(text).not.toMatch(/149|203\.0\.113\.7|token/)
  expect((await session.get('/api/auth/sessions?sort=network')).status).toBe(400)
  expect((await session.get('/api/auth/sessions?perPage=1')).json).toMatchObject({
    total: 2,
    sessions: [{ current: expect.any(Boolean) }],
  })
})

test('users end one of their sessions, and never another user’s', async () => {
  const { signIn, make, as } = await startWithReader()
  const [lost, here] = [await signIn('203.0.113.7'), await signIn('203.0.113.8')]
  const stranger = await as(await make.user())
  const { id } = (await lost.get('/api/auth/sessions')).json.sessions.find(
    (session: { current: boolean }) => session.current,
  )
  expect((await stranger.delete(`/api/auth/sessions/${id}`)).status).toBe(404)
  expect(await isLive(lost)).toBe(true)
  expect((await here.delete(`/api/auth/sessions/${id}`)).status).toBe(200)
  expect([await isLive(lost), await isLive(here)]).toEqual([false, true])
})

test('signing out everywhere ends every session of the user, this one too', async () => {
  const { signIn, make, as } = await startWithReader()
  const [there, here] = [await signIn('203.0.113.7'), await signIn('203.0.113.8')]
  const stranger = await as(await make.user())
  expect((await here.delete('/api/auth/sessions')).status).toBe(200)
  expect([await isLive(there), await isLive(here), await isLive(stranger)]).toEqual([false, false, true])
})

test('an admin sees and ends the sessions of a user', async () => {
  const { user, signIn, make, as } = await startWithReader()
  const [first, second] = [await signIn('203.0.113.7', FIREFOX), await signIn('203.0.113.8')]
  const admin = await as(await make.user({ role: 'admin' }))
  const path = `/api/users/${user.id}/sessions`
  const { sessions, total } = (await admin.get(path)).json
  expect(total).toBe(2)
  const { id } = sessions.find((session: { browser: string }) => session.browser === 'Firefox')
  expect((await admin.delete(`/api/users/999/sessions/${id}`)).status).toBe(404)
  expect((await admin.delete(`${path}/${id}`)).status).toBe(200)
  expect([await isLive(first), await isLive(second)]).toEqual([false, true])
  expect((await admin.delete(path)).status).toBe(200)
  expect([await isLive(second), await isLive(admin)]).toEqual([false, true])
  expect((await admin.get('/api/users/999/sessions')).status).toBe(404)
  expect((await admin.delete('/api/users/999/sessions')).status).toBe(404)
})

test('beyond fifty sessions of an account, the one that began first ends', async () => {
  let now = new Date('2026-01-01T00:00:00Z')
  const { signIn, make, as, user } = await startWithReader({ now: () => now })
  const other = await as(await make.user())
  const sessions: Pick<Awaited<ReturnType<typeof as>>, 'get'>[] = []
  const add = async (session: Promise<(typeof sessions)[number]>) => {
    now = new Date(now.getTime() + 60_000)
    sessions.push(await session)
  }
  for (let count = 0; count < 70; count += 1) await add(as(user))
  // Like these two, whose passwords would take long to check seventy times.
  for (let count = 0; count < 2; count += 1) await add(signIn('203.0.113.7'))
  const live: boolean[] = []
  for (const session of sessions) live.push(await isLive(session))
  expect(live).toEqual([...Array(22).fill(false), ...Array(50).fill(true)])
  await Promise.all(Array.from({ length: 5 }, () => as(user)))
  expect((await sessions.at(-1)?.get('/api/auth/sessions'))?.json.total).toBe(50)
  expect(await isLive(other)).toBe(true)
})
