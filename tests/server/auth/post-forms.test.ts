import { mails } from '@server/db/schema/mail'
import { subscribers } from '@server/db/schema/subscribers'
import { mailsTo, startMailing, tokenIn } from '@tests/server/start-mailing'
import { startServer, type TestServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

const ana = 'ana@example.com'

type Server = Pick<TestServer, 'app'>

/** Posts a form as a browser without a script does, and returns the status and where it leads. */
async function post(
  { app }: Server,
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
) {
  const { statusCode, headers: reply } = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
  return [statusCode, reply.location]
}

test('the form of the newsletter is answered by a page in its language, within the same limits', async () => {
  const server = await startServer()
  expect(await post(server, '/id/subscribe', { email: ana })).toEqual([303, '/id/subscribe?result=done'])
  const [{ mail } = { mail: undefined }] = await server.db.select({ mail: mails.mail }).from(mails)
  expect(mail).toEqual({ kind: 'confirm-subscription', email: ana, language: 'id' })
  expect(await post(server, '/subscribe', { email: 'ana' })).toEqual([303, '/subscribe?result=invalid'])
  expect(await post(server, '/subscribe', {})).toEqual([303, '/subscribe?result=invalid'])
  for (let n = 0; n < 2; n += 1) await post(server, '/subscribe', { email: ana })
  expect(await post(server, '/subscribe', { email: ana })).toEqual([
    303,
    expect.stringMatching(/^\/subscribe\?result=busy&wait=\d+$/),
  ])
})

test('a form of another site is refused', async () => {
  const server = await startServer({ env: { PUBLIC_URL: 'https://eye.example' } })
  const from = async (headers: Record<string, string>) => (await post(server, '/subscribe', { email: ana }, headers))[0]
  expect(await from({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await from({ 'sec-fetch-site': 'same-site' })).toBe(403)
  expect(await from({ origin: 'https://other.example' })).toBe(403)
  expect(await from({ origin: 'null' })).toBe(403)
  expect(await server.db.select().from(mails)).toEqual([])
  expect(await from({ origin: 'https://eye.example' })).toBe(303)
})

test('other bodies than those of a short form are refused', async () => {
  const server = await startServer()
  expect((await post(server, '/subscribe', { email: 'a'.repeat(5000) }))[0]).toBe(413)
  for (const type of ['text/plain', 'application/json', 'multipart/form-data; boundary=x'])
    expect((await post(server, '/subscribe', {}, { 'content-type': type }))[0]).toBeOneOf([400, 415])
})

test('a subscription is confirmed, ended and resumed by forms', async () => {
  const mailing = await startMailing()
  const state = async () =>
    (await mailing.db.select().from(subscribers)).map((row) => [
      row.confirmed_at !== null,
      row.unsubscribed_at !== null,
    ])
  await post(mailing, '/subscribe', { email: ana })
  const token = tokenIn((await mailsTo(mailing, ana))[0]?.text)
  const confirm = () => post(mailing, '/confirm-subscription', { token })
  for (const _press of ['first', 'second']) {
    expect(await confirm()).toEqual([303, `/confirm-subscription?token=${token}&result=done`])
    expect(await state()).toEqual([[true, false]])
  }

  const { id } = await mailing.make.newsletter()
  await mailing.editor.post(`/api/newsletters/${id}/send`)
  const link = tokenIn((await mailsTo(mailing, ana, 2)).at(-1)?.text)
  expect(await post(mailing, '/ja/unsubscribe', { token: link })).toEqual([
    303,
    `/ja/unsubscribe?token=${link}&result=done`,
  ])
  expect(await state()).toEqual([[true, true]])
  await post(mailing, '/unsubscribe', { token: link, undo: '1' })
  expect(await state()).toEqual([[true, false]])
  expect(await post(mailing, '/unsubscribe', { token: '../x' })).toEqual([
    303,
    '/unsubscribe?token=..%2Fx&result=invalid',
  ])
})
