import type { Schedule } from '@shared/entities/newsletter'
import { messages } from '@shared/messages'
import type { Logger } from 'pino'
import { AppError, invalid, notFound } from '../http/errors'
import type { Editing } from '../http/route'
import type { Services } from '../http/services'
import { checkVersion } from '../http/versions'
import { lockNewsletter, updateNewsletter } from './newsletters.queries'
import { queueCopies } from './sending.service'

async function lockUnsent(tx: Services['db'], id: number, expectedVersion: number | undefined) {
  const newsletter = await lockNewsletter(tx, id)
  if (!newsletter) throw notFound('Newsletter')
  checkVersion(expectedVersion, newsletter, newsletter)
  if (newsletter.sent_at) throw new AppError('conflict', messages.newsletterAlreadySent)
  return newsletter
}

export async function scheduleNewsletter({ db, now, expectedVersion }: Editing, id: number, schedule: Schedule) {
  const scheduled_at = new Date(schedule.send_at)
  if (scheduled_at <= now()) throw invalid({ send_at: messages.sendTimePast })
  return db.transaction(async (tx) => {
    await lockUnsent(tx, id, expectedVersion)
    const values = { scheduled_at, scheduled_user_ids: schedule.userIds ?? null }
    return updateNewsletter(tx, id, values, now())
  })
}

/** Moves a schedule that there is: to the same recipients. */
export const moveSchedule = ({ db, now, expectedVersion }: Editing, id: number, at: string) =>
  db.transaction(async (tx) => {
    const scheduled_at = new Date(at)
    if (scheduled_at <= now()) throw invalid({ at: messages.sendTimePast })
    const before = await lockUnsent(tx, id, expectedVersion)
    if (!before.scheduled_at) throw new AppError('conflict', messages.notScheduled)
    const { scheduled_user_ids } = before
    const newsletter = await updateNewsletter(tx, id, { scheduled_at, scheduled_user_ids }, now())
    return { newsletter, before: before.scheduled_at }
  })

export const cancelSchedule = ({ db, now, expectedVersion }: Editing, id: number) =>
  db.transaction(async (tx) => {
    const newsletter = await lockUnsent(tx, id, expectedVersion)
    if (!newsletter.scheduled_at) return newsletter
    return updateNewsletter(tx, id, { scheduled_at: null, scheduled_user_ids: null }, now())
  })

type Sending = Pick<Services, 'db' | 'config' | 'now'> & { logger: Pick<Logger, 'warn'> }

/** Queues a newsletter whose time has come, unless it was cancelled, rescheduled or sent in the meantime. */
export async function sendScheduled(
  { db, config, now, logger }: Sending,
  { id, scheduled_at }: { id: number; scheduled_at: Date | null },
) {
  await db.transaction(async (tx) => {
    const newsletter = await lockNewsletter(tx, id)
    if (!newsletter || newsletter.sent_at || newsletter.scheduled_at !== scheduled_at?.toISOString()) return
    const queued = await queueCopies(tx, config, id, newsletter.scheduled_user_ids, now())
    if (queued > 0) return
    logger.warn({ newsletterId: id }, 'a scheduled newsletter has no recipients; it is a draft again')
    await updateNewsletter(tx, id, { scheduled_at: null, scheduled_user_ids: null }, now())
  })
}
