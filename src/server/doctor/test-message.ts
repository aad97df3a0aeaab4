import { randomUUID } from 'node:crypto'
import { SITE_NAME } from '@shared/magazine'
import { createTransport } from 'nodemailer'
import { withoutAddresses } from '../config/addresses'
import type { Config } from '../config/config'
import { reasonOf } from '../config/error-text'
import { createLinks } from '../mail/links'
import { listHeaders } from '../mail/list-headers'
import { createSigner } from '../mail/signing'
import { CLOSED, partsOf, senderOf } from '../mail/transport'
import { type Finding, fail, ok, warn, withinTime } from './finding'

const CHECK = 'test message'
const LIMIT_MS = 30_000

const ONE_CLICK = ['list-unsubscribe', 'list-unsubscribe-post']

/** What a message is signed for, with which key, and which of its headers; undefined without a signature. */
function signatureOf(raw: string) {
  const headers = (raw.split('\r\n\r\n', 1)[0] ?? '').replace(/\r\n[ \t]+/g, ' ')
  const value = /^dkim-signature:(.*)$/im.exec(headers)?.[1]
  if (!value) return undefined
  const tags = value.split(';').map((tag) => tag.replace(/\s/g, ''))
  const tagOf = (name: string) => tags.find((tag) => tag.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
  return { domain: tagOf('d'), selector: tagOf('s'), names: tagOf('h').toLowerCase().split(':') }
}

const TEXT = `This message was sent by the check "npm run doctor -- --send".

Look at its source: in Authentication-Results, the server that received it has noted whether spf, dkim and dmarc passed.
`

/** A message with the headers of a newsletter, signed like one. Its addresses to unsubscribe belong to no subscriber. */
async function composeSigned(config: Config) {
  const { PUBLIC_URL, HOST, PORT, BOUNCE_ADDRESS, dkim } = config
  const from = senderOf(config)
  const to = partsOf(from).address
  const signer = createSigner(randomUUID())
  const headers = listHeaders(
    {
      from,
      bounceAddress: BOUNCE_ADDRESS,
      readsMailbox: config.bounceMailbox !== undefined,
      links: createLinks(() => PUBLIC_URL ?? `http://${HOST}:${PORT}`, signer),
      signer,
    },
    { userId: 0, magazine: SITE_NAME },
  )
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows', dkim, ...CLOSED })
  const message = { from: partsOf(from), to, subject: `Test of ${SITE_NAME}`, text: TEXT, headers }
  const { message: raw } = await composer.sendMail(message)
  return { raw: raw as Buffer, envelope: { from: BOUNCE_ADDRESS ?? to, to } }
}

/** Sends a message to the magazine's own address, and reports how it was signed and what the mail server answered. */
export async function sendTestMessage(config: Config): Promise<Finding> {
  if (!config.SMTP_URL) return warn(CHECK, 'SMTP_URL is not set: nothing was sent')
  const { raw, envelope } = await composeSigned(config)
  const transport = createTransport(config.SMTP_URL)
  try {
    const { response } = await withinTime(LIMIT_MS, transport.sendMail({ raw, envelope }))
    const sent = `sent to ${envelope.to} (${withoutAddresses(response)})`
    const signature = signatureOf(raw.toString())
    if (!signature)
      return warn(CHECK, `${sent} without a signature: look at its source whether the mail provider has signed it`)
    const { domain, selector, names } = signature
    const signed = `${sent}, signed for ${domain} with the key ${selector}`
    const unsigned = ONE_CLICK.filter((name) => !names.includes(name))
    if (unsigned.length > 0) return fail(CHECK, `${signed}, but without ${unsigned.join(', ')}`)
    return ok(CHECK, `${signed}, the headers for one-click unsubscribing included`)
  } catch (error) {
    return fail(
      CHECK,
      `SMTP_URL: ${new URL(config.SMTP_URL).host} did not take it: ${withoutAddresses(reasonOf(error))}`,
    )
  } finally {
    transport.close()
  }
}
