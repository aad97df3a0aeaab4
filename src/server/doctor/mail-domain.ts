import { createPrivateKey, createPublicKey } from 'node:crypto'
import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { Config } from '../config/config'
import { reasonOf } from '../config/error-text'
import { domainOf, mailDomain, senderOf } from '../mail/transport'
import { type Finding, fail, ok, warn, withinTime } from './finding'

/** For all questions of a check. */
const LIMIT_MS = 10_000

export type Dns = Pick<Resolver, 'resolveTxt' | 'resolve4' | 'resolve6' | 'reverse'>

type Settings = Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL' | 'BOUNCE_ADDRESS' | 'dkim'>

/** What the DNS has; nothing if the name does not exist, or has no such record. */
const found = <Record>(answer: Promise<Record[]>) =>
  answer.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTFOUND' || error.code === 'ENODATA') return []
    throw error
  })

const textsOf = async (dns: Dns, name: string) => (await found(dns.resolveTxt(name))).map((parts) => parts.join(''))

const addressesOf = async (dns: Dns, host: string) =>
  isIP(host) ? [host] : (await Promise.all([found(dns.resolve4(host)), found(dns.resolve6(host))])).flat()

/** The domain of a return address has to name the servers that may send for it. */
async function checkSpf(dns: Dns, domain: string): Promise<Finding> {
  const CHECK = 'SPF'
  const [record, ...others] = (await textsOf(dns, domain)).filter((text) => /^v=spf1(?: |$)/i.test(text))
  if (record === undefined)
    return warn(CHECK, `${domain} has no such record: most providers refuse newsletters, or file them as spam`)
  if (others.length > 0) return fail(CHECK, `${domain} has ${others.length + 1} records, which count as an error`)
  if (/ \+?all\b/i.test(record)) return warn(CHECK, `the record of ${domain} lets anyone send in its name (all)`)
  return ok(CHECK, `${domain} has a record`)
}

/** Both forms in which the key may be published (RFC 6376, 3.6.1, with its erratum). */
function publicForms(privateKey: string) {
  const key = createPublicKey(createPrivateKey(privateKey))
  return (['spki', 'pkcs1'] as const).map((type) => key.export({ type, format: 'der' }).toString('base64'))
}

/** Roughly what DMARC takes for one organisation: it has a list of the names below which anyone may register. */
function isSameOrganisation(one: string, other: string) {
  const lastTwo = (name: string) => name.toLowerCase().split('.').slice(-2).join('.')
  return lastTwo(one) === lastTwo(other)
}

async function checkDkim(dns: Dns, { dkim }: Settings, domain: string): Promise<Finding> {
  const CHECK = 'DKIM'
  if (!dkim)
    return warn(
      CHECK,
      'DKIM_DOMAIN is not set, so the mail provider has to sign: npm run doctor -- --send shows if it does',
    )
  const name = `${dkim.keySelector}._domainkey.${dkim.domainName}`
  const published = (await textsOf(dns, name)).map((text) =>
    /(?:^|;)\s*p\s*=([^;]*)/.exec(text)?.[1]?.replace(/\s/g, ''),
  )
  if (published.length === 0) return warn(CHECK, `DKIM_SELECTOR: there is no TXT record ${name}, so no signature holds`)
  if (!publicForms(dkim.privateKey).some((key) => published.includes(key)))
    return fail(CHECK, `DKIM_KEY_FILE: the key in the TXT record ${name} is another one, so no signature holds`)
  if (!isSameOrganisation(dkim.domainName, domain))
    return warn(CHECK, `DKIM_DOMAIN: DMARC does not count signatures of ${dkim.domainName} for ${domain}`)
  return ok(CHECK, `${name} has the key of DKIM_KEY_FILE`)
}

/** A policy is that of the domain, or of the nearest one above it. */
async function checkDmarc(dns: Dns, domain: string): Promise<Finding> {
  const CHECK = 'DMARC'
  for (let name = domain; name.includes('.'); name = name.slice(name.indexOf('.') + 1)) {
    const records = (await textsOf(dns, `_dmarc.${name}`)).filter((text) => /^v=DMARC1\b/i.test(text))
    if (records.length > 1) return fail(CHECK, `_dmarc.${name} has ${records.length} records, which count as none`)
    const [record] = records
    if (record === undefined) continue
    const policy = /;\s*p\s*=\s*(none|quarantine|reject)\s*(?:;|$)/i.exec(record)?.[1]
    return policy
      ? ok(CHECK, `the policy of ${name} is ${policy.toLowerCase()}`)
      : fail(CHECK, `the record _dmarc.${name} has no policy (p=none, quarantine or reject)`)
  }
  return warn(CHECK, `${domain} has no policy: Gmail and Yahoo refuse newsletters without one`)
}

