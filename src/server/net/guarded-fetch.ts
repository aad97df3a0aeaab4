import dns from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isHttpUrl } from '@shared/validation'
import ipaddr from 'ipaddr.js'
import { afterAwakeMs } from '../metering/processor-time'

/** The address is not public, or not an http(s) address at all. */
export class RefusedAddressError extends Error {
  override name = 'RefusedAddressError'
}

/** The address answered with another status than 200. */
export class ForeignStatusError extends Error {
  override name = 'ForeignStatusError'
  constructor(
    host: string,
    readonly status: number,
    type: string,
  ) {
    super(`${host} answered ${status} ${type}`)
  }
}

/** The answer is larger than the caller reads. */
export class ForeignSizeError extends Error {
  override name = 'ForeignSizeError'
  override message = 'The answer is too large'
}

export type ForeignReply = {
  body: Buffer
  type: string
  /** The final address, after redirects. */
  url: string
}

type Limits = {
  /** The media types that are read. */
  accept: RegExp
  maxBytes: number
  /** For all of it; 5 seconds by default. */
  timeoutMs?: number
}

type Following = Omit<Limits, 'timeoutMs'> & { signal: AbortSignal }

export type ForeignFetch = (url: string, limits: Limits) => Promise<ForeignReply>

const TIMEOUT_MS = 5000
const MAX_REDIRECTS = 3

/** For tests, which have no foreign network: addresses that are let through, and a resolver of invented names. */
type Options = { allowAddresses?: string[]; lookup?: LookupFunction }

/**
 * All of public IPv6 (RFC 4291). The library calls the unassigned rest `unicast`, among it `::127.0.0.1`, an obsolete
 * spelling of an IPv4 address. Addresses that wrap an IPv4 address (mapped, NAT64, 6to4, Teredo) are never `unicast`.
 */
const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

function isPublic(address: string) {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(PUBLIC_IPV6))
}

function checked(address: string, base?: string) {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined
  if (!url || !isHttpUrl(url.href) || url.username || url.password) throw new RefusedAddressError(address)
  return url
}

function request(url: URL, signal: AbortSignal, { allowAddresses = [], lookup = dns.lookup }: Options) {
  const isAllowed = (address: string) => isPublic(address) || allowAddresses.includes(address)
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  // Node looks up names only.
  if (isIP(literal) && !isAllowed(literal)) throw new RefusedAddressError(url.host)

  // The connection is made to the addresses checked here. A check before the request would look the name up twice,
  // and the second answer may differ from the first.
  const checkedLookup: LookupFunction = (hostname, options, done) =>
    lookup(hostname, options, (error, found, family) => {
      const addresses = Array.isArray(found) ? found.map(({ address }) => address) : [found]
      if (!error && !addresses.every(isAllowed)) return done(new RefusedAddressError(hostname), '', 0)
      done(error, found, family)
    })

  const { get } = url.protocol === 'https:' ? https : http
  const headers = { 'user-agent': 'EyeOfSumatra/1.0 (link preview)', accept: '*/*', 'accept-encoding': 'identity' }
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    get(url, { agent: false, lookup: checkedLookup, signal, headers }, resolve).on('error', reject)
  })
}

async function read(reply: http.IncomingMessage, maxBytes: number) {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of reply) {
    size += part.length
    if (size > maxBytes) throw new ForeignSizeError()
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/**
 * Fetches an address that a user named. Allows http and https only, no private or reserved address, at most three
 * redirects, each checked like the first, and five seconds in all. Throws RefusedAddressError, or the reason it failed.
 */
export function createForeignFetch(options: Options = {}): ForeignFetch {
  return async (address, { accept, maxBytes, timeoutMs = TIMEOUT_MS }) => {
    const limit = new AbortController()
    const cancel = afterAwakeMs(timeoutMs, () => limit.abort())
    try {
      return await follow(address, { accept, maxBytes, signal: limit.signal })
    } finally {
      cancel()
    }
  }

  async function follow(address: string, { accept, maxBytes, signal }: Following): Promise<ForeignReply> {
    let url = checked(address)
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const reply = await request(url, signal, options)
      const { statusCode = 0, headers } = reply
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        reply.destroy()
        url = checked(headers.location, url.href)
        continue
      }
      const type = headers['content-type'] ?? ''
      if (statusCode !== 200 || !accept.test(type)) {
        reply.destroy()
        throw new ForeignStatusError(url.host, statusCode, type)
      }
      return { body: await read(reply, maxBytes), type, url: url.href }
    }
    throw new Error('Too many redirects')
  }
}
