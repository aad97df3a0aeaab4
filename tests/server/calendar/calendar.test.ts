import { auditEntries } from '@server/db/schema/audit'
import { newsletters } from '@server/db/schema/mail'
import type { CalendarItem } from '@shared/entities/calendar'
import { ROLES } from '@shared/roles'
import { startWithClock, texts } from '@tests/server/start-with-clock'
import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

const DUE = '2026-03-12T05:00:00.000Z'
const MARCH = '/api/calendar?from=2026-03-01&to=2026-03-31'

async function startCalendar() {
  const server = await startWithClock()
  const { editor, make, as, db } = server
  const writer = await make.user({ role: 'marketing', name: 'Budi' })
  const plan = (piece: object = {}, by = editor) =>
    by.post('/api/articles/planned', { title: 'Kerinci in June', due_at: DUE, ...piece })
  return {
    ...server,
    writer,
    marketing: await as(writer),
    plan,
    read: async (id: number) => (await editor.get(`/api/articles/manage/${id}`)).json.article,
    items: async (by = editor, path = MARCH): Promise<CalendarItem[]> => (await by.get(path)).json.items,
    lastEntry: async () => (await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0],
  }
}

test('a planned piece is an article without a text, which its writer fills and readers never see', async () => {
  const { plan, writer, marketing, account, make, items, read, fetch, editor } = await startCalendar()
  const place = await make.place()
  const translators = [{ language: 'id', user_id: account.id }]
  const reply = await plan({ assignee_id: writer.id, translators, places: [place.id] })
  expect(reply.status).toBe(201)
  const id: number = reply.json.articleId
  expect(reply.json.article).toMatchObject({
    due_at: DUE,
    assignee_id: writer.id,
    translators,
    places: [place.id],
    status: 'draft',
    content: '',
    author_id: writer.id,
    author_name: 'Budi',
  })
  expect(await items()).toEqual([
    {
      kind: 'planned',
      id,
      title: 'Kerinci in June',
      at: DUE,
      url: `/dashboard/articles/${id}`,
      version: 1,
      late: true,
      people: [
        { id: writer.id, name: 'Budi' },
        { id: account.id, name: 'Dewi', language: 'id' },
      ],
    },
  ])
  const [row] = (await marketing.get(`/api/articles/manage?assignee_id=${writer.id}`)).json.articles
  expect(row).toMatchObject({ id, due_at: DUE, assignee_id: writer.id })

  // It cannot be published before it has what an article needs.
  const refused = await editor.put(`/api/articles/${id}/status`, { status: 'published' })
  expect([refused.status, refused.json.errors]).toEqual([400, { excerpt: 'Excerpt is required' }])
  expect((await marketing.put(`/api/articles/${id}`, { title: 'Kerinci in June', ...texts })).status).toBe(200)
  expect(await items()).toMatchObject([{ kind: 'draft', id, version: 2 }])
  await editor.put(`/api/articles/${id}/status`, { status: 'published' })
  expect(await items()).toEqual([])
  const shown = (await fetch(`/api/articles/${id}`)).json.article
  for (const field of ['due_at', 'assignee_id', 'translators']) expect(shown).not.toHaveProperty(field)
  expect(await read(id)).toMatchObject({ due_at: DUE })
})

test('a plan is changed in parts while someone writes, and its refusals name the field', async () => {
  const { plan, writer, editor, read, make, lastEntry } = await startCalendar()
  const id: number = (await plan({ assignee_id: writer.id })).json.articleId
  const change = (body: object, version = 1) =>
    editor.put(`/api/articles/${id}/plan`, body, { 'if-match': `"${version}"` })
  const later = '2026-03-20T05:00:00.000Z'
  expect((await change({ due_at: later })).json.article).toMatchObject({ due_at: later, version: 1 })
  expect(await lastEntry()).toMatchObject({
    call: 'PUT /api/articles/:id/plan',
    record_id: String(id),
    changes: [{ field: 'due_at', from: DUE, to: later }],
  })
  expect(await read(id)).toMatchObject({ due_at: later, assignee_id: writer.id })

  const reader = await make.user({ role: 'user' })
  const refusals = [
    [{ assignee_id: reader.id }, { assignee_id: 'Choose accounts that exist' }],
    [{ translators: [{ language: 'fr', user_id: 999_999 }] }, { translators: 'Choose accounts that exist' }],
    [{ due_at: 'tomorrow' }, { due_at: 'Choose a date and a time' }],
  ]
  for (const [body, errors] of refusals) expect((await change(body as object)).json.errors).toEqual(errors)
  const twice = [writer, writer].map(({ id: user_id }) => ({ language: 'fr', user_id }))
  expect((await change({ translators: twice })).json.errors).toEqual({ translators: 'One of these is listed twice' })
  expect((await plan({ title: ' ' })).json.errors).toEqual({ title: 'Title is required' })
  expect((await change({ due_at: null }, 7)).status).toBe(409)
  expect((await change({ due_at: null, assignee_id: null })).json.article).toMatchObject({
    due_at: null,
    assignee_id: null,
  })
})

