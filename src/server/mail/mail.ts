import type { Logger } from 'pino'
import type { Config } from '../config'
import type { Db } from '../db/client'
import { createLinks, type Links } from './links'
import type { Letterhead } from './newsletter-message'
import { openQueue, type Queue } from './queue'
import { openSigner, type Signer } from './signing'
import { openTransport, senderOf, type Transport } from './transport'

/** What the rest of the server sees of mail. */
export type Mail = Pick<Queue, 'enqueue' | 'wake'> & {
  mode: Transport['mode']
  from: string
  links: Links
  signer: Signer
  letterhead: Letterhead
  /** At once, for whoever waits for it; everything else goes through the queue. */
  send: Transport['send']
  /** Aborted when the process is about to stop: nobody should wait for the queue any more. */
  closing: AbortSignal
}

/** The parts of mail that its worker and the server share. */
export type MailRoom = {
  mail: Mail
  queue: Queue
  transport: Transport
  announceClosing: () => void
  close: () => Promise<void>
}

type Options = { db: Db; config: Config; logger: Pick<Logger, 'error'>; origin: () => string }

export async function openMailRoom({ db, config, logger, origin }: Options): Promise<MailRoom> {
  const queue = await openQueue(db, logger)
  const transport = openTransport(config)
  const signer = await openSigner(db)
  const links = createLinks(origin, signer)
  const from = senderOf(config)
  const closing = new AbortController()
  const mail: Mail = {
    ...{ mode: transport.mode, from, links, signer, letterhead: { from, links, signer } },
    enqueue: queue.enqueue,
    wake: queue.wake,
    send: transport.send,
    closing: closing.signal,
  }
  const close = async () => {
    closing.abort()
    await queue.close()
    transport.close()
  }
  return { mail, queue, transport, announceClosing: () => closing.abort(), close }
}
