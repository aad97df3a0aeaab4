import dns from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'
import { isHttpUrl } from '@shared/validation'
import { useAgent } from 'request-filtering-agent'

/** The address is nobody's to fetch: it leads into our own network, or is none at all. */
export class RefusedAddressError extends Error {
  override name = 'RefusedAddressError'
}

export type ForeignReply = {
  body: Buffer
  type: string
  /** After redirects. */
  url: string
}

type Limits = {
  /** The media types that are read. */
  accept: RegExp
  maxBytes: number
}

export type ForeignFetch = (url: string, limits: Limits) => Promise<ForeignReply>

const TIMEOUT_MS = 5000
const MAX_REDIRECTS = 3

/** For tests, which have no foreign network: addresses of our own that may be fetched all the same, and invented names. */
type Options = { allowAddresses?: string[]; lookup?: LookupFunction }

// Handed out so far (RFC 4291). The agent takes some of the rest for public, such as ::127.0.0.1, the old way to write
// an IPv4 address.
const publicIPv6 = new BlockList()
publicIPv6.addSubnet('2000::', 3, 'ipv6')
const isReserved = (address: string) => isIPv6(address) && !publicIPv6.check(address, 'ipv6')

/** Refuses what the agent, which looks at the outcome as well, would let pass. */
const checkedLookup =
  (lookup: LookupFunction): LookupFunction =>
  (hostname, options, done) =>
    lookup(hostname, options, (error, found, family) => {
      const addresses = Array.isArray(found) ? found.map(({ address }) => address) : [found]
      if (!error && addresses.some(isReserved)) return done(new RefusedAddressError(hostname), '', 0)
      done(error, found, family)
    })

const REFUSED_BY_AGENT = /is not allowed|IP address/i

function checked(address: string, base?: string) {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined
  if (!url || !isHttpUrl(url.href) || url.username || url.password) throw new RefusedAddressError(address)
  return url
}

function request(url: URL, signal: AbortSignal, { allowAddresses = [], lookup = dns.lookup }: Options) {
  if (isReserved(url.hostname.replace(/^\[|\]$/g, ''))) throw new RefusedAddressError(url.host)
  const { get } = url.protocol === 'https:' ? https : http
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    get(
      url,
      {
        // Looks at the address that the name resolved to, at the moment of connecting: a name may change its mind.
        agent: useAgent(url.href, { allowIPAddressList: allowAddresses, keepAlive: false }),
        lookup: checkedLookup(lookup),
        signal,
        headers: { 'user-agent': 'EyeOfSumatra/1.0 (link preview)', accept: '*/*', 'accept-encoding': 'identity' },
      },
      resolve,
    ).on('error', (error) => reject(REFUSED_BY_AGENT.test(error.message) ? new RefusedAddressError(url.host) : error))
  })
}

async function read(reply: http.IncomingMessage, maxBytes: number) {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of reply) {
    size += part.length
    if (size > maxBytes) throw new Error('The answer is too large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/**
 * Fetches what a user names, and nothing of ours: http and https only, no private or reserved address, at most three
 * redirects, each checked like the first, five seconds for all of it. Throws RefusedAddressError, or why it failed.
 */
export function createForeignFetch(options: Options = {}): ForeignFetch {
  return async (address, { accept, maxBytes }) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
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
        throw new Error(`${url.host} answered ${statusCode} ${type}`)
      }
      return { body: await read(reply, maxBytes), type, url: url.href }
    }
    throw new Error('Too many redirects')
  }
}
