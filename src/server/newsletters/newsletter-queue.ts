import type { LanguageCode } from '@shared/languages'
import type { Logger } from 'pino'
import type { Config } from '../config/config'
import type { Db } from '../db/client'
import { AppError } from '../http/errors'
import type { Jobs } from '../jobs/jobs'
import { UnsendableError } from '../mail/attempts'
import type { Mail } from '../mail/mail'
import type { MailServer } from '../mail/mail-server'
import type { MailQueue } from '../mail/worker'
import { type ClaimedDelivery, listNewslettersWithDueDeliveries, releaseDeliveries } from './claimed-deliveries.queries'
import { countedLinks } from './counted-links.service'
import { createDeliverer } from './deliverer'
import { type MakeMessage, newsletterMessages } from './newsletter-message'
import { textFor } from './newsletter-translations'
import { findNewsletter, listDueSchedules } from './newsletters.queries'
import { sendScheduled } from './scheduling.service'

type Options = {
  db: Db
  config: Config
  mail: Mail
  mailServer: MailServer
  logger: Pick<Logger, 'error' | 'warn'>
  jobs: Jobs
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
  jobs,
  workerId,
  now,
  retryAfterMs,
}: Options): MailQueue {
  /** Renders a newsletter once for each language of its readers. */
  async function load(newsletterId: number) {
    const newsletter = await findNewsletter(db, newsletterId)
    if (!newsletter) return undefined
    const messages = new Map<LanguageCode, MakeMessage>()
    return async (claimed: ClaimedDelivery[]) => {
      for (const { language } of claimed) {
        if (messages.has(language)) continue
        const text = await textFor(db, newsletter, language)
        const messagesOf = async () =>
          newsletterMessages(text, language, mail, await countedLinks({ db, mail }, text, language))
        messages.set(language, await messagesOf().catch(unsendable))
      }
      return ({ id, user_id, email, name, language }: ClaimedDelivery) =>
        (messages.get(language) as MakeMessage)({ userId: user_id, email, name }, id)
    }
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

  async function startDue() {
    for (const schedule of await listDueSchedules(db)) {
      await sendScheduled({ db, config, now, logger }, schedule).catch((error) =>
        logger.error({ err: error, newsletterId: schedule.id }, 'could not send a scheduled newsletter'),
      )
    }
    // Before anything is rendered, since this runs every two seconds.
    if ((await mailServer.allowance()) === 0) return
    for (const id of await listNewslettersWithDueDeliveries(db)) deliverer.start(id)
  }

  const { soon, stop } = jobs.schedule({ name: 'newsletters', run: startDue })
  return {
    soon,
    release: releaseDeliveries,
    async stop() {
      await Promise.all([stop(), deliverer.stop()])
    },
  }
}
