import { rateLimits } from '@server/db/schema/core'
import { countAttempt } from '@server/http/attempts'
import { purge } from '@server/people/retention/purge'
import { PASSWORD, startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

const HOME = '198.51.100.7'

async function startWithReader(options: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer(options)
  const user = await server.make.user()
  const post = async (path: string, body: unknown, from: string) =>
    (await server.fetch(path, { method: 'POST', body, from })).status
  const signIn = (from: string, password = PASSWORD) => post('/api/auth/login', { email: user.email, password }, from)
  const guess = async (from: string, times: number) => {
    const statuses = new Set<number>()
    for (let time = 0; time < times; time += 1) statuses.add(await signIn(from, 'wrong'))
    return [...statuses]
  }
  const forget = (from: string, email = user.email) => post('/api/auth/forgot-password', { email }, from)
  return { ...server, user, signIn, guess, forget, post }
}

test('guesses from one network do not lock the owner out of another', async () => {
  const { signIn, guess } = await startWithReader()
  expect(await guess('203.0.113.1', 11)).toEqual([401, 429])
  expect(await signIn('203.0.113.1')).toBe(429)
  expect(await signIn(HOME)).toBe(200)
})

test('guesses from many networks block unknown networks, but not one that the owner has signed in from', async () => {
  const { signIn, guess } = await startWithReader()
  expect(await signIn(HOME)).toBe(200)
  for (let network = 1; network <= 6; network += 1) expect(await guess(`203.0.113.${network}`, 10)).toEqual([401])
  expect(await guess('203.0.113.99', 1)).toEqual([429])
  expect(await signIn('203.0.113.100')).toBe(429)
  expect(await signIn(HOME)).toBe(200)
})

test('the addresses of one IPv6 network count together', { tags: 'sweep' }, async () => {
  const { signIn, guess } = await startWithReader()
  for (let host = 1; host <= 10; host += 1) expect(await guess(`2001:db8:1:2::${host}`, 1)).toEqual([401])
  expect(await signIn('2001:db8:1:2:ffff::1')).toBe(429)
  expect(await signIn('2001:db8:1:3::1')).toBe(200)
})

test('strangers cannot keep the owner from asking for a new password', async () => {
  const { signIn, forget } = await startWithReader()
  expect(await signIn(HOME)).toBe(200)
  for (let network = 1; network <= 4; network += 1)
    for (let time = 0; time < 3; time += 1) expect(await forget(`203.0.113.${network}`)).toBe(200)
  expect(await forget('203.0.113.99')).toBe(429)
  expect(await forget(HOME)).toBe(200)
})

test('what is typed as an address cannot fill the counter of another account', { tags: 'sweep' }, async () => {
  const { user, signIn, post } = await startWithReader()
  for (let time = 0; time < 12; time += 1) {
    await post('/api/auth/login', { email: `${HOME} ${user.email}`, password: 'wrong' }, '203.0.113.1')
    await post('/api/auth/login', { email: `x ${user.email}`, password: 'wrong' }, '203.0.113.2')
  }
  expect(await signIn(HOME)).toBe(200)
})

test('a clock that is set back lifts a refusal that it had made', async () => {
  let now = new Date('2027-12-27T00:00:00Z')
  const { signIn, guess } = await startWithReader({ now: () => now })
  expect(await guess(HOME, 11)).toEqual([401, 429])
  now = new Date('2026-11-22T00:00:00Z')
  expect(await signIn(HOME)).toBe(200)
})

test('an attempt whose time is before that of one already counted counts as well', async () => {
  const start = new Date('2026-11-22T00:00:00Z').getTime()
  let asked = 0
  // Attempts at the same moment reach the database in another order than the clock was read.
  const { guess } = await startWithReader({ now: () => new Date(start - asked++) })
  expect(await guess(HOME, 20)).toEqual([401, 429])
})

test('windows that are over, or lie in the future, are purged', async () => {
  const now = new Date('2026-11-22T00:00:00Z')
  const { db, storage } = await startServer()
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  await countAttempt(db, { key: 'over', max: 1, minutes: 60 }, at(-61))
  await countAttempt(db, { key: 'live', max: 1, minutes: 60 }, at(-30))
  await countAttempt(db, { key: 'future', max: 1, minutes: 60 }, at(400 * 24 * 60))
  await purge({ db, storage, now: () => now })
  expect((await db.select().from(rateLimits)).map(({ key }) => key)).toEqual(['live'])
})
