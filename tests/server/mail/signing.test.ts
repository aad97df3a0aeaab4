import { createHmac } from 'node:crypto'
import { secrets } from '@server/db/schema/mail'
import { createSigner } from '@server/mail/signing'
import { startServer } from '@tests/server/start-server'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

test('the links of mails are signed with 128 bits of HMAC-SHA-256 under the key of the database, and with no other', async () => {
  const { db, fetch, mail, make } = await startServer({ mail: 'on demand' })
  const { id } = await make.user()
  const [row] = await db.select().from(secrets).where(eq(secrets.name, 'mail-links'))
  const key = String(row?.value)
  expect(Buffer.from(key, 'base64url')).toHaveLength(32)

  const hmac = (algorithm: string, secret: string) => createHmac(algorithm, secret).update(`unsubscribe:${id}`).digest()
  const token = (signature: Uint8Array) => `${id}-${Buffer.from(signature).toString('base64url')}`
  const valid = token(hmac('sha256', key).subarray(0, 16))
  expect(mail.signer.sign('unsubscribe', id)).toBe(valid)
  const statusOf = async (each: string) => (await fetch(`/api/unsubscribe/${each}`)).status
  expect(await statusOf(valid)).toBe(200)

  const shortened = Array.from({ length: 16 }, (_, length) => hmac('sha256', key).subarray(0, length))
  const others = [hmac('sha256', key), hmac('sha1', key), hmac('sha512', key), hmac('md5', key), hmac('sha256', '')]
  const forged = [...shortened, ...others, ...others.map((each) => each.subarray(0, 16)).slice(1)].map(token)
  for (const each of [...forged, createSigner('another key').sign('unsubscribe', id), `${id}`])
    expect([each, await statusOf(each)]).toEqual([each, 404])
})
