import { ApiError } from '@shared/client'
import type { DeliveryStatus } from '@shared/statuses'
import { DAY_MS } from '@shared/time'
import { failedReport } from '@tests/server/mail/returned-messages'
import { tokenIn } from '@tests/server/start-mailing'
import { vi } from 'vitest'
import type { NewsletterEntry } from './ledger'
import { type Action, type Month, nothing } from './month'

/** Less than the time after which a silent worker counts as dead. */
const STEP_MS = 8000

/** Waits until it is so, and lets some seconds pass for each in which it is not: the queue pauses after a fault. */
export async function untilMailed(month: Month, isSo: () => Promise<boolean>) {
  const { magazine } = month
  let tries = 0
  await vi.waitUntil(
    async () => {
      if (await isSo()) return true
      tries += 1
      if (tries % 10 === 0) await magazine.passUntil(new Date(magazine.now().getTime() + STEP_MS))
      return false
    },
    { timeout: 120_000, interval: 100 },
  )
}

/** A reader without an account subscribes, and follows the link in the mail; one in six never does. */
export const subscribe: Action = async (month) => {
  const { actors, ledger, magazine } = month
  const number = ledger.subscribers.size + 1
  const email = `reader-${number}@example.com`
  const reader = actors.visitor(email)
  await actors.act('subscribers', reader, 'POST /api/newsletters/subscribe', { body: { email, language: 'en' } })
  ledger.subscribers.set(email, 'asked')
  return async () => {
    // A mail whose sending was cut off is sent again, with another link.
    const newest = () => magazine.mail.mails().findLast(({ to }) => to === email)
    await untilMailed(month, async () => newest() !== undefined)
    if (number % 6 === 0) return
    await untilMailed(month, async () => {
      const token = tokenIn((await newest()?.parse())?.text)
      return actors
        .act('subscribers', reader, 'POST /api/newsletters/confirm', { body: { token } })
        .then(() => true)
        .catch(async (error) => {
          // The link was used, but the answer was lost; or it is that of an older mail.
          if (error instanceof ApiError && error.status === 400) return isConfirmed(month, email)
          throw error
        })
    })
    ledger.subscribers.set(email, 'confirmed')
  }
}

async function isConfirmed({ actors }: Month, email: string) {
  const query = { q: email, confirmed: 'true' as const }
  return (await actors.read(actors.editor, 'GET /api/newsletters/subscribers', { query })).total === 1
}

const copiesOf = ({ magazine }: Month, { subject }: Pick<NewsletterEntry, 'subject'>) =>
  magazine.mail.mails().filter(({ raw }) => raw.includes(`Subject: ${subject}\r\n`))

const confirmedOf = ({ ledger }: Month) =>
  [...ledger.subscribers].filter(([, state]) => state === 'confirmed').map(([email]) => email)

/** By the link in the last newsletter that came. */
export const unsubscribe: Action = async (month) => {
  const { actors, ledger, pick } = month
  const last = ledger.newsletters.findLast(({ at }) => !at)
  const got = last ? copiesOf(month, last) : []
  const copy = pick(got.filter(({ to }) => confirmedOf(month).includes(to)))
  if (!copy) return nothing
  const token = tokenIn((await copy.parse()).text)
  await actors.act('subscribers', actors.visitor(copy.to), 'POST /api/unsubscribe/:token', { params: { token } })
  ledger.subscribers.set(copy.to, 'left')
  return nothing
}

/** A mail server returns a copy of the last newsletter, since the address is gone. */
export const returnMail: Action = async (month) => {
  const { ledger, magazine, pick } = month
  const last = ledger.newsletters.findLast(({ at }) => !at)
  const copy = pick(last ? copiesOf(month, last).filter(({ to }) => confirmedOf(month).includes(to)) : [])
  if (!copy) return nothing
  magazine.mailbox.add(failedReport({ to: copy.from, status: '5.1.1', code: 550 }))
  ledger.subscribers.set(copy.to, 'stopped')
  // Read every five minutes, and deleted then.
  return () => untilMailed(month, async () => magazine.mailbox.list().length === 0)
}

async function write({ actors, ledger }: Month) {
  const subject = `News ${ledger.newsletters.length + 1}`
  const body = { subject, content: '<p>What happened this week.</p>' }
  const { newsletter } = await actors.act('newsletters', actors.editor, 'POST /api/newsletters', { body })
  const entry: NewsletterEntry = { id: newsletter.id, subject, recipients: [] }
  ledger.newsletters.push(entry)
  return entry
}

/** Waits for the last copy, and compares what has come with who should get it. */
async function expectSent(month: Month, entry: NewsletterEntry) {
  const { actors, ledger } = month
  const deliveries = (status?: DeliveryStatus) =>
    actors.read(actors.editor, 'GET /api/newsletters/:id/deliveries', {
      params: { id: entry.id },
      query: { perPage: 100, status },
    })
  await untilMailed(month, async () => {
    const { total, queued } = await deliveries()
    return total > 0 && queued === 0
  })
  // What was being handed over at a kill may have come or not: the magazine does not send it twice, and says so.
  const unknown = new Set((await deliveries('unknown')).deliveries.map(({ email }) => email))
  const came = copiesOf(month, entry).map(({ to }) => to)
  for (const email of entry.recipients)
    if (!came.includes(email) && !unknown.has(email)) ledger.fail('newsletters', 'lost', `${entry.subject} to ${email}`)
  const due = new Set(entry.recipients)
  came.forEach((email, index) => {
    if (came.indexOf(email) !== index) ledger.fail('newsletters', 'doubled', `${entry.subject} to ${email}`)
    if (!due.has(email)) ledger.fail('newsletters', 'visible', `${entry.subject} to ${email}`)
  })
}

const recipientsOf = (month: Month) => [...confirmedOf(month), ...month.actors.accounts]

export const sendNewsletter: Action = async (month) => {
  const { actors } = month
  const entry = await write(month)
  entry.recipients = recipientsOf(month)
  await actors.act('newsletters', actors.editor, 'POST /api/newsletters/:id/send', { params: { id: entry.id } })
  return () => expectSent(month, entry)
}

/** `meetDue` looks whether it is sent. */
export const scheduleNewsletter: Action = async (month) => {
  const { actors, magazine } = month
  const entry = await write(month)
  const at = new Date(magazine.now().getTime() + DAY_MS)
  // Six in the morning in Jakarta, when no reader joins or leaves.
  at.setUTCHours(23, 0, 0, 0)
  const input = { params: { id: entry.id }, body: { send_at: at.toISOString() } }
  await actors.act('newsletters', actors.editor, 'PUT /api/newsletters/:id/schedule', input)
  entry.at = at
  return nothing
}

/** Who gets a scheduled one is decided when it is due. */
export async function expectDueSent(month: Month, entry: NewsletterEntry) {
  entry.recipients = recipientsOf(month)
  entry.at = undefined
  await expectSent(month, entry)
}
