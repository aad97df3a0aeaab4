import { createHash, createVerify, generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@server/config/config'
import { startMailing } from '@tests/server/start-mailing'
import { expect, onTestFinished, test } from 'vitest'

async function makeKey() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const folder = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'dkim.pem')
  await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  return { file, publicKey, folder }
}

/** The relaxed form of RFC 6376, 3.4. */
const relaxedHeader = (header: string) => {
  const [name = '', ...value] = header.split(':')
  return `${name.trim().toLowerCase()}:${value.join(':').replace(/\s+/g, ' ').trim()}`
}
const relaxedBody = (body: string) =>
  `${body
    .replace(/[\t ]+/g, ' ')
    .replace(/ \r\n/g, '\r\n')
    .replace(/(\r\n)+$/, '')}\r\n`

test('newsletters are signed for the domain, with the headers of one-click unsubscribing, and the signature holds', async () => {
  const { file, publicKey } = await makeKey()
  const { smtp, editor, make, addReaders } = await startMailing({
    env: { DKIM_DOMAIN: 'magazine.example', DKIM_SELECTOR: 'mail2026', DKIM_KEY_FILE: file },
  })
  await addReaders('ana@example.com')
  const { id } = await make.newsletter()
  await editor.post(`/api/newsletters/${id}/send`)
  const raw = smtp.mails[0]?.raw ?? ''
  const split = raw.indexOf('\r\n\r\n')
  const headers = raw.slice(0, split).split(/\r\n(?![ \t])/)
  const signature = headers.find((header) => /^dkim-signature:/i.test(header)) ?? ''
  const tags = new Map(
    signature
      .slice(signature.indexOf(':') + 1)
      .split(';')
      .map((tag) => [tag.split('=')[0]?.trim(), tag.slice(tag.indexOf('=') + 1).replace(/\s+/g, '')] as const),
  )
  expect([tags.get('d'), tags.get('s'), tags.get('a')]).toEqual(['magazine.example', 'mail2026', 'rsa-sha256'])
  const body = createHash('sha256')
    .update(relaxedBody(raw.slice(split + 4)))
    .digest('base64')
  expect(tags.get('bh')).toBe(body)
  const names = (tags.get('h') ?? '').split(':')
  // RFC 8058, 4: without these, mail providers offer no one-click unsubscribing.
  for (const name of ['list-unsubscribe', 'list-unsubscribe-post']) expect(names).toContain(name)
  const signed = names
    .map((name) => headers.find((header) => header.toLowerCase().startsWith(`${name.toLowerCase()}:`)) ?? '')
    .filter(Boolean)
    .map((header) => `${relaxedHeader(header)}\r\n`)
  const text = signed.join('') + relaxedHeader(signature).replace(/([;:\s]b=)[^;]*$/, '$1')
  expect(
    createVerify('sha256')
      .update(text)
      .verify(publicKey, tags.get('b') ?? '', 'base64'),
  ).toBe(true)
})

test('incomplete or unreadable settings stop the start and name the variable', async () => {
  const { file, folder } = await makeKey()
  const mail = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'news@magazine.example' }
  const dkim = { ...mail, DKIM_DOMAIN: 'magazine.example', DKIM_SELECTOR: 'mail2026', DKIM_KEY_FILE: file }
  expect(readConfig(dkim).dkim).toMatchObject({ domainName: 'magazine.example', keySelector: 'mail2026' })
  expect(() => readConfig({ ...mail, DKIM_DOMAIN: 'magazine.example' })).toThrow('signing needs all three')
  expect(() => readConfig({ ...dkim, DKIM_SELECTOR: 'a b' })).toThrow('DKIM_SELECTOR: must be a selector')
  expect(() => readConfig({ ...dkim, DKIM_DOMAIN: 'no domain' })).toThrow('DKIM_DOMAIN: must be a domain')
  expect(() => readConfig({ ...dkim, DKIM_KEY_FILE: join(folder, 'none') })).toThrow('DKIM_KEY_FILE: cannot be read')
  await writeFile(join(folder, 'text'), 'no key')
  expect(() => readConfig({ ...dkim, DKIM_KEY_FILE: join(folder, 'text') })).toThrow('DKIM_KEY_FILE: cannot be read')
})
