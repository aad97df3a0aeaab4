import type { SubscriberImport } from '@shared/entities/subscriber-import'
import { MAX_REFUSED_LINES, type Refusal } from '@shared/entities/subscriber-import'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { users } from '../db/schema/core'
import { bounces } from '../db/schema/mail'
import { subscribers } from '../db/schema/subscribers'
import { isDead } from '../mail/bounces.queries'
import { queueMail } from '../mail/mails.queries'
import { LIFETIME_MS } from '../mail/subscription-message'
import { processText } from '../threads/threads'
import type { ReadLine, ReadSubscriber } from '../transfer/subscribers/read-subscribers'
import { type ConfirmationRule, countsAsConfirmed } from './recipients.service'

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

/** What becomes of a reader. Nobody who left, and no address that takes no mail, comes back by a file. */
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

async function write(tx: Db, reader: ReadSubscriber, plan: 'add' | 'complete' | 'ask', options: ImportOptions) {
  const { email, name, confirmed_at } = reader
  const { now } = options
  const language = reader.language ?? options.language ?? DEFAULT_LANGUAGE
  const source = reader.source ?? options.source
  const asks = !confirmed_at && options.sendsConfirmations
  const origin = {
    confirmed_at: confirmed_at ?? null,
    token_expires_at: asks ? new Date(now.getTime() + LIFETIME_MS) : null,
  }
  if (plan === 'add') {
    const created_at = reader.created_at ?? confirmed_at ?? now
    const added = await tx
      .insert(subscribers)
      .values({ email, name, language, source, imported_at: now, created_at, ...origin })
      .onConflictDoNothing()
      .returning({ id: subscribers.id })
    // Someone subscribed at this moment.
    if (added.length === 0) return false
  } else if (plan === 'complete' || asks) {
    await tx
      .update(subscribers)
      .set({ ...origin, ...(plan === 'complete' && { source, imported_at: now }), token_hash: null })
      .where(and(eq(sql`lower(${subscribers.email})`, keyOf(email)), isNull(subscribers.user_id)))
  }
  if (asks) await queueMail(tx, { kind: 'confirm-subscription', email, language })
  return true
}

/** Imports readers of a file in one transaction; a repetition finds them known. */
export async function importSubscribers(db: Db, lines: ReadLine[], options: ImportOptions): Promise<SubscriberImport> {
  const report: SubscriberImport = {
    dry_run: options.isDryRun,
    lines: lines.length,
    ...{ confirmed: 0, unconfirmed: 0, completed: 0, known: 0, mails: 0, refused: 0 },
    refusals: [],
  }
  function refuse({ line, email }: Pick<ReadLine, 'line' | 'email'>, reason: Refusal) {
    report.refused += 1
    if (report.refusals.length < MAX_REFUSED_LINES) report.refusals.push({ line, email, reason })
  }
  const seen = new Set<string>()
  async function importChunk(tx: Db, chunk: ReadLine[]) {
    const here = await known(tx, [...new Set(chunk.map(({ email }) => keyOf(email)))], options.rule)
    for (const reader of chunk) {
      if ('reason' in reader) {
        refuse(reader, reader.reason)
        continue
      }
      const key = keyOf(reader.email)
      if (seen.has(key)) {
        refuse(reader, 'repeated')
        continue
      }
      seen.add(key)
      const plan = planFor(key, reader, here)
      if (plan === 'known') report.known += 1
      else if (plan === 'add' || plan === 'complete' || plan === 'ask') {
        const isWritten = options.isDryRun || (await write(tx, reader, plan, options))
        if (!isWritten || plan === 'ask') report.known += 1
        else if (plan === 'complete') report.completed += 1
        else report[reader.confirmed_at ? 'confirmed' : 'unconfirmed'] += 1
        if (isWritten && !reader.confirmed_at && options.sendsConfirmations) report.mails += 1
      } else refuse(reader, plan)
    }
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
