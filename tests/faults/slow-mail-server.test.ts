import { startMailing } from '@tests/server/start-mailing'
import { expect, test } from 'vitest'
import { report } from './figures'

test('with a slow mail server, the call returns after twenty seconds and sending continues', async () => {
  const { smtp, editor, make, addReaders } = await startMailing({ delayMs: 22_000 })
  await addReaders('ana@example.com')
  const { id } = await make.newsletter()
  const begun = Date.now()
  const { status, json } = await editor.post(`/api/newsletters/${id}/send`)
  const returned = Date.now() - begun
  expect(returned).toBeGreaterThan(19_500)
  expect(status).toBe(200)
  expect(json.results).toMatchObject({ total: 1, sent: 0, failed: 0 })
  const sent = async () => (await editor.get(`/api/newsletters/${id}/deliveries`)).json.sent
  await expect.poll(sent, { timeout: 20_000, interval: 200 }).toBe(1)
  expect(smtp.mails).toHaveLength(1)
  report({ 'the call returned after': `${returned} ms`, copies: 1, 'sent twice': 0 })
}, 60_000)
