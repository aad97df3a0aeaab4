import type { Logger } from 'pino'
import type { Config } from '../../config'
import type { Db } from '../../db/client'
import { AppError } from '../../http/errors'
import { UnsendableError } from '../../mail/attempts'
import type { Mail } from '../../mail/mail'
import type { MailServer } from '../../mail/mail-server'
import type { MailQueue } from '../../mail/worker'
import { createDeliverer } from './deliverer'
import { type ClaimedDelivery, listNewslettersWithDueDeliveries, releaseDeliveries } from './deliveries.queries'
import { newsletterMessages } from './newsletter-message'
import { findNewsletter, listDueSchedules } from './newsletters.queries'
import { sendScheduled } from './scheduling.service'

type Options = {
  db: Db
  config: Config
  mail: Mail
  mailServer: MailServer
  logger: Pick<Logger, 'error' | 'warn'>
  workerId: string
  now: () => Date
  retryAfterMs?: number
}

/** Fails each copy of a newsletter whose content cannot be rendered; other errors are for the next attempt. */
function unsendable(error: unknown) {
  if (!(error instanceof AppError && error.code === 'invalid')) throw error
  return () => {
    throw new UnsendableError(`The message cannot be made: ${error.message}`)
  }
}

/** The copies of newsletters, and the scheduled newsletters that become copies when their time comes. */
export function createNewsletterQueue({
  db,
  config,
  mail,
  mailServer,
  logger,
  workerId,
  now,
  retryAfterMs,
}: Options): MailQueue {
  async function load(newsletterId: number) {
    const newsletter = await findNewsletter(db, newsletterId)
    if (!newsletter) return undefined
    const message = await newsletterMessages(newsletter, mail).catch(unsendable)
    return ({ id, user_id, email, name }: ClaimedDelivery) => message({ userId: user_id, email, name }, id)
  }

  const deliverer = createDeliverer({
    db,
    send: mail.send,
    mailServer,
    load,
    logger,
    workerId,
    rule: config.REQUIRE_CONFIRMED,
    retryAfterMs,
  })

  return {
    async startDue() {
      for (const schedule of await listDueSchedules(db)) {
        await sendScheduled({ db, config, now, logger }, schedule).catch((error) =>
          logger.error({ err: error, newsletterId: schedule.id }, 'could not send a scheduled newsletter'),
        )
      }
      // Before anything is rendered, since this runs every two seconds.
      if ((await mailServer.allowance()) === 0) return
      for (const id of await listNewslettersWithDueDeliveries(db)) deliverer.start(id)
    },
    release: releaseDeliveries,
    stop: deliverer.stop,
  }
}