test('schedules move without accepting what was changed meanwhile, and keep who gets the newsletter', async () => {
  const { editor, marketing, create, items, read, make, db, lastEntry, account } = await startCalendar()
  const id = await create('Toba')
  const at = '2026-03-05T01:00:00.000Z'
  const path = `/api/articles/${id}/schedule`
  expect((await editor.put(`${path}/time`, { at })).status).toBe(409)
  await editor.put(path, { publish_at: at })
  await marketing.put(`/api/articles/${id}`, { title: 'Toba', ...texts, content: '<p>Another</p>' })
  const moved = '2026-03-06T01:00:00.000Z'
  expect((await marketing.put(`${path}/time`, { at: moved })).status).toBe(403)
  expect((await editor.put(`${path}/time`, { at: moved })).json.article).toMatchObject({ publish_at: moved })
  expect(await read(id)).toMatchObject({ publish_at: moved, changed_after_schedule: true })
  expect(await lastEntry()).toMatchObject({ changes: [{ field: 'publish_at', from: at, to: moved }] })
  expect((await editor.put(`${path}/time`, { at: '2026-02-01T00:00:00Z' })).json.errors).toEqual({
    at: 'Choose a time in the future',
  })

  const letter = await make.newsletter({
    subject: 'March',
    scheduled_at: new Date(at),
    scheduled_user_ids: [account.id],
  })
  const reply = await editor.put(`/api/newsletters/${letter.id}/schedule/time`, { at: moved }, { 'if-match': '"1"' })
  expect(reply.json.newsletter).toMatchObject({ scheduled_at: moved })
  const [stored] = await db.select().from(newsletters).where(eq(newsletters.id, letter.id))
  expect(stored?.scheduled_user_ids).toEqual([account.id])
  expect(await items()).toMatchObject([
    { kind: 'newsletter', title: 'March', version: 2 },
    { kind: 'publication', id, title: 'Toba' },
  ])
})

test('a new article is scheduled by its first save, or by the one that completes its draft', async () => {
  const { editor, marketing, read } = await startCalendar()
  const publish_at = '2026-03-09T02:00:00.000Z'
  const article = { title: 'Toba', ...texts }
  expect((await editor.post('/api/articles', { ...article, publish_at })).json.article).toMatchObject({
    publish_at,
    status: 'draft',
  })
  expect((await marketing.post('/api/articles', { ...article, publish_at })).status).toBe(403)
  const refused = await editor.post('/api/articles', { ...article, publish_at: '2026-01-01T00:00:00Z' })
  expect(refused.json.errors).toEqual({ publish_at: 'Choose a time in the future' })
  expect((await editor.get('/api/articles/manage?when=scheduled')).json.total).toBe(1)

  const id: number = (await editor.post('/api/articles/drafts')).json.articleId
  await editor.put(`/api/articles/${id}?autosave=1`, { ...article, publish_at })
  expect(await read(id)).toMatchObject({ title: 'Toba', publish_at: null })
  await editor.put(`/api/articles/${id}`, { ...article, publish_at })
  expect(await read(id)).toMatchObject({ publish_at })
})

