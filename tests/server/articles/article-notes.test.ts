import { MAX_NOTE_LENGTH } from '@shared/article-rules'
import { mailsTo, startMailing } from '@tests/server/start-mailing'
import { startServer, type TestServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

/** A draft of Mira's, Mira of marketing, and the editor Yusuf. */
async function withDraft<Base extends TestServer>(server: Base, status: 'draft' | 'review' = 'draft') {
  const mira = await server.make.user({ role: 'marketing', name: 'Mira', email: 'mira@example.com' })
  const yusuf = await server.make.user({ role: 'editor', name: 'Yusuf', email: 'yusuf@example.com' })
  const { id } = await server.make.article({
    title: 'Lake $& Toba',
    status,
    author_id: mira.id,
    author_name: mira.name,
    slug: 'toba',
  })
  const [writer, editor] = [await server.as(mira), await server.as(yusuf)]
  const path = `/api/articles/${id}`
  return { ...server, mira, yusuf, writer, editor, id, path }
}

type Item = { kind: string; by_name: string | null; note: { text: string } | null }
const deskOf = async (client: Awaited<ReturnType<TestServer['as']>>) =>
  (await client.get('/api/dashboard/desk')).json.items.map(
    ({ kind, by_name, note }: Item) => `${kind}: ${by_name}${note ? `, ${note.text}` : ''}`,
  )

test('notes have an author and a time, and may be about a block; each list of them is paged and searched', async () => {
  const { writer, editor, path, mira, yusuf } = await withDraft(await startServer())
  const reply = await editor.post(`${path}/notes`, { text: ' Is this the right year? ', block_id: 'abc123' })
  expect(reply.status).toBe(201)
  expect(reply.json.note).toMatchObject({
    text: 'Is this the right year?',
    block_id: 'abc123',
    author_id: yusuf.id,
    author_name: 'Yusuf',
  })
  await writer.post(`${path}/notes`, { text: 'Yes: 74,000 years ago' })
  const { notes, total } = (await writer.get(`${path}/notes`)).json
  expect(total).toBe(2)
  expect(notes).toMatchObject([
    { author_id: mira.id, block_id: null, text: 'Yes: 74,000 years ago' },
    { author_id: yusuf.id, block_id: 'abc123' },
  ])
  expect((await writer.get(`${path}/notes?q=right&order=asc&page=1&perPage=1`)).json).toMatchObject({
    notes: [{ text: 'Is this the right year?' }],
    total: 1,
  })
  expect((await writer.get(`${path}/notes?sort=text`)).status).toBe(400)
})

test('a note that is empty or too long is refused at its field, also with a change of the status, which then does not happen', async () => {
  const { writer, editor, path } = await withDraft(await startServer(), 'review')
  const tooLong = 'x'.repeat(100_000)
  expect(await writer.post(`${path}/notes`, { text: tooLong })).toMatchObject({
    status: 400,
    json: { errors: { text: `At most ${MAX_NOTE_LENGTH} characters` } },
  })
  expect(await writer.post(`${path}/notes`, { text: '  ' })).toMatchObject({
    status: 400,
    json: { errors: { text: 'Write the note first' } },
  })
  expect(await editor.put(`${path}/status`, { status: 'draft', note: tooLong })).toMatchObject({
    status: 400,
    json: { errors: { note: `At most ${MAX_NOTE_LENGTH} characters` } },
  })
  expect((await editor.get(`/api/articles/manage/${path.split('/').at(-1)}`)).json.article.status).toBe('review')
  for (const reply of [
    await editor.get('/api/articles/999/notes'),
    await editor.post('/api/articles/999/notes', { text: 'x' }),
  ])
    expect(reply).toMatchObject({ status: 404, json: { message: 'Article not found' } })
})

test('what was sent for review, back, or answered waits on the overview of the one who has to act', async () => {
  const { writer, editor, path, make, as } = await withDraft(await startServer())
  const outsider = await as(await make.user({ role: 'marketing' }))
  await writer.put(`${path}/status`, { status: 'review' })
  expect(await deskOf(editor)).toEqual(['review: Mira'])
  expect(await deskOf(writer)).toEqual([])
  await editor.post(`${path}/notes`, { text: 'Who says so?' })
  expect(await deskOf(writer)).toEqual(['note: Yusuf, Who says so?'])
  await writer.post(`${path}/notes`, { text: 'The survey of 1949' })
  expect(await deskOf(writer)).toEqual([])
  expect(await deskOf(editor)).toEqual(['review: Mira, The survey of 1949'])
  await editor.put(`${path}/status`, { status: 'draft', note: 'Then name it', block_id: 'abc123' })
  expect(await deskOf(writer)).toEqual(['sent_back: Yusuf, Then name it'])
  expect((await writer.get(`${path}/notes`)).json.notes[0]).toMatchObject({ text: 'Then name it', block_id: 'abc123' })
  expect(await deskOf(editor)).toEqual([])
  await writer.put(`${path}/status`, { status: 'review', note: 'Named' })
  expect(await deskOf(editor)).toEqual(['review: Mira, Named'])
  expect(await deskOf(outsider)).toEqual([])
  await editor.put(`${path}/status`, { status: 'published' })
  // Mira's last words.
  expect(await deskOf(editor)).toEqual(['note: Mira, Named'])
  expect(await deskOf(writer)).toEqual([])
})

test('taking one’s own article back from review is no sending back', async () => {
  const { writer, editor, path } = await withDraft(await startServer())
  await writer.put(`${path}/status`, { status: 'review' })
  await writer.put(`${path}/status`, { status: 'draft' })
  expect(await deskOf(writer)).toEqual([])
  expect(await deskOf(editor)).toEqual([])
})

test('review, sending back and notes are mailed once to the others, as their settings say at the time of sending', async () => {
  const mailing = await withDraft(await startMailing())
  const { writer, editor, path, mira, yusuf, make, smtp, account, id, db } = mailing
  await make.user({ role: 'editor', email: 'gone@example.com', deactivated_at: new Date() })
  await make.user({ role: 'admin', email: 'admin@example.com' })
  await make.user({ role: 'editor', email: 'quiet@example.com', notify_reviews: false })

  await writer.put(path, { title: 'Lake $& Toba', excerpt: 'Deep', status: 'review' })
  await writer.put(path, { title: 'Lake $& Toba', excerpt: 'Deeper', status: 'review' })
  const [waiting] = await mailsTo(mailing, yusuf.email, 1)
  expect(waiting?.subject).toBe('An article is waiting for review: “Lake $& Toba”')
  expect(waiting?.text).toContain('Mira has sent the article “Lake $& Toba” for review.')
  expect(waiting?.text).toContain(`http://magazine.example/dashboard/articles/${id}`)
  await mailsTo(mailing, account.email, 1)

  await editor.post(`${path}/notes`, { text: 'Who says so?' }, { 'idempotency-key': 'once' })
  await editor.post(`${path}/notes`, { text: 'Who says so?' }, { 'idempotency-key': 'once' })
  await editor.put(`${path}/status`, { status: 'draft', note: 'First line\nSecond line' })
  const [note, sentBack] = await mailsTo(mailing, mira.email, 2)
  expect(note?.subject).toBe('A new note on “Lake $& Toba”')
  expect(note?.text).toContain('Who says so?')
  expect(sentBack?.subject).toBe('Your article “Lake $& Toba” has been sent back to you')
  expect(sentBack?.text).toMatch(/First line\s+Second line/)

  // The other side is who took part: not every editor.
  await writer.post(`${path}/notes`, { text: 'The survey of 1949' })
  await mailsTo(mailing, yusuf.email, 2)

  const silence = { name: mira.name, email: mira.email, notifications: { notes: false } }
  await writer.put('/api/auth/profile', silence)
  await editor.post(`${path}/notes`, { text: 'Thank you' })
  await expect.poll(async () => (await db.execute('select count(*)::int as n from mails')).rows).toEqual([{ n: 0 }])
  const recipients = smtp.mails.map(({ to }) => to).sort()
  expect(recipients).toEqual([mira.email, mira.email, account.email, yusuf.email, yusuf.email].sort())
})

test('notes come back with an article from the trash, and are gone once it is purged', async () => {
  const { editor, writer, path, id, db } = await withDraft(await startServer(), 'review')
  await editor.post(`${path}/notes`, { text: 'Keep me', block_id: 'abc' })
  await editor.put(`${path}/status`, { status: 'draft' })
  const trashed = async () => {
    await editor.delete(path)
    return (await editor.get('/api/trash')).json.items[0].id
  }
  const item = await trashed()
  expect((await editor.get(`${path}/notes`)).status).toBe(404)
  expect(await deskOf(writer)).toEqual([])
  expect((await writer.get('/api/auth/export')).json.trash.notes).toEqual([])
  expect((await editor.get('/api/auth/export')).json.trash.notes).toMatchObject([{ article_id: id, text: 'Keep me' }])
  await editor.post(`/api/trash/${item}/restore`, {})
  expect((await editor.get(`${path}/notes`)).json.notes).toMatchObject([{ text: 'Keep me', block_id: 'abc' }])
  expect(await deskOf(writer)).toEqual(['sent_back: Yusuf, Keep me'])
  await editor.delete(`/api/trash/${await trashed()}`)
  const left = await db.execute(
    'select (select count(*)::int from article_notes) + (select count(*)::int from trash_rows) as n',
  )
  expect(left.rows).toEqual([{ n: 0 }])
})

test('notes are in the export of their author’s data, and keep the name when the account is deleted', async () => {
  const { editor, writer, path, make, as, yusuf } = await withDraft(await startServer())
  await editor.post(`${path}/notes`, { text: 'Who says so?' })
  expect((await editor.get('/api/auth/export')).json.notes).toMatchObject([{ text: 'Who says so?' }])
  expect((await writer.get('/api/auth/export')).json.notes).toEqual([])
  const admin = await as(await make.user({ role: 'admin' }))
  await admin.delete(`/api/users/${yusuf.id}`)
  expect((await writer.get(`${path}/notes`)).json.notes).toMatchObject([{ author_id: null, author_name: 'Yusuf' }])
  expect(await deskOf(writer)).toEqual(['note: Yusuf, Who says so?'])
})
