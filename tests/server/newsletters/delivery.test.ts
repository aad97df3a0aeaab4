import { bounces, deliveries, newsletters } from '@server/db/schema/mail'
import { refusingProviders } from '@shared/refusing-providers'
import { startMailing } from '@tests/server/start-mailing'
import { startServer } from '@tests/server/start-server'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

const DMARC = { code: 550, message: '5.7.26 This mail has been blocked because the sender is unauthenticated' }

test('what each provider answers to a newsletter is counted by reason, and by its name', async () => {
  const answers: Record<string, { code: number; message: string }> = {
    'ana@gmail.com': DMARC,
    'budi@googlemail.com': DMARC,
    'citra@gmail.com': { code: 550, message: '5.1.1 No such user' },
    'dewi@outlook.co.id': { code: 451, message: '4.7.650 Try later' },
    'fajar@kebun.example': { code: 554, message: 'Refused' },
  }
  const { editor, make, addReaders } = await startMailing({ recipient: (address) => answers[address] })
  await addReaders(...Object.keys(answers), 'eka@GMAIL.com', 'gita@hotmail.com', 'hadi@live.example.org')
  const { id, subject } = await make.newsletter()
  await editor.post(`/api/newsletters/${id}/send`)
  const counts = (accepted: number, delayed: number, refused: number) => ({ accepted, delayed, refused })
  const reason = (name: string, refused = 1) => ({ reason: name, delayed: 0, refused })
  await expect
    .poll(async () => (await editor.get('/api/delivery')).json)
    .toEqual({
      newsletters: [
        {
          id,
          subject,
          sent_at: expect.any(String),
          providers: [
            { provider: 'Gmail', ...counts(1, 0, 3), reasons: [reason('dmarc', 2), reason('no-address')] },
            { provider: 'Outlook', ...counts(1, 0, 1), reasons: [reason('policy')] },
            { provider: 'kebun.example', ...counts(0, 0, 1), reasons: [reason('unknown')] },
            { provider: 'live.example.org', ...counts(1, 0, 0), reasons: [] },
          ],
        },
      ],
      total: 1,
    })
})

test('only the providers with most copies are named, and recipients who were removed count with the rest', async () => {
  const { db, make, as } = await startServer()
  const editor = await as(await make.user({ role: 'editor' }))
  const { id } = await make.newsletter()
  const draft = await make.newsletter()
  await db.update(newsletters).set({ sent_at: new Date() }).where(eq(newsletters.id, id))
  const now = new Date()
  const copy = { newsletter_id: id, name: '', user_id: 1, next_attempt_at: now, created_at: now, updated_at: now }
  const domains = Array.from({ length: 30 }, (_, index) => `d${index}.example`)
  const emails = [
    ...domains.flatMap((domain, index) => (index < 3 ? [`a@${domain}`, `b@${domain}`] : [`a@${domain}`])),
    'removed:1',
  ]
  await db.insert(deliveries).values([
    ...emails.map((email) => ({ ...copy, email, status: 'sent' as const })),
    { ...copy, email: 'e@d2.example', status: 'queued' as const, code: '4.7.1' },
    // Not asked, or not to be asked.
    { ...copy, email: 'c@d1.example', status: 'queued' as const },
    { ...copy, email: 'd@d1.example', status: 'skipped' as const },
    { ...copy, newsletter_id: draft.id, email: 'a@d1.example', status: 'queued' as const },
  ])
  const { newsletters: listed } = (await editor.get('/api/delivery')).json
  expect(listed).toHaveLength(1)
  const { providers } = listed[0]
  expect(providers).toHaveLength(21)
  expect(providers.slice(0, 4)).toMatchObject([
    {
      provider: 'd2.example',
      accepted: 2,
      delayed: 1,
      refused: 0,
      reasons: [{ reason: 'policy', delayed: 1, refused: 0 }],
    },
    { provider: 'd0.example', accepted: 2 },
    { provider: 'd1.example', accepted: 2, delayed: 0, refused: 0 },
    { accepted: 1 },
  ])
  expect(providers.at(-1)).toEqual({ provider: null, accepted: 11, delayed: 0, refused: 0, reasons: [] })
})

