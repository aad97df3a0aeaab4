import { calendarFeeds } from '@server/db/schema/plans'
import { startWithClock } from '@tests/server/start-with-clock'
import { expect, test } from 'vitest'

const LONG = `Kerinci; rice, and “tea”\\ – ${'サマトラの火山 '.repeat(30)}`.trim()

/** The events of a calendar, as its reader sees them: lines unfolded, texts unescaped. */
function eventsOf(ics: string) {
  const lines = ics.replaceAll('\r\n ', '').split('\r\n')
  const events: Record<string, string>[] = []
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') events.push({})
    const [, name = '', value = ''] = /^([^:;]+(?:;[^:]*)?):(.*)$/.exec(line) ?? []
    const event = events.at(-1)
    if (event) event[name] = value.replaceAll(/\\([;,n\\])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
  }
  return events
}

async function startFeed() {
  const server = await startWithClock()
  const { editor, fetch, account } = server
  const renew = async (by = editor) => (await by.post('/api/calendar/address')).json.path as string
  const plan = (piece: object) =>
    editor.post('/api/articles/planned', { title: LONG, due_at: '2026-03-12T05:00:00Z', ...piece })
  return { ...server, renew, plan, account, read: (path: string) => fetch(path) }
}

test('calendar programs get long titles, links and days as the standard wants them', async () => {
  const { renew, plan, read, make } = await startFeed()
  const id: number = (await plan({})).json.articleId
  const place = await make.place({
    name: 'Toba',
    notices: [
      {
        text: 'Closed',
        severity: 'closed',
        source_url: null,
        valid_from: null,
        checked_on: '2026-03-01',
        valid_until: '2026-03-21',
      },
    ],
  })
  const { status, headers, text } = await read(await renew())
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'no-store',
  ])
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
  expect(eventsOf(text)).toEqual([
    expect.objectContaining({
      UID: `planned-${id}@magazine.example`,
      SUMMARY: `Planned: ${LONG}`,
      DTSTART: '20260312T050000Z',
      'URL;VALUE=URI': `http://magazine.example/dashboard/articles/${id}`,
    }),
    expect.objectContaining({
      UID: `notice_end-${place.id}-0@magazine.example`,
      SUMMARY: 'Notice ends: Toba: Closed',
      'DTSTART;VALUE=DATE': '20260321',
    }),
  ])
})

test('the address is secret, is stored as a hash, ends when it is renewed, and shows what its owner may see now', async () => {
  const { renew, plan, read, make, as, db, account, editor } = await startFeed()
  await plan({ title: 'Kerinci' })
  await make.newsletter({ subject: 'Letter', scheduled_at: new Date('2026-03-02T00:00:00Z') })
  const first = await renew()
  const key = new URL(first, 'http://x').searchParams.get('key') ?? ''
  expect(key.length).toBeGreaterThan(40)
  const [row] = await db.select().from(calendarFeeds)
  expect(JSON.stringify(row)).not.toContain(key)
  expect((await read(first)).text).toContain('SUMMARY:Newsletter: Letter')
  expect((await editor.get('/api/calendar/address')).json.made_at).toBe('2026-03-01T08:00:00.000Z')

  const second = await renew()
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
  const admin = await as(await make.user({ role: 'admin' }))
  const setRole = (role: string) =>
    admin.put(`/api/users/${account.id}`, { name: 'Dewi', email: account.email, role, language: 'de' })
  expect((await setRole('marketing')).status).toBe(200)
  const asMarketing = (await read(second)).text
  expect(asMarketing).toContain('Geplant: Kerinci')
  expect(asMarketing).not.toContain('Letter')
  await setRole('user')
  expect((await read(second)).status).toBe(404)
  await setRole('editor')
  expect((await admin.delete(`/api/users/${account.id}`)).status).toBe(200)
  expect((await read(second)).status).toBe(404)
  expect((await read('/api/calendar.ics')).status).toBe(400)
})

test('whoever wants no address any more ends it', async () => {
  const { renew, read, editor } = await startFeed()
  const path = await renew()
  expect((await editor.delete('/api/calendar/address')).status).toBe(200)
  expect((await read(path)).status).toBe(404)
  expect((await editor.get('/api/calendar/address')).json.made_at).toBeNull()
})
