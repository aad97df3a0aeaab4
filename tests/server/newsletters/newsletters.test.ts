import { startServer } from '@tests/server/start-server'
import { refused, type Visitor } from '@tests/server/visitor'
import { describe, expect, test } from 'vitest'

const input = { subject: 'News from the lake', content: '<p>Dear <b>reader</b></p>' }
const SENT = '2026-02-01T08:00:00.000Z'

const create = (visitor: Visitor, body: Record<string, unknown>) => visitor.call('POST /api/newsletters', { body })

const save = (visitor: Visitor, id: number, body: Record<string, unknown>, headers?: Record<string, string>) =>
  visitor.call('PUT /api/newsletters/:id', { params: { id }, body, headers })

const remove = (visitor: Visitor, id: number, headers?: Record<string, string>) =>
  visitor.call('DELETE /api/newsletters/:id', { params: { id }, headers })

const read = async (visitor: Visitor, id: number) =>
  (await visitor.request('GET /api/newsletters/:id', { params: { id } })).newsletter

const subjects = async (visitor: Visitor, query: Record<string, unknown> = {}) => {
  const { newsletters, total } = await visitor.request('GET /api/newsletters', { query })
  return { subjects: newsletters.map((newsletter) => newsletter.subject), total }
}

const startAs = async (role: 'admin' | 'editor' = 'editor') => {
  const host = await startServer()
  return { host, staff: await host.as(await host.make.user({ role, name: 'Yusuf', email: 'yusuf@host.example' })) }
}

describe('newsletters', () => {
  test.each(['admin', 'editor'] as const)('are written, saved and deleted by %s', async (role) => {
    const { staff } = await startAs(role)
    const created = await create(staff, input)
    expect(created).toMatchObject({ status: 201, body: { newsletter: { ...input, sent_at: null, version: 1 } } })
    const { id } = (created.body as { newsletter: { id: number } }).newsletter
    expect(await read(staff, id)).toMatchObject({ id, ...input })
    const saved = await save(staff, id, { ...input, subject: 'Again' })
    expect(saved).toMatchObject({ status: 200, body: { newsletter: { ...input, subject: 'Again', version: 2 } } })
    expect(await subjects(staff)).toEqual({ subjects: ['Again'], total: 1 })
    expect(await remove(staff, id)).toMatchObject({ status: 200, body: { message: expect.stringMatching(/./) } })
    expect(await subjects(staff)).toEqual({ subjects: [], total: 0 })
  })

  test.each([undefined, 'marketing', 'membership', 'user'] as const)('cannot be used by %s', async (role) => {
    const { host, staff } = await startAs()
    const { id } = await host.make.newsletter({ subject: 'Before' })
    const session = role ? await host.as(await host.make.user({ role })) : host
    const refusal = refused(role ? 403 : 401)
    expect(await session.call('GET /api/newsletters')).toMatchObject(refusal)
    expect(await session.call('GET /api/newsletters/subscribers')).toMatchObject(refusal)
    expect(await session.call('GET /api/newsletters/:id', { params: { id } })).toMatchObject(refusal)
    expect(await create(session, input)).toMatchObject(refusal)
    expect(await save(session, id, input)).toMatchObject(refusal)
    expect(await remove(session, id)).toMatchObject(refusal)
    expect(await subjects(staff)).toEqual({ subjects: ['Before'], total: 1 })
  })

  test('are searched by their visible text, and selected by whether they were sent', async () => {
    const { host, staff } = await startAs()
    await host.make.newsletter({ subject: 'Toba', content: '<p>Water</p>' })
    await host.make.newsletter({ subject: 'Kerinci', content: '<p class="toba">Tea &amp; <b>Kra</b>katau</p>' })
    await host.make.newsletter({ subject: 'Harau', content: '<p>Walls near <i>Toba</i></p>' })
    expect(await subjects(staff, { q: 'TOBA' })).toEqual({ subjects: ['Harau', 'Toba'], total: 2 })
    expect((await subjects(staff, { q: 'tea & krakatau' })).subjects).toEqual(['Kerinci'])
    expect((await subjects(staff, { q: 'class' })).subjects).toEqual([])
    await host.make.newsletter({ subject: 'Toba again', sent_at: new Date(SENT), scheduled_at: null })
    expect(await subjects(staff, { q: 'toba', status: 'sent' })).toEqual({ subjects: ['Toba again'], total: 1 })
    expect((await subjects(staff, { status: 'draft' })).subjects.toSorted()).toEqual(['Harau', 'Kerinci', 'Toba'])
  })

  test.each([
    ['created_at', ['C', 'A', 'B']],
    ['updated_at', ['C', 'A', 'B']],
    ['id', ['C', 'A', 'B']],
    ['subject', ['A', 'B', 'C']],
    // Drafts, which have no date, sort as the latest.
    ['sent_at', ['B', 'C', 'A']],
  ] as const)('are sorted by %s', async (sort, expected) => {
    const { host, staff } = await startAs()
    await host.make.newsletter({ subject: 'C', sent_at: new Date(SENT) })
    await host.make.newsletter({ subject: 'A' })
    await host.make.newsletter({ subject: 'B', sent_at: new Date('2026-01-01T08:00:00.000Z') })
    expect((await subjects(staff, { sort })).subjects).toEqual(expected)
    expect((await subjects(staff, { sort, order: 'desc' })).subjects).toEqual(expected.toReversed())
    expect(await subjects(staff, { sort, page: 2, perPage: 2 })).toEqual({ subjects: expected.slice(2), total: 3 })
  })

  test('are not listed with unknown parameters', async () => {
    const { staff } = await startAs()
    for (const query of [{ sort: 'content' }, { order: 'up' }, { page: 0 }, { perPage: 101 }])
      expect(await staff.call('GET /api/newsletters', { query })).toMatchObject(
        refused(400, { [Object.keys(query)[0] as string]: expect.any(String) }),
      )
  })

  test('that do not exist are not found', async () => {
    const { staff } = await startAs()
    for (const id of [99_999, 0, 'lake']) {
      const params = { id }
      expect(await staff.call('GET /api/newsletters/:id', { params })).toMatchObject(refused(404))
      expect(await staff.call('PUT /api/newsletters/:id', { params, body: input })).toMatchObject(refused(404))
      expect(await staff.call('DELETE /api/newsletters/:id', { params })).toMatchObject(refused(404))
    }
  })
})

