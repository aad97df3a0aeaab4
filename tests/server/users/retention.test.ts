import { activity, rateLimits, sessions } from '@server/db/schema/core'
import { bounces, deliveries } from '@server/db/schema/mail'
import { countAttempt } from '@server/http/attempts'
import { networkOf } from '@server/net/network'
import { purge } from '@server/people/retention/purge'
import { RETENTION } from '@server/people/retention/retention'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

const DAY = 86_400_000
const now = new Date('2026-11-22T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)

const purgeNow = ({ db, storage }: Pick<Parameters<typeof purge>[0], 'db' | 'storage'>) =>
  purge({ db, storage, now: () => now })

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
])('%s counts as the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('expired sessions and counters are purged, the others stay', async () => {
  const { db, storage, make } = await startServer({ now: () => now })
  const user = await make.user()
  const session = { user_id: user.id, created_at: daysAgo(40), last_used_at: daysAgo(40) }
  await db.insert(sessions).values([
    { ...session, token_hash: 'expired', expires_at: daysAgo(1) },
    { ...session, token_hash: 'live', expires_at: daysAgo(-1) },
  ])
  await countAttempt(db, { key: 'expired', max: 1, minutes: 5 }, daysAgo(1))
  await countAttempt(db, { key: 'live', max: 1, minutes: 5 }, now)

  await purgeNow({ db, storage })

  expect((await db.select().from(sessions)).map((row) => row.token_hash)).toEqual(['live'])
  expect((await db.select().from(rateLimits)).map((row) => row.key)).toEqual(['live'])
})

test('data that cannot be purged is named, and does not keep other data', async () => {
  const { db, storage } = await startServer({ now: () => now })
  await db
    .insert(bounces)
    .values({ email: 'ana@example.com', failures: 3, updated_at: daysAgo(RETENTION.bounces.days + 1) })
  const list = () => {
    throw new Error('The bucket does not answer')
  }

  await expect(purgeNow({ db, storage: { ...storage, list } })).rejects.toMatchObject({
    errors: [{ message: 'Could not purge unused_uploads', cause: { message: 'The bucket does not answer' } }],
  })

  expect(await db.select().from(bounces)).toEqual([])
})

test('old activity is deleted, and old deliveries keep their figures without a name or address', async () => {
  const { db, storage, as, make } = await startServer({ now: () => now })
  const old = daysAgo(RETENTION.activity.days + 1)
  const entry = { kind: 'user_registered' as const, subject_id: 1, subject_title: 'Ana' }
  await db.insert(activity).values([
    { ...entry, created_at: old },
    { ...entry, created_at: now },
  ])
  const newsletter = await make.newsletter({ sent_at: old })
  const copy = { newsletter_id: newsletter.id, user_id: 7, next_attempt_at: old, updated_at: old }
  await db.insert(deliveries).values([
    { ...copy, email: 'a@example.com', name: 'Ana', status: 'sent', created_at: old },
    { ...copy, email: 'b@example.com', name: 'Ben', status: 'failed', error: '550 no b@example.com', created_at: old },
    { ...copy, email: 'c@example.com', name: 'Cut', status: 'sent', created_at: now },
  ])

  await purgeNow({ db, storage })
  await purgeNow({ db, storage })

  expect(await db.select().from(activity)).toHaveLength(1)
  const editor = await as(await make.user({ role: 'editor' }))
  const { json } = await editor.get(`/api/newsletters/${newsletter.id}/deliveries`)
  expect(json).toMatchObject({ total: 3, sent: 2, failed: 1 })
  expect(json.deliveries).toMatchObject([
    { email: '', name: '', status: 'sent' },
    { email: '', name: '', status: 'failed', error: null },
    { email: 'c@example.com', name: 'Cut' },
  ])
})