test('stopped addresses are listed with the reason, and released one by one or all', async () => {
  const { editor, db, make, addReaders, as } = await startMailing()
  await addReaders('ana@example.com', 'budi@example.com', 'citra@example.com', 'dewi@example.com')
  const newer = { updated_at: new Date('2026-11-02T00:00:00Z') }
  const older = { updated_at: new Date('2026-11-01T00:00:00Z') }
  const pausedUntil = new Date(Date.now() + 86_400_000)
  await db.insert(bounces).values([
    {
      email: 'ana@example.com',
      failures: 1,
      returned: true,
      code: '5.1.1',
      reason: 'Returned: 5.1.1 No such user',
      ...newer,
    },
    {
      email: 'budi@example.com',
      kind: 'temporary',
      failures: 5,
      code: '5.2.2',
      reason: 'Mailbox full',
      paused_until: pausedUntil,
      ...older,
    },
    // They still get newsletters.
    { email: 'citra@example.com', failures: 1, code: '5.1.1', ...older },
    { email: 'dewi@example.com', kind: 'temporary', failures: 5, code: '4.2.2', paused_until: new Date(0), ...older },
  ])
  const listed = async (query = '') => (await editor.get(`/api/delivery/stopped${query}`)).json
  const ana = {
    id: 'ana@example.com',
    reason: 'no-address',
    answer: 'Returned: 5.1.1 No such user',
    since: newer.updated_at.toISOString(),
    until: null,
  }
  const budi = {
    id: 'budi@example.com',
    reason: 'full',
    answer: 'Mailbox full',
    since: older.updated_at.toISOString(),
    until: pausedUntil.toISOString(),
  }
  expect(await listed()).toEqual({ stopped: [ana, budi], total: 2 })
  expect(await listed('?q=BUDI')).toEqual({ stopped: [budi], total: 1 })
  expect(await listed('?page=2&perPage=1')).toEqual({ stopped: [budi], total: 2 })

  const release = (address: string) => editor.delete(`/api/delivery/stopped/${encodeURIComponent(address)}`)
  expect((await release('Ana@Example.com')).status).toBe(200)
  expect((await release('ana@example.com')).status).toBe(404)
  expect((await release('citra@example.com')).status).toBe(404)
  expect(await listed()).toEqual({ stopped: [budi], total: 1 })
  const { id } = await make.newsletter()
  expect((await editor.post(`/api/newsletters/${id}/send`)).json.results).toMatchObject({
    sent: 3,
    errors: [{ email: 'budi@example.com' }],
  })
  expect((await editor.delete('/api/delivery/stopped')).json).toMatchObject({ released: 1 })
  expect(await listed()).toEqual({ stopped: [], total: 0 })

  // Who released something is in the audit log, the address is not.
  const admin = await as(await make.user({ role: 'admin' }))
  const { entries } = (await admin.get('/api/audit')).json
  expect(entries).toContainEqual(
    expect.objectContaining({ call: 'DELETE /api/delivery/stopped/:address', record_kind: 'subscribers' }),
  )
  expect(JSON.stringify(entries)).not.toMatch(/ana@/i)
})

test('a provider refuses our mail if it refuses half of the newest newsletter for a reason about us', () => {
  const of = (
    provider: string | null,
    accepted: number,
    ...reasons: [reason: 'dmarc' | 'no-address' | 'spf', count: number][]
  ) => ({
    provider,
    accepted,
    delayed: 0,
    refused: reasons.reduce((sum, [, count]) => sum + count, 0),
    reasons: reasons.map(([reason, count]) => ({ reason, delayed: 0, refused: count })),
  })
  const delayed = { ...of('iCloud', 1), delayed: 5, reasons: [{ reason: 'policy' as const, delayed: 5, refused: 0 }] }
  expect(refusingProviders([{ providers: [delayed] }])).toEqual([])
  expect(
    refusingProviders([
      {
        providers: [
          of('Gmail', 2, ['dmarc', 5], ['spf', 1]),
          of('Outlook', 4, ['dmarc', 1]),
          of('a.example', 0, ['no-address', 3]),
        ],
      },
      // Older: what a provider has decided since counts.
      {
        providers: [
          of('Outlook', 0, ['dmarc', 4]),
          of('Yahoo', 1, ['no-address', 3], ['spf', 4]),
          of(null, 0, ['spf', 4]),
        ],
      },
    ]),
  ).toEqual([
    { provider: 'Gmail', reason: 'dmarc' },
    { provider: 'Yahoo', reason: 'spf' },
  ])
})
