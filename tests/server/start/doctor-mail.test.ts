import { type Config, readConfig } from '@server/config/config'
import { checkMailDomain } from '@server/doctor/mail-domain'
import { sendTestMessage } from '@server/doctor/test-message'
import { makeDkimKey, readSignature } from '@tests/server/dkim-key'
import { startDns, type Zone } from '@tests/server/start-dns'
import { startSmtpServer } from '@tests/smtp-server'
import { expect, onTestFinished, test } from 'vitest'

async function setUp() {
  const { file, publicKey } = await makeDkimKey()
  const env = {
    SMTP_URL: 'smtp://127.0.0.1:25',
    MAIL_FROM: 'Eye of Sumatra <news@magazine.example>',
    PUBLIC_URL: 'https://www.magazine.example',
    DEMO: '0',
    DKIM_DOMAIN: 'magazine.example',
    DKIM_SELECTOR: 'mail2026',
    DKIM_KEY_FILE: file,
  }
  const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  const zone: Zone = {
    'magazine.example': { TXT: ['v=spf1 a:www.magazine.example -all', 'other=1'] },
    'mail2026._domainkey.magazine.example': { TXT: [`v=DKIM1; k=rsa; p=${key}`] },
    '_dmarc.magazine.example': { TXT: ['v=DMARC1; p=reject; rua=mailto:dmarc@magazine.example'] },
    'www.magazine.example': { A: ['198.51.100.7'] },
    '7.100.51.198.in-addr.arpa': { PTR: ['www.magazine.example'] },
  }
  return { env, zone, publicKey }
}

/** The findings about these settings and records, by check. */
async function check(config: Config, zone: Zone) {
  const findings = await checkMailDomain(config, await startDns(zone))
  return Object.fromEntries(
    findings.map(({ check: name, status, line }): [string, string] => [name, `${status} ${line}`]),
  )
}

test('a domain whose records are right passes, and nothing is asked without a mail server', async () => {
  const { env, zone } = await setUp()
  expect(await check(readConfig(env), zone)).toEqual({
    SPF: 'ok magazine.example has a record',
    DKIM: 'ok mail2026._domainkey.magazine.example has the key of DKIM_KEY_FILE',
    DMARC: 'ok the policy of magazine.example is reject',
    'reverse name': 'ok 198.51.100.7 (www.magazine.example): www.magazine.example',
    'one click': 'ok List-Unsubscribe leads to https://www.magazine.example',
  })
  expect(await check(readConfig({}), zone)).toEqual({})
})

