import type { SubscriberImport } from '@shared/entities/subscriber-import'
import { MAX_REFUSED_LINES, type Refusal } from '@shared/entities/subscriber-import'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { and, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { users } from '../db/schema/core'
import { bounces } from '../db/schema/mail'
import { subscribers } from '../db/schema/subscribers'
import { isDead } from '../mail/bounces.queries'
import { queueMails } from '../mail/mails.queries'
import { LIFETIME_MS } from '../mail/subscription-message'
import { processText } from '../threads/threads'
import type { ReadLine, ReadSubscriber } from '../transfer/subscribers/read-subscribers'
import { type ConfirmationRule, countsAsConfirmed } from './recipients.service'
import { withAddress } from './subscribers.queries'

export type ImportOptions = {
  isDryRun: boolean
  /** Mails a link to those whose confirmation the file does not give. */
  sendsConfirmations: boolean
  language?: LanguageCode
  source: string
  rule: ConfirmationRule
  now: Date
}

/** As many addresses are looked up and written at once. */
const CHUNK = 1000

const keyOf = (email: string) => email.toLowerCase()

/** What is known here about some addresses. */
async function known(db: Db, emails: string[], rule: ConfirmationRule) {
  const inBoth = (column: typeof users.email | typeof subscribers.email) => inArray(sql`lower(${column})`, emails)
  const accounts = await db
    .select({ email: users.email, unsubscribed_at: users.unsubscribed_at, receives: countsAsConfirmed(rule) })
    .from(users)
    .where(inBoth(users.email))
  const rows = await db
    .select()
    .from(subscribers)
    .where(and(inBoth(subscribers.email), isNull(subscribers.user_id)))
  const dead = await db
    .select({ email: bounces.email })
    .from(bounces)
    .where(and(inArray(bounces.email, emails), isDead))
  // Those of an account that has joined stay for the links in earlier copies, with what their owners decided before.
  return {
    accounts: new Map(accounts.map((row) => [keyOf(row.email), row])),
    rows: new Map(rows.map((row) => [keyOf(row.email), row])),
    dead: new Set(dead.map(({ email }) => email)),
  }
}

type Known = Awaited<ReturnType<typeof known>>
type Plan = Refusal | 'known' | 'add' | 'complete' | 'ask'

/** What to do with a reader. A file brings back neither those who have unsubscribed nor addresses that refuse mail. */
function planFor(key: string, { confirmed_at }: ReadSubscriber, { accounts, rows, dead }: Known): Plan {
  const [account, row] = [accounts.get(key), rows.get(key)]
  if (account?.unsubscribed_at || row?.unsubscribed_at) return 'unsubscribed'
  if (dead.has(key)) return 'returned'
  if (account?.receives || row?.confirmed_at) return 'known'
  if (!row) return 'add'
  if (confirmed_at) return 'complete'
  // No mail has asked them yet.
  return row.token_expires_at ? 'known' : 'ask'
}

const isAsked = ({ confirmed_at }: ReadSubscriber, { sendsConfirmations }: ImportOptions) =>
  !confirmed_at && sendsConfirmations

const languageOf = (reader: ReadSubscriber, options: ImportOptions) =>
  reader.language ?? options.language ?? DEFAULT_LANGUAGE

const originOf = (reader: ReadSubscriber, options: ImportOptions) => ({
  source: reader.source ?? options.source,
  imported_at: options.now,
  confirmed_at: reader.confirmed_at ?? null,
  token_expires_at: isAsked(reader, options) ? new Date(options.now.getTime() + LIFETIME_MS) : null,
})

/** Adds readers, but for those who have subscribed at this moment. Returns those who were added. */
async function add(tx: Db, readers: ReadSubscriber[], options: ImportOptions) {
  if (readers.length === 0) return []
  const rows = readers.map((reader) => ({
    email: reader.email,
    name: reader.name,
    language: languageOf(reader, options),
    created_at: reader.created_at ?? reader.confirmed_at ?? options.now,
    ...originOf(reader, options),
  }))
  const added = await tx.insert(subscribers).values(rows).onConflictDoNothing().returning({ email: subscribers.email })
  const emails = new Set(added.map(({ email }) => email))
  return readers.filter(({ email }) => emails.has(email))
}

/** Adds to a subscriber who has not confirmed what the file knows, or that a mail asks them. */
const update = (tx: Db, reader: ReadSubscriber, options: ImportOptions) =>
  tx
    .update(subscribers)
    .set({ ...originOf(reader, options), token_hash: null })
    .where(and(withAddress(reader.email), isNull(subscribers.user_id)))

/** Imports readers of a file in one transaction; a repetition finds them known. */
export async function importSubscribers(db: Db, lines: ReadLine[], options: ImportOptions): Promise<SubscriberImport> {
  const report: SubscriberImport = {
    dry_run: options.isDryRun,
    lines: lines.length,
    confirmed: 0,
    unconfirmed: 0,
    completed: 0,
    known: 0,
    mails: 0,
    refused: 0,
    refusals: [],
  }
  function refuse({ line, email }: Pick<ReadLine, 'line' | 'email'>, reason: Refusal) {
    report.refused += 1
    if (report.refusals.length < MAX_REFUSED_LINES) report.refusals.push({ line, email, reason })
  }
  const seen = new Set<string>()
  /** Those whom the plan is about, by it. */
  async function planned(tx: Db, chunk: ReadLine[]) {
    const here = await known(tx, [...new Set(chunk.map(({ email }) => keyOf(email)))], options.rule)
    const plans = { add: [] as ReadSubscriber[], complete: [] as ReadSubscriber[], ask: [] as ReadSubscriber[] }
    for (const reader of chunk) {
      const key = keyOf(reader.email)
      if ('reason' in reader) refuse(reader, reader.reason)
      else if (seen.has(key)) refuse(reader, 'repeated')
      else {
        seen.add(key)
        const plan = planFor(key, reader, here)
        if (plan === 'add' || plan === 'complete' || plan === 'ask') plans[plan].push(reader)
        if (plan === 'known' || plan === 'ask') report.known += 1
        else if (plan !== 'add' && plan !== 'complete') refuse(reader, plan)
      }
    }
    return plans
  }
  async function importChunk(tx: Db, chunk: ReadLine[]) {
    const plans = await planned(tx, chunk)
    const added = options.isDryRun ? plans.add : await add(tx, plans.add, options)
    for (const { confirmed_at } of added) report[confirmed_at ? 'confirmed' : 'unconfirmed'] += 1
    report.known += plans.add.length - added.length
    report.completed += plans.complete.length
    const asked = [...added, ...plans.ask].filter((reader) => isAsked(reader, options))
    report.mails += asked.length
    if (options.isDryRun) return
    for (const reader of plans.complete) await update(tx, reader, options)
    for (const reader of plans.ask) if (isAsked(reader, options)) await update(tx, reader, options)
    await queueMails(
      tx,
      asked.map((reader) => ({
        kind: 'confirm-subscription',
        email: reader.email,
        language: languageOf(reader, options),
      })),
    )
  }
  await db.transaction(async (tx) => {
    for (let at = 0; at < lines.length; at += CHUNK) await importChunk(tx, lines.slice(at, at + CHUNK))
  })
  return report
}

/** Reads a file and imports its readers. A file that is none of subscribers changes nothing. */
export async function importSubscriberFile(db: Db, bytes: Uint8Array, options: ImportOptions) {
  const input = { bytes: new Uint8Array(bytes), now: options.now }
  const lines = await processText('readSubscribers', input, { size: bytes.length, field: 'file' })
  return importSubscribers(db, lines, options)
}

/** What imports left of readers whom no mail has asked for a confirmation. */
export const neverAsked = and(
  isNull(subscribers.confirmed_at),
  isNull(subscribers.token_expires_at),
  isNotNull(subscribers.imported_at),
)
