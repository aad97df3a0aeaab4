import { MEANINGS, refusalOf } from '@server/mail/refusals'
import { startMailing } from '@tests/server/start-mailing'
import { expect, test } from 'vitest'
import { RELAY, reporter } from './reported'

test('a return from a dead address fails the copy and stops newsletters to it; a temporary one does not', async () => {
  const { smtp, editor, make, addReaders, fetch } = await startMailing({ env: RELAY })
  await addReaders('ana@example.com', 'budi@example.com')
  const { id } = await make.newsletter()
  await editor.post(`/api/newsletters/${id}/send`)
  const from = (to: string) => smtp.mails.find((mail) => mail.to === to)?.from ?? ''
  expect(from('ana@example.com')).toMatch(/^bounces\+\d+-[0-9a-f]{32}@magazine\.example$/)
  const report = reporter(fetch)
  expect(await report(from('ana@example.com'), '5.1.1', { secret: 'another secret' })).toBe(403)
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

/** A code for each row of the table, and some that are temporary. */
const all = [...Object.keys(MEANINGS).map((row) => `5.${row.includes('.') ? row : `${row}.0`}`), '4.1.1', '4.7.0']
const addressOf = (code: string) => `reader-${code}@example.com`

test('a report stops newsletters to an address only if its code says that the address is dead', async () => {
  const { smtp, editor, make, addReaders, fetch } = await startMailing({ env: RELAY })
  await addReaders(...all.map(addressOf))
  const { id } = await make.newsletter()
  await editor.post(`/api/newsletters/${id}/send`)
  for (const code of all) {
    const { from = '' } = smtp.mails.find(({ to }) => to === addressOf(code)) ?? {}
    expect(await reporter(fetch)(from, code), code).toBe(200)
  }
  const isTemporary = (code: string) => refusalOf(code) === 'temporary'
  expect((await editor.get(`/api/newsletters/${id}/deliveries`)).json).toMatchObject({
    sent: all.filter(isTemporary).length,
    failed: all.filter((code) => !isTemporary(code)).length,
  })

  const next = await make.newsletter()
  const { results } = (await editor.post(`/api/newsletters/${next.id}/send`)).json
  expect(results.errors.map(({ email }: { email: string }) => email).toSorted()).toEqual(
    all
      .filter((code) => refusalOf(code) === 'dead')
      .map(addressOf)
      .toSorted(),
  )
})

test('a refusal counts against an address only if its code says that the address is dead', async () => {
  const replies: Record<string, string> = {
    [addressOf('5.1.1')]: '5.1.1 No such user',
    [addressOf('5.7.1')]: '5.7.1 Blocked using dnsbl',
    [addressOf('5.5.0')]: 'Local policy',
  }
  const { editor, make, addReaders } = await startMailing({
    recipient: (address) => ({ code: 550, message: replies[address] ?? '' }),
  })
  await addReaders(...Object.keys(replies))
  for (let count = 0; count < 3; count += 1) {
    const { id } = await make.newsletter()
    expect((await editor.post(`/api/newsletters/${id}/send`)).json.results).toMatchObject({ sent: 0, failed: 3 })
  }
  const { id } = await make.newsletter()
  await editor.post(`/api/newsletters/${id}/send`)
  const { deliveries } = (await editor.get(`/api/newsletters/${id}/deliveries?sort=email&order=asc`)).json
  expect(deliveries.map(({ status, error }: { status: string; error: string }) => `${status} ${error}`)).toEqual([
    'skipped Skipped: this address has bounced 3 times',
    'failed 550 Local policy',
    'failed 550 5.7.1 Blocked using dnsbl',
  ])
})

test('two newsletters that an address refuses at the same moment both end', async () => {
  let begin = () => {}
  const bothAsked = new Promise<void>((resolve) => {
    begin = resolve
  })
  const { editor, make, addReaders } = await startMailing({
    recipient: async (_, attempt) => {
      if (attempt === 2) begin()
      await bothAsked
      return { code: 550, message: '5.1.1 No such user' }
    },
  })
  await addReaders('ana@example.com')
  const newsletters = [await make.newsletter(), await make.newsletter()]
  await Promise.all(newsletters.map(({ id }) => editor.post(`/api/newsletters/${id}/send`)))
  for (const { id } of newsletters)
    await expect
      .poll(async () => (await editor.get(`/api/newsletters/${id}/deliveries`)).json)
      .toMatchObject({ failed: 1, deliveries: [{ error: '550 5.1.1 No such user' }] })
})