test('what is missing in the DNS is a warning, and what is wrong there a failure', async () => {
  const { env, zone } = await setUp()
  const other = await makeDkimKey()
  const wrongKey = `p=${other.publicKey.export({ type: 'pkcs1', format: 'der' }).toString('base64')}`
  const [, dkimName = '', dmarcName = '', siteName = '', reverse = ''] = Object.keys(zone)
  const judged = async (changes: Zone, settings: Record<string, string> = {}) =>
    check(readConfig({ ...env, ...settings }), { ...zone, ...changes })

  const statuses = Object.values(await check(readConfig(env), {})).map((finding) => finding.split(' ')[0])
  expect(statuses).toEqual(['warn', 'warn', 'warn', 'warn', 'warn'])

  const spf = async (...TXT: string[]) => (await judged({ 'magazine.example': { TXT } })).SPF
  expect(await spf('v=spf1 -all', 'v=spf1 mx -all')).toMatch(/^fail .* 2 records/)
  expect(await spf('v=spf1 +all')).toMatch(/^warn .* lets anyone send/)
  expect(await spf('v=spf10 -all')).toMatch(/^warn .* no such record/)
  const elsewhere = await judged(
    {},
    { BOUNCE_ADDRESS: 'bounces@returns.example', BOUNCE_SECRET: 'rambutan-mangosteen' },
  )
  expect(elsewhere.SPF).toBe(
    'warn returns.example has no such record: most providers refuse newsletters, or file them as spam',
  )

  expect((await judged({ [dkimName]: { TXT: [wrongKey] } })).DKIM).toMatch(/^fail DKIM_KEY_FILE: .* another one/)
  expect((await judged({ [dkimName]: { TXT: ['v=DKIM1; p='] } })).DKIM).toMatch(/^fail /)
  const unsigned = await judged({}, { DKIM_DOMAIN: '', DKIM_SELECTOR: '', DKIM_KEY_FILE: '' })
  expect(unsigned.DKIM).toMatch(/^warn DKIM_DOMAIN is not set/)
  expect((await judged({}, { MAIL_FROM: 'news@elsewhere.test' })).DKIM).toMatch(/^warn .* DMARC does not count/)

  expect((await judged({ [dmarcName]: { TXT: ['v=DMARC1; rua=mailto:a@b.example'] } })).DMARC).toMatch(
    /^fail .* no policy/,
  )
  expect((await judged({ [dmarcName]: { TXT: ['v=DMARC1; p=none', 'v=DMARC1; p=none'] } })).DMARC).toMatch(/^fail /)
  expect((await judged({}, { MAIL_FROM: 'news@mail.magazine.example' })).DMARC).toBe(
    'ok the policy of magazine.example is reject',
  )

  expect((await judged({ [reverse]: { PTR: ['host-7.provider.example'] } }))['reverse name']).toMatch(
    /^warn 198\.51\.100\.7 /,
  )
  expect(
    (await judged({ 'smtp.example': { A: ['203.0.113.9'] } }, { SMTP_URL: 'smtp://smtp.example' }))['reverse name'],
  ).toMatch(/^warn 203\.0\.113\.9 \(smtp\.example\)/)
  expect((await judged({ [siteName]: { TXT: [] } }))['one click']).toMatch(/^warn .* cannot be resolved/)
  expect((await judged({}, { PUBLIC_URL: 'http://www.magazine.example' }))['one click']).toMatch(/^warn .* https$/)
  expect((await judged({}, { PUBLIC_URL: '' }))['one click']).toMatch(/^warn PUBLIC_URL is not set/)
})

test('a DNS that does not answer is a warning', async () => {
  const { env } = await setUp()
  const silent = await startDns('refused')
  const findings = await checkMailDomain(readConfig(env), silent)
  for (const { status, line } of findings) {
    expect(status).toBe('warn')
    expect(line).toMatch(/^the DNS does not answer: /)
  }
})

test('a message to the magazine itself is signed like a newsletter, and its signature is reported', async () => {
  const { env, publicKey } = await setUp()
  const smtp = await startSmtpServer()
  onTestFinished(smtp.close)
  const settings = { ...env, SMTP_URL: smtp.url }
  expect(await sendTestMessage(readConfig(settings))).toMatchObject({
    status: 'ok',
    line: expect.stringMatching(
      /^sent to news@magazine\.example \(250 .*\), signed for magazine\.example with the key mail2026, the headers/,
    ),
  })
  const [mail] = smtp.mails
  expect(mail).toMatchObject({ to: 'news@magazine.example', from: 'news@magazine.example' })
  expect(readSignature(mail?.raw ?? '', publicKey)).toMatchObject({
    holds: true,
    names: expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post']),
  })

  const unsigned = { ...settings, DKIM_DOMAIN: '', DKIM_SELECTOR: '', DKIM_KEY_FILE: '' }
  expect(await sendTestMessage(readConfig(unsigned))).toMatchObject({
    status: 'warn',
    line: expect.stringContaining('without a signature'),
  })
  expect(await sendTestMessage(readConfig({}))).toMatchObject({
    status: 'warn',
    line: 'SMTP_URL is not set: nothing was sent',
  })

  const strict = await startSmtpServer({
    message: () => ({ code: 550, message: '5.7.26 not accepted due to the DMARC policy of news@magazine.example' }),
  })
  onTestFinished(strict.close)
  const refused = await sendTestMessage(readConfig({ ...env, SMTP_URL: strict.url }))
  expect(refused).toMatchObject({
    status: 'fail',
    line: expect.stringMatching(/^SMTP_URL: .* did not take it: .*5\.7\.26/),
  })
})
