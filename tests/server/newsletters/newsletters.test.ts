import { expect, test } from 'vitest'
import { startServer } from '@tests/server/start-server'

async function startAsEditor() {
  const server = await startServer()
  return { ...server, editor: await server.as(await server.make.user({ role: 'editor', name: 'Yusuf' })) }
}

test('the HTML of a newsletter is sanitised on creation and on update', async () => {
  const { editor } = await startAsEditor()
  const content = [
    '<p onclick="steal()">Kept <b>bold</b></p><script>steal()</script><style>p{}</style>',
    '<a href="javascript:steal()">link</a><img src="https://example.com/a.png" onerror="steal()">',
    '<iframe src="https://example.com"></iframe><form action="/x"><input name="a" type="text"></form>',
  ].join('')
  const created = await editor.post('/api/newsletters', { subject: 'News', content })
  const html: string = created.json.newsletter.content
  expect(html).not.toMatch(/script|steal|onclick|onerror|style|iframe|form/)
  expect(html).toContain('<p>Kept <b>bold</b></p>')
  const path = `/api/newsletters/${created.json.newsletter.id}`
  expect((await editor.put(path, { subject: 'News', content })).json.newsletter.content).toBe(html)
  expect((await editor.get(path)).json.newsletter.content).toBe(html)
})

test.each([
  '<script>alert(1)</script>',
  '<style>p { color: red }</style><p></p>',
  '<iframe src="https://example.com"></iframe>',
  '<img src="data:image/png;base64,AAAA">',
])('%s is refused because sanitising leaves no content', async (content) => {
  const { make, editor } = await startAsEditor()
  const { id } = await make.newsletter()
  const refusal = { status: 400, json: { errors: { content: 'Content is required' } } }
  expect(await editor.post('/api/newsletters', { subject: 'News', content })).toMatchObject(refusal)
  expect(await editor.put(`/api/newsletters/${id}`, { subject: 'News', content })).toMatchObject(refusal)
  expect((await editor.get(`/api/newsletters/${id}`)).json.newsletter.content).toBe('<p>Text</p>')
})

test('unsubscribed users are not listed as subscribers', async () => {
  const { make, editor } = await startAsEditor()
  await make.user({ name: 'Gone', unsubscribed_at: new Date() })
  await make.user({ name: 'Ana' })
  const { subscribers, total } = (await editor.get('/api/newsletters/subscribers')).json
  expect(subscribers.map(({ name }: { name: string }) => name)).toEqual(['Ana', 'Yusuf'])
  expect(total).toBe(2)
})

test('of two simultaneous saves of the same version, the second gets a conflict', async () => {
  const { make, editor } = await startAsEditor()
  const { id } = await make.newsletter()
  const save = (subject: string) =>
    editor.put(`/api/newsletters/${id}`, { subject, content: '<p>Text</p>' }, { 'if-match': '"1"' })
  const replies = await Promise.all([save('First'), save('Second')])
  expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409])
})