describe('a newsletter', () => {
  test('has a subject and content', async () => {
    const { host, staff } = await startAs()
    const { id } = await host.make.newsletter()
    const required = { subject: 'Subject is required', content: 'Content is required' }
    expect(await create(staff, {})).toMatchObject(refused(400, required))
    expect(await create(staff, { subject: '  ', content: ' ' })).toMatchObject(refused(400, required))
    expect(await save(staff, id, { subject: '  ' })).toMatchObject(refused(400, required))
    const tooLong = { subject: expect.any(String) }
    expect(await create(staff, { ...input, subject: 'x'.repeat(501) })).toMatchObject(refused(400, tooLong))
    const long = 'x'.repeat(400)
    expect(await create(staff, { ...input, subject: long })).toMatchObject({
      status: 201,
      body: { newsletter: { subject: long } },
    })
  })

  test.each(['<p></p>', '<p>&nbsp;</p><br><p> </p>', '<p>\u200b</p>', '<div><img alt="nothing"></div>'])(
    'cannot be saved without visible content: %s',
    async (content) => {
      const { host, staff } = await startAs()
      const { id } = await host.make.newsletter(input)
      const refusal = refused(400, { content: 'Content is required' })
      expect(await create(staff, { ...input, content })).toMatchObject(refusal)
      expect(await save(staff, id, { ...input, content })).toMatchObject(refusal)
      expect((await read(staff, id)).content).toBe(input.content)
    },
  )

  test('can consist of a picture', async () => {
    const { staff } = await startAs()
    const content = '<p><img src="https://example.com/lake.jpg" alt="" /></p>'
    expect(await create(staff, { ...input, content })).toMatchObject({ status: 201 })
  })

  test('ignores fields that the server sets', async () => {
    const { staff } = await startAs()
    const rude = { id: 7_777, version: 9, created_at: '2001-01-01T00:00:00.000Z', sent_at: SENT }
    const { newsletter } = await staff.request('POST /api/newsletters', { body: { ...input, ...rude } })
    expect(newsletter).toMatchObject({ ...input, sent_at: null, version: 1 })
    expect(newsletter.id).not.toBe(rude.id)
    expect(newsletter.created_at).not.toBe(rude.created_at)
    await save(staff, newsletter.id, { ...input, ...rude })
    expect(await read(staff, newsletter.id)).toEqual({ ...newsletter, version: 2, updated_at: expect.any(String) })
  })

  test('is not saved or deleted from an outdated version', async () => {
    const { host, staff } = await startAs()
    const { id } = await host.make.newsletter()
    const match = { 'if-match': '"1"' }
    expect((await save(staff, id, input, match)).status).toBe(200)
    const outdated = { status: 409, body: { message: expect.any(String), current: { id, ...input, version: 2 } } }
    expect(await save(staff, id, { ...input, subject: 'Late' }, match)).toMatchObject(outdated)
    expect(await remove(staff, id, match)).toMatchObject(outdated)
    expect((await read(staff, id)).subject).toBe(input.subject)
  })

  test('that was sent cannot be changed, but can be deleted', async () => {
    const { host, staff } = await startAs()
    const { id } = await host.make.newsletter({ subject: 'Sent', sent_at: new Date(SENT) })
    expect(await save(staff, id, input)).toMatchObject(refused(409))
    expect(await read(staff, id)).toMatchObject({ subject: 'Sent', sent_at: SENT, version: 1 })
    expect((await remove(staff, id)).status).toBe(200)
    expect((await staff.call('GET /api/newsletters/:id', { params: { id } })).status).toBe(404)
  })
})

