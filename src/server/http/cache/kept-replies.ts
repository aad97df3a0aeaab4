import type { IncomingHttpHeaders } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { acceptedEncoding, BROTLI, type Encoding, MIN_COMPRESSED } from '../encodings'
import type { KeptEntry, PublicCache } from './public-cache'

const compress = {
  br: (body: Buffer) => brotliCompressSync(body, BROTLI),
  gzip: (body: Buffer) => gzipSync(body, { level: 6 }),
}

/** How many bytes of a kept reply a browser receives. */
export const sentBytes = (body: Buffer) => (body.length < MIN_COMPRESSED ? body : compress.br(body)).length

type Answer = { status: number; body?: Buffer; encoding?: Encoding }

/** Browsers ask again each time, so that a reader sees a change at once. Shared caches need not, for a second. */
export const FRESH = 'public, max-age=0, s-maxage=1, must-revalidate'

/** For the browser alone. */
export const PRIVATE = 'private, max-age=0, must-revalidate'

const opaque = (etag: string) => etag.replace(/^W\//, '')

/** Whether the client has this reply already. Its date counts only if it names no ETag (RFC 9110, 13.2.2). */
export function isKnown(
  reply: Record<string, string>,
  { 'if-none-match': tags, 'if-modified-since': since }: IncomingHttpHeaders,
) {
  const { etag = '', 'last-modified': changed = '' } = reply
  if (tags !== undefined) return tags.trim() === '*' || (tags.match(/"[^"]*"/g)?.includes(opaque(etag)) ?? false)
  return since !== undefined && Date.parse(since) >= Date.parse(changed)
}

/** What is sent of a kept reply: nothing if the client has it already, and else the body, compressed if the client takes that. */
export function answerFor(cache: PublicCache, key: string, entry: KeptEntry, headers: IncomingHttpHeaders): Answer {
  if (isKnown(entry.headers, headers)) return { status: 304 }
  const encoding = entry.body.length < MIN_COMPRESSED ? undefined : acceptedEncoding(headers['accept-encoding'])
  if (!encoding) return { status: 200, body: entry.body }
  const kept = entry.encoded[encoding]
  const body = kept ?? compress[encoding](entry.body)
  if (!kept) cache.setEncoded(key, entry, encoding, body)
  return { status: 200, body, encoding }
}
