import type { LanguageCode } from '@shared/languages'
import type { Config } from '../config/config'
import type { Db } from '../db/client'
import { magazineIn } from '../settings/current.service'
import { createLinks, type Links } from './links'
import { openSigner, type Signer } from './signing'
import type { Magazine } from './template'
import { openOutbox, senderOf, type Transport } from './transport'

/** The mail interface for the rest of the server. */
export type Mail = {
  mode: Transport['mode']
  from: string
  /** Where undeliverable copies are returned to, if bounces are read. */
  bounceAddress: string | undefined
  /** Whether their mailbox is read, so that mail to it can unsubscribe. */
  readsMailbox: boolean
  links: Links
  /** How the magazine is called in a language. */
  magazine: (language: LanguageCode) => Promise<Magazine>
  signer: Signer
  /** Sends at once and bypasses the queue, for a caller who waits for the answer. */
  send: Transport['send']
  /** Aborted when the process is about to stop: wait no longer for queued mail. */
  closing: AbortSignal
}

/** The parts of `Mail` that are needed to build messages. */
export type MessageContext = Pick<Mail, 'from' | 'bounceAddress' | 'readsMailbox' | 'links' | 'magazine' | 'signer'>

export type MailSystem = {
  mail: Mail
  announceClosing: () => void
  close: () => void
}

type Options = { db: Db; config: Config; origin: () => string }

async function openTransport(config: Config) {
  if (!config.SMTP_URL) return openOutbox(config)
  const { openSmtp } = await import('./smtp')
  return openSmtp(config)
}

export async function openMailSystem({ db, config, origin }: Options): Promise<MailSystem> {
  const transport = await openTransport(config)
  const signer = await openSigner(db)
  const closing = new AbortController()
  return {
    mail: {
      mode: transport.mode,
      from: senderOf(config),
      bounceAddress: config.BOUNCE_ADDRESS,
      readsMailbox: config.bounceMailbox !== undefined,
      links: createLinks(origin, signer),
      magazine: (language) => magazineIn(db, language),
      signer,
      send: transport.send,
      closing: closing.signal,
    },
    announceClosing: () => closing.abort(),
    close: transport.close,
  }
}

declare module '../http/services' {
  interface Services {
    mail: Mail
  }
}