test('pieces are overdue from their moment on, until they are scheduled or published', async () => {
  const { editor, marketing, writer, plan } = await startCalendar()
  const late = async (by = editor) =>
    (await by.get('/api/dashboard/desk')).json.overdue?.filter(({ kind }: { kind: string }) => kind === 'pieces')
  const overdue = async () =>
    (await editor.get('/api/articles/manage?when=overdue')).json.articles.map(({ id }: { id: number }) => id)
  // By the clock of the database.
  const ahead: number = (await plan({ due_at: '2199-01-01T00:00:00Z' })).json.articleId
  const id: number = (await plan()).json.articleId
  expect(await overdue()).toEqual([id])
  expect(await late()).toEqual([{ kind: 'pieces', id, title: 'Kerinci in June', due_at: DUE }])
  expect(await late(marketing)).toBeUndefined()
  await editor.put(`/api/articles/${id}/plan`, { assignee_id: writer.id })
  expect(await late(marketing)).toMatchObject([{ id }])
  await editor.put(`/api/articles/${id}`, { title: 'Kerinci', ...texts })
  await editor.put(`/api/articles/${id}/schedule`, { publish_at: '2026-03-30T00:00:00Z' })
  expect(await overdue()).toEqual([])
  expect(await late()).toEqual([])
  expect(ahead).not.toBe(id)
})

const notice = { text: 'The road is closed', severity: 'closed', source_url: null, valid_from: null } as const

test('each role sees what it may see, at the days of the magazine', async () => {
  const { plan, make, as, items, editor } = await startCalendar()
  // In Jakarta it is the first of April already.
  await plan({ title: 'April', due_at: '2026-03-31T17:00:00.000Z' })
  await plan({ title: 'March', due_at: '2026-03-31T16:59:59.999Z' })
  await make.newsletter({ subject: 'Letter', scheduled_at: new Date('2026-03-02T00:00:00Z') })
  const run = { starts_at: new Date('2026-03-04T00:00:00Z'), ends_at: new Date('2026-04-04T00:00:00Z') }
  await make.ad({ title: 'Boats', ...run })
  await make.ad({ title: 'Refused', status: 'rejected', ...run })
  await make.newsletter({ subject: 'Sent', scheduled_at: new Date('2026-03-02T00:00:00Z'), sent_at: new Date() })
  const { id } = await make.place({
    name: 'Toba',
    notices: [
      { ...notice, checked_on: '2025-12-20', valid_until: '2026-03-21' },
      { ...notice, checked_on: '2026-03-01', valid_until: null },
      // It ends before it would have to be checked again.
      { ...notice, checked_on: '2025-12-20', valid_until: '2026-02-28' },
    ],
  })
  const listed = (await items()).map(({ kind, title, at }) => [kind, title, at])
  expect(listed).toEqual(
    [
      ['newsletter', 'Letter', '2026-03-02T00:00:00.000Z'],
      ['ad_start', 'Boats', '2026-03-04T00:00:00.000Z'],
      ['notice_end', 'Toba: The road is closed', '2026-03-20T17:00:00.000Z'],
      ['notice_check', 'Toba: The road is closed', '2026-03-20T17:00:00.000Z'],
      ['planned', 'March', '2026-03-31T16:59:59.999Z'],
    ].toSorted((a, b) => String(a[2]).localeCompare(String(b[2])) || String(a[0]).localeCompare(String(b[0]))),
  )
  expect((await items()).find(({ kind }) => kind === 'notice_end')).toMatchObject({
    id,
    part: 0,
    all_day: true,
    url: `/dashboard/places/${id}`,
  })

  const kindsOf: Record<string, string[]> = {
    admin: ['ad_start', 'newsletter', 'notice_check', 'notice_end', 'planned'],
    editor: ['ad_start', 'newsletter', 'notice_check', 'notice_end', 'planned'],
    marketing: ['ad_start', 'notice_check', 'notice_end', 'planned'],
  }
  for (const role of ROLES) {
    const reply = await (await as(await make.user({ role }))).get(MARCH)
    if (!kindsOf[role]) expect(reply.status, role).toBe(403)
    else expect(reply.json.items.map(({ kind }: CalendarItem) => kind).toSorted(), role).toEqual(kindsOf[role])
  }
  const april = await items(editor, '/api/calendar?from=2026-04-01&to=2026-04-30')
  expect(april.map(({ kind }) => kind)).toEqual(['planned', 'ad_end'])
  for (const query of ['from=2026-03-02&to=2026-03-01', 'from=2026-01-01&to=2027-12-31', 'from=2026-03-01'])
    expect((await editor.get(`/api/calendar?${query}`)).json.errors, query).toHaveProperty('to')
})
