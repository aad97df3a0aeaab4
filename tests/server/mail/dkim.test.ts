import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfig } from '@server/config/config'
import { makeDkimKey, readSignature } from '@tests/server/dkim-key'
import { startMailing } from '@tests/server/start-mailing'
import { expect, test } from 'vitest'

test('messages are signed for the domain, and the signature holds', async () => {
  const { file, publicKey } = await makeDkimKey()
  const { smtp, editor, make, addReaders } = await startMailing({
    env: { DKIM_DOMAIN: 'magazine.example', DKIM_SELECTOR: 'mail2026', DKIM_KEY_FILE: file },
  })
  await addReaders('ana@example.com')
  const { id } = await make.newsletter()
  await editor.post(`/api/newsletters/${id}/send`)
  expect(readSignature(smtp.mails[0]?.raw ?? '', publicKey)).toEqual({
    domain: 'magazine.example',
    selector: 'mail2026',
    algorithm: 'rsa-sha256',
    // RFC 8058, 4: without the last two, mail providers offer no one-click unsubscribing.
    names: expect.arrayContaining(['from', 'subject', 'list-unsubscribe', 'list-unsubscribe-post']),
    holds: true,
  })
})

test('incomplete or unreadable settings stop the start and name the variable', async () => {
  const { file, folder } = await makeDkimKey()
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
