import { DELIVERY_STATUSES } from '@shared/entities/newsletter'
import { sql } from 'drizzle-orm'
import { index, integer, pgEnum, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { newsletters, users } from './schema'

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

export const deliveryStatus = pgEnum('delivery_status', DELIVERY_STATUSES)

/** A copy of a newsletter for one address; see the mailing of newsletters for its way. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: serial('id').primaryKey(),
    newsletter_id: integer('newsletter_id')
      .notNull()
      .references(() => newsletters.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** Without a foreign key, which would be checked row by row while a newsletter is queued; ids never recur. */
    user_id: integer('user_id').notNull(),
    status: deliveryStatus('status').notNull(),
    attempts: integer('attempts').notNull().default(0),
    next_attempt_at: instant('next_attempt_at').notNull(),
    error: text('error'),
    /** The worker that has it in hand; queued ones are free without one. */
    claimed_by: text('claimed_by'),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('deliveries_once').on(table.newsletter_id, table.email),
    index('deliveries_status').on(table.newsletter_id, table.status),
    index('deliveries_due')
      .on(table.newsletter_id, table.next_attempt_at, table.id)
      .where(sql`status = 'queued' and claimed_by is null`),
    index('deliveries_claims').on(table.claimed_by).where(sql`claimed_by is not null`),
  ],
)

/** Workers that are alive say so again and again; of the others the claims are taken back. */
export const mailWorkers = pgTable('mail_workers', {
  id: text('id').primaryKey(),
  seen_at: instant('seen_at').notNull(),
})

/** Addresses, in lower case, that have refused mail for good, and how many newsletters in a row. */
export const bounces = pgTable('bounces', {
  email: text('email').primaryKey(),
  failures: integer('failures').notNull(),
  /** One newsletter counts once, however often it is tried. */
  last_newsletter_id: integer('last_newsletter_id'),
  updated_at: instant('updated_at').notNull(),
})

/** Keys that are made once and shared by all processes. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})

/** Links in mail that open an account. The token itself is never stored, only its SHA-256. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    token_hash: text('token_hash').primaryKey(),
    purpose: text('purpose', { enum: ['reset-password', 'confirm-email'] }).notNull(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address that it was mailed to. */
    email: text('email').notNull(),
    expires_at: instant('expires_at').notNull(),
  },
  (table) => [index('account_tokens_user').on(table.user_id)],
)
