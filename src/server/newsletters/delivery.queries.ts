import type { NewsletterDelivery, ProviderDelivery, StoppedAddress } from '@shared/entities/delivery'
import type { Total } from '@shared/paging'
import type { RefusalReason } from '@shared/statuses'
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { type ListQuery, listRows, listSelected, orderBy } from '../db/list'
import { type Matching, searched } from '../db/list-search'
import { bounces, newsletters } from '../db/schema/mail'
import { isStopped, stoppedUntil } from '../mail/bounces.queries'
import { reasonOfCode } from '../mail/refusals'

/** The mail providers with more than one domain. */
const PROVIDERS = {
  Gmail: '^(gmail|googlemail)\\.com$',
  Outlook: '^((outlook|hotmail|live)(\\.com?)?\\.[a-z]{2,3}|msn\\.com)$',
  Yahoo: '^((yahoo|aol)(\\.com?)?\\.[a-z]{2,3}|(ymail|rocketmail)\\.com)$',
  iCloud: '^(icloud|me|mac)\\.com$',
}

/** Of each newsletter, the providers with most copies are listed. */
const MAX_PROVIDERS = 20

/** The name of a provider, else the domain. Recipients who were removed have none. */
function providerOf(email: SQL) {
  const domain = sql`nullif(split_part(lower(${email}), '@', 2), '')`
  const names = Object.entries(PROVIDERS).map(([name, pattern]) => sql`when ${domain} ~ ${pattern} then ${name}`)
  return sql`case ${sql.join(names, sql` `)} else ${domain} end`
}

type Answered = {
  newsletter_id: number
  provider: string | null
  outcome: Outcome
  code: string | null
  copies: number
}
type Outcome = 'accepted' | 'delayed' | 'refused'

/** What was answered to the copies of these newsletters, in numbers: those of the providers with most copies first. */
async function countAnswers(db: Db, newsletterIds: number[]) {
  const { rows } = await db.execute<Answered>(sql`
    with answers as (
      select d.newsletter_id, ${providerOf(sql`d.email`)} as provider, d.code, case when d.status in ('queued', 'sending') then 'delayed'
        when d.status = 'sent' and d.code is null then 'accepted' else 'refused' end as outcome, count(*) as copies
      from deliveries d
      where d.newsletter_id = any(${sql.param(newsletterIds)}::int[]) and (d.code is not null or d.status in ('sent', 'failed'))
      group by 1, 2, 3, 4
    ), ranked as (
      select newsletter_id, provider, sum(copies) as copies,
        row_number() over (partition by newsletter_id order by provider is null, sum(copies) desc, provider) as rank
      from answers group by 1, 2
    ), listed as (
      select newsletter_id, provider, case when rank <= ${MAX_PROVIDERS} then provider end as shown from ranked
    )
    select a.newsletter_id, l.shown as provider, a.outcome, a.code, sum(a.copies)::int as copies
    from answers a join listed l on l.newsletter_id = a.newsletter_id and l.provider is not distinct from a.provider
    group by 1, 2, 3, 4 order by 2`)
  return rows
}

/** The copies of a newsletter that were accepted, and those that were given up, by reason. */
export async function countOutcomes(db: Db, newsletterId: number) {
  const answers = await countAnswers(db, [newsletterId])
  const { reasons } = summaryOf(null, answers)
  return {
    accepted: countOf(answers, 'accepted'),
    refused: reasons
      .flatMap(({ reason, refused: count }) => (count > 0 ? [{ reason, count }] : []))
      .sort((one, other) => other.count - one.count),
  }
}

const reasonOf = (code: string | null): RefusalReason => (code ? reasonOfCode(code) : 'unknown')

const countOf = (answers: Answered[], outcome: Outcome) =>
  answers.reduce((sum, answer) => sum + (answer.outcome === outcome ? answer.copies : 0), 0)

function summaryOf(provider: string | null, answers: Answered[]): ProviderDelivery {
  const count = (of: Answered[]) => ({ delayed: countOf(of, 'delayed'), refused: countOf(of, 'refused') })
  const refusals = answers.filter(({ outcome }) => outcome !== 'accepted')
  const reasons = [...new Set(refusals.map(({ code }) => reasonOf(code)))]
  return {
    provider,
    accepted: countOf(answers, 'accepted'),
    ...count(answers),
    reasons: reasons
      .map((reason) => ({ reason, ...count(refusals.filter(({ code }) => reasonOf(code) === reason)) }))
      .sort((one, other) => other.delayed + other.refused - one.delayed - one.refused),
  }
}

/** The rest comes last. */
const rankOf = ({ provider, accepted, delayed, refused }: ProviderDelivery) =>
  provider === null ? 0 : accepted + delayed + refused

function summarise(answers: Answered[]) {
  const providers = [...new Set(answers.map(({ provider }) => provider))]
  return providers
    .map((provider) =>
      summaryOf(
        provider,
        answers.filter((answer) => answer.provider === provider),
      ),
    )
    .sort((one, other) => rankOf(other) - rankOf(one))
}

type NewsletterQuery = ListQuery<'sent_at' | 'id'>

/** The sent newsletters, newest first, with what was answered to their copies. */
export const listDelivery = (db: Db, query: NewsletterQuery): Promise<{ newsletters: NewsletterDelivery[] } & Total> =>
  searched(query.q, (matching) => readDelivery(db, query, matching))

async function readDelivery(db: Db, query: NewsletterQuery, matching: Matching) {
  const order = query.sort ? query : { ...query, sort: 'sent_at' as const, order: query.order ?? ('desc' as const) }
  const where = and(isNotNull(newsletters.sent_at), matching(newsletters.subject))
  const { rows, ...total } = await listRows(db, newsletters, order, where)
  const answers = await countAnswers(
    db,
    rows.map(({ id }) => id),
  )
  return {
    newsletters: rows.map(({ id, subject, sent_at }) => ({
      id,
      subject,
      sent_at: (sent_at as Date).toISOString(),
      providers: summarise(answers.filter(({ newsletter_id }) => newsletter_id === id)),
    })),
    ...total,
  }
}

type StoppedQuery = ListQuery<'since' | 'id'>

export const listStopped = (db: Db, query: StoppedQuery): Promise<{ stopped: StoppedAddress[] } & Total> =>
  searched(query.q, (matching) => readStopped(db, query, matching))

async function readStopped(db: Db, query: StoppedQuery, matching: Matching) {
  const { email, code, reason, updated_at } = bounces
  const select = db
    .select({ id: email, code, answer: reason, since: updated_at, until: stoppedUntil })
    .from(bounces)
    .where(and(isStopped, matching(email)))
    .$dynamic()
  const { rows, ...total } = await listSelected(
    db,
    select,
    orderBy(query, query.sort === 'id' ? email : updated_at, email),
    query,
  )
  return {
    stopped: rows.map(({ code: answered, since, ...row }) => ({
      ...row,
      reason: reasonOf(answered),
      since: since.toISOString(),
    })),
    ...total,
  }
}

/** Releases stopped addresses, all of them or this one, and returns how many those were. */
export async function releaseStopped(db: Db, address?: string) {
  const where = and(isStopped, address === undefined ? undefined : eq(bounces.email, address.toLowerCase()))
  const rows = await db.delete(bounces).where(where).returning({ email: bounces.email })
  return rows.length
}
