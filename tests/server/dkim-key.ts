import { createHash, createVerify, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A key in a file, for the length of the test. */
export async function makeDkimKey() {
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

/** Reads the signature of a message as a receiving server does. */
export function readSignature(raw: string, publicKey: KeyObject) {
  const split = raw.indexOf('\r\n\r\n')
  const headers = raw.slice(0, split).split(/\r\n(?![ \t])/)
  const signature = headers.find((header) => /^dkim-signature:/i.test(header)) ?? ''
  const tags = Object.fromEntries(
    signature
      .slice(signature.indexOf(':') + 1)
      .split(';')
      .map((tag) => [tag.split('=')[0]?.trim(), tag.slice(tag.indexOf('=') + 1).replace(/\s+/g, '')]),
  )
  const body = createHash('sha256')
    .update(relaxedBody(raw.slice(split + 4)))
    .digest('base64')
  const names = (tags.h ?? '').split(':')
  const signed = names
    .map((name: string) => headers.find((header) => header.toLowerCase().startsWith(`${name.toLowerCase()}:`)) ?? '')
    .filter(Boolean)
    .map((header: string) => `${relaxedHeader(header)}\r\n`)
  const text = signed.join('') + relaxedHeader(signature).replace(/([;:\s]b=)[^;]*$/, '$1')
  const holds =
    tags.bh === body &&
    createVerify('sha256')
      .update(text)
      .verify(publicKey, tags.b ?? '', 'base64')
  return { domain: tags.d, selector: tags.s, algorithm: tags.a, names, holds }
}
