import { createHmac } from 'node:crypto'
import { startMailing } from '@tests/server/start-mailing'
import { expect, test } from 'vitest'

const SECRET = 'a secret of the relay'

test('a permanent return fails the copy and stops newsletters to its address; a temporary one does not', async () => {
  const { smtp, editor, make, addReaders, fetch } = await startMailing({
    env: { BOUNCE_ADDRESS: 'bounces@magazine.example', BOUNCE_SECRET: SECRET },
  })
  await addReaders('ana@example.com', 'budi@example.com')
  const { id } = await make.newsletter()
  await editor.post(`/api/newsletters/${id}/send`)
  const from = (to: string) => smtp.mails.find((mail) => mail.to === to)?.from ?? ''
  expect(from('ana@example.com')).toMatch(/^bounces\+\d+-[0-9a-f]{32}@magazine\.example$/)
  const report = async (address: string, status: string, secret = SECRET) => {
    const signature = createHmac('sha256', secret).update(`${address}\n${status}`).digest('hex')
    const body = { address, status, reason: 'No such user', signature }
    return (await fetch('/api/bounces', { method: 'POST', body })).status
  }
  expect(await report(from('ana@example.com'), '5.1.1', 'another secret')).toBe(403)
  expect(await report(from('ana@example.com'), 'gone')).toBe(400)
  const forged = from('ana@example.com').replace(/\+\d+/, '+999')
  expect(await report(forged, '5.1.1')).toBe(404)
  expect(await report(from('budi@example.com'), '4.2.2')).toBe(200)
  const list = async () => (await editor.get(`/api/newsletters/${id}/deliveries?sort=email&order=asc`)).json
  expect(await list()).toMatchObject({ sent: 2, failed: 0 })
  expect(await report(from('ana@example.com').toUpperCase(), '5.1.1')).toBe(200)
  expect(await list()).toMatchObject({
    sent: 1,
    failed: 1,
    deliveries: [{ email: 'ana@example.com', status: 'failed', error: 'Returned: 5.1.1 No such user' }, {}],
  })
  expect((await editor.get('/api/newsletters/mail-status')).json.bounced).toBe(1)
  const next = await make.newsletter()
  const { results } = (await editor.post(`/api/newsletters/${next.id}/send`)).json
  expect(results).toMatchObject({
    sent: 1,
    errors: [{ email: 'ana@example.com', error: 'Skipped: mail to this address is returned' }],
  })
})

test('without a secret there is nothing to report to', async () => {
  const { fetch } = await startMailing()
  const body = { address: 'a@example.com', status: '5.1.1', signature: '0'.repeat(64) }
  expect((await fetch('/api/bounces', { method: 'POST', body })).status).toBe(404)
})