const PRIVATE = ['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat']

const isPrivate = (address: string) => PRIVATE.includes(ipaddr.process(address).range())

/** The public addresses from which mail leaves, as far as the settings tell: a mail server beside this one has those of the site. */
async function sendingAddresses(dns: Dns, { SMTP_URL, PUBLIC_URL }: Settings) {
  for (const url of [SMTP_URL, PUBLIC_URL]) {
    if (!url) continue
    const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
    const addresses = (await addressesOf(dns, host)).filter((address) => !isPrivate(address))
    if (addresses.length > 0) return { host, addresses }
  }
  return undefined
}

/** The reverse name of an address that leads back to it. */
async function reverseName(dns: Dns, address: string) {
  const own = ipaddr.process(address).toNormalizedString()
  for (const name of await found(dns.reverse(address))) {
    const back = (await addressesOf(dns, name)).map((each) => ipaddr.process(each).toNormalizedString())
    if (back.includes(own)) return name
  }
  return undefined
}

async function checkReverseName(dns: Dns, settings: Settings): Promise<Finding> {
  const CHECK = 'reverse name'
  const sending = await sendingAddresses(dns, settings)
  if (!sending) return warn(CHECK, 'not checked: the settings tell no public address from which mail leaves')
  const { host, addresses } = sending
  const names = await Promise.all(addresses.map((address) => reverseName(dns, address)))
  const without = addresses.filter((_, index) => !names[index])
  if (without.length === 0) return ok(CHECK, `${addresses.join(', ')} (${host}): ${names.join(', ')}`)
  return warn(
    CHECK,
    `${without.join(', ')} (${host}): no reverse name that leads back, so mail that leaves from there is often refused`,
  )
}

/** Mail providers offer one-click unsubscribing only for https (RFC 8058), and the headers have to be signed. */
async function checkOneClick(dns: Dns, { PUBLIC_URL }: Settings): Promise<Finding> {
  const CHECK = 'one click'
  if (!PUBLIC_URL) return warn(CHECK, 'PUBLIC_URL is not set: the addresses in List-Unsubscribe lead nowhere')
  const { protocol, hostname } = new URL(PUBLIC_URL)
  if (protocol !== 'https:') return warn(CHECK, 'PUBLIC_URL: List-Unsubscribe has to have an address of https')
  if ((await addressesOf(dns, hostname.replace(/^\[|\]$/g, ''))).length === 0)
    return warn(CHECK, `PUBLIC_URL: ${hostname} cannot be resolved, so the addresses in List-Unsubscribe lead nowhere`)
  return ok(CHECK, `List-Unsubscribe leads to ${PUBLIC_URL}`)
}

/** Two questions to each server, so that a check of several names ends within its limit. */
const openResolver = () => new Resolver({ timeout: 2000, tries: 2 })

/**
 * What mail providers ask the DNS about the magazine's mail. Nothing without a mail server. What is missing is a warning: the server
 * works, and another DNS may have it.
 */
export async function checkMailDomain(settings: Settings, dns: Dns = openResolver()): Promise<Finding[]> {
  if (!settings.SMTP_URL) return []
  const domain = mailDomain(senderOf(settings))
  const returned = settings.BOUNCE_ADDRESS ? domainOf(settings.BOUNCE_ADDRESS) : domain
  const attempt = async (check: string, work: Promise<Finding>) => {
    try {
      return await withinTime(LIMIT_MS, work)
    } catch (error) {
      return warn(check, `the DNS does not answer: ${reasonOf(error)}`)
    }
  }
  return Promise.all([
    ...[...new Set([domain, returned])].map((name) => attempt('SPF', checkSpf(dns, name))),
    attempt('DKIM', checkDkim(dns, settings, domain)),
    attempt('DMARC', checkDmarc(dns, domain)),
    attempt('reverse name', checkReverseName(dns, settings)),
    attempt('one click', checkOneClick(dns, settings)),
  ])
}
