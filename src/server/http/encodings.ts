import { constants } from 'node:zlib'

/**
 * How Brotli compresses what is made for a request. A window of 64 KB is enough for texts of this size. With the usual one of 4 MB, a
 * compression takes two to three times as long, and so much memory beside V8's heap that V8 collects its garbage three times as often.
 */
export const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 16 },
}

export type Encoding = 'br' | 'gzip'

/** Bytes. */
export const MIN_COMPRESSED = 1024

export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  if (!header) return undefined
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(header)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(header) ? 'gzip' : undefined
}
