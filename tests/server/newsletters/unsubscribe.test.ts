import { PassThrough } from 'node:stream'
import { startServer } from '@tests/server/start-server'
import { pino } from 'pino'
import { expect, test } from 'vitest'

async function startWithReader(options: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer(options)
  const reader = await server.make.user({ name: 'Ana', email: 'ana@example.com' })
  const token = server.mail.signer.sign('unsubscribe', reader.id)
  const path = `/api/unsubscribe/${token}`
  const subscribed = async () => (await server.fetch(path)).json.subscribed
  return { ...server, reader, token, path, subscribed }
}

test('opening the link shows the address; only the button unsubscribes, and that can be undone', async () => {
  const { fetch, path, subscribed, make, as } = await startWithReader()
  expect((await fetch(path)).json).toEqual({ email: 'a•••@example.com', name: 'Ana', subscribed: true })
  expect((await fetch(path, { method: 'POST' })).status).toBe(200)
  expect(await subscribed()).toBe(false)
  // The second time changes nothing.
  expect((await fetch(path, { method: 'POST', body: {} })).status).toBe(200)
  const editor = await as(await make.user({ role: 'editor', name: 'Yusuf' }))
  expect((await editor.get('/api/newsletters/subscribers')).json.subscribers).toMatchObject([{ name: 'Yusuf' }])
  expect((await fetch(`${path}/undo`, { method: 'POST' })).status).toBe(200)
  expect(await subscribed()).toBe(true)
})

const CHROME = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8'

test('opened in a browser, the one-click address leads to the page, in the language of the reader', async () => {
  const { fetch, path, token, subscribed } = await startWithReader()
  const open = async (headers: Record<string, string>) => {
    const { status, headers: reply } = await fetch(path, { headers: { accept: CHROME, ...headers } })
    return [status, reply.location]
  }
  expect(await open({})).toEqual([303, `/unsubscribe?token=${token}`])
  expect(await open({ 'accept-language': 'zh-TW,zh;q=0.9,en;q=0.8' })).toEqual([
    303,
    `/zh-CN/unsubscribe?token=${token}`,
  ])
  expect(await open({ 'accept-language': 'sv, pt-BR;q=0.8, en;q=0.5' })).toEqual([
    303,
    `/pt/unsubscribe?token=${token}`,
  ])
  expect(await open({ 'accept-language': 'de', cookie: 'googtrans=/en/fr' })).toEqual([
    303,
    `/fr/unsubscribe?token=${token}`,
  ])
  expect(await subscribed()).toBe(true)
  // Programs still get what the contract promises.
  for (const accept of ['application/json', '*/*', 'application/json, text/html;q=0.5'])
    expect((await fetch(path, { headers: { accept } })).json).toMatchObject({ subscribed: true })
})

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=b',
    '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  ],
])('mail programs can unsubscribe with one click, by a form of type %s', async (type, body) => {
  const { fetch, path, subscribed } = await startWithReader()
  expect((await fetch(path, { method: 'POST', body, headers: { 'content-type': type } })).status).toBe(200)
  expect(await subscribed()).toBe(false)
})

test('no other call accepts forms', async () => {
  const { fetch } = await startServer()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await fetch('/api/auth/login', { method: 'POST', body: 'email=a', headers })).status).toBe(415)
})

test('a link works only for its reader and its purpose', async () => {
  const { fetch, make, mail, reader, token } = await startWithReader()
  const other = await make.user()
  const forged = [
    token.replace(/^\d+/, String(other.id)),
    `${token}x`,
    mail.signer.sign('web-version', reader.id),
    `${reader.id}`,
    '%00',
  ]
  for (const each of forged) {
    expect((await fetch(`/api/unsubscribe/${each}`)).status).not.toBe(200)
    expect((await fetch(`/api/unsubscribe/${each}`, { method: 'POST' })).status).not.toBe(200)
  }
})

test('the token is not in the log', async () => {
  const log = new PassThrough()
  let lines = ''
  log.on('data', (chunk) => {
    lines += chunk
  })
  const logger = pino({ level: 'debug' }, log)
  const { fetch, path, token } = await startWithReader({ logger })
  await fetch(path)
  await fetch(path, { method: 'POST' })
  await fetch(`${path}/undo`, { method: 'POST' })
  expect(lines).toContain('/api/unsubscribe/:token/undo')
  expect(lines).not.toContain(token)
})