test('the HTML of a newsletter is sanitised on creation and on update', async () => {
  const { staff } = await startAs()
  const content = [
    '<p onclick="steal()">Kept <b>bold</b></p><script>steal()</script><style>p{}</style>',
    '<a href="javascript:steal()">link</a><img src="https://example.com/a.png" onerror="steal()">',
    '<iframe src="https://example.com"></iframe><form action="/x"><input name="a" type="text"></form>',
  ].join('')
  const created = await staff.post('/api/newsletters', { subject: 'News', content })
  const html: string = created.json.newsletter.content
  expect(html).not.toMatch(/script|steal|onclick|onerror|style|iframe|form/)
  expect(html).toContain('<p>Kept <b>bold</b></p>')
  const path = `/api/newsletters/${created.json.newsletter.id}`
  expect((await staff.put(path, { subject: 'News', content })).json.newsletter.content).toBe(html)
  expect((await staff.get(path)).json.newsletter.content).toBe(html)
})

test.each([
  '<script>alert(1)</script>',
  '<style>p { color: red }</style><p></p>',
  '<iframe src="https://example.com"></iframe>',
  '<img src="data:image/png;base64,AAAA">',
])('%s is refused because sanitising leaves no content', async (content) => {
  const { host, staff } = await startAs()
  const { id } = await host.make.newsletter()
  const refusal = { status: 400, json: { errors: { content: 'Content is required' } } }
  expect(await staff.post('/api/newsletters', { subject: 'News', content })).toMatchObject(refusal)
  expect(await staff.put(`/api/newsletters/${id}`, { subject: 'News', content })).toMatchObject(refusal)
  expect((await staff.get(`/api/newsletters/${id}`)).json.newsletter.content).toBe('<p>Text</p>')
})

test('of two simultaneous saves of the same version, the second gets a conflict', async () => {
  const { host, staff } = await startAs()
  const { id } = await host.make.newsletter()
  const save = (subject: string) =>
    staff.put(`/api/newsletters/${id}`, { subject, content: '<p>Text</p>' }, { 'if-match': '"1"' })
  const replies = await Promise.all([save('First'), save('Second')])
  expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409])
})
