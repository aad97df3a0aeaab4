import type { LanguageCode } from '@shared/languages'
import type { AdStatus } from '@shared/statuses'
import { DELIVERY_STATUSES } from '@shared/statuses'
import type { ReviewedKind } from '@shared/translation-desk'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant, stored, users } from './core'
import { hasSpellings } from './spellings'

export const deliveryStatus = pgEnum('delivery_status', DELIVERY_STATUSES)

export const newsletters = pgTable('newsletters', {
  ...stored,
  subject: text('subject').notNull(),
  /** Sanitised HTML. */
  content: text('content').notNull(),
  sent_at: instant('sent_at'),
  scheduled_at: instant('scheduled_at'),
  /** The recipients of a scheduled newsletter; null means all subscribers. */
  scheduled_user_ids: integer('scheduled_user_ids').array(),
  /** Whether readers find it, once it is sent, in the archive on the site. */
  public: boolean('public').notNull().default(false),
  /** The categories whose followers get it; everyone if empty. */
  topic_ids: integer('topic_ids').array().notNull().default([]),
})

/** An address in a newsletter that is followed through one of ours, and how often. Nothing is stored about who did. */
export const newsletterLinks = pgTable(
  'newsletter_links',
  {
    id: serial('id').primaryKey(),
    /** Null once the newsletter is deleted: its readers still follow its links. */
    newsletter_id: integer('newsletter_id').references(() => newsletters.id, { onDelete: 'set null' }),
    url: text('url').notNull(),
    clicks: integer('clicks').notNull().default(0),
  },
  // Addresses are longer than what an index takes.
  (table) => [uniqueIndex('newsletter_links_once').on(table.newsletter_id, sql`md5(url)`)],
)

/** How many readers have unsubscribed after this newsletter, the last one that they got. */
export const newsletterFigures = pgTable('newsletter_figures', {
  newsletter_id: integer('newsletter_id')
    .primaryKey()
    .references(() => newsletters.id, { onDelete: 'cascade' }),
  unsubscribed: integer('unsubscribed').notNull().default(0),
})

/** The copy of a newsletter for one recipient. See docs/operating.md for the statuses. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: serial('id').primaryKey(),
    newsletter_id: integer('newsletter_id')
      .notNull()
      .references(() => newsletters.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** No foreign key: checking it row by row would slow down queueing. Ids are never reused. */
    user_id: integer('user_id').notNull(),
    status: deliveryStatus('status').notNull(),
    attempts: integer('attempts').notNull().default(0),
    next_attempt_at: instant('next_attempt_at').notNull(),
    error: text('error'),
    /** The enhanced status code of the last refusal, or of the return; null once it is accepted. `mail/refusals.ts` reads it. */
    code: text('code'),
    /** The worker that is sending it; null if any worker may take it. */
    claimed_by: text('claimed_by'),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
    /** Since when it waits: if the mail server stays away for days, it is given up. */
    queued_at: instant('queued_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('deliveries_once').on(table.newsletter_id, table.email),
    index('deliveries_status').on(table.newsletter_id, table.status, table.id),
    index('deliveries_of').on(table.newsletter_id, table.id),
    index('deliveries_due')
      .on(table.newsletter_id, table.next_attempt_at, table.id)
      .where(sql`status = 'queued' and claimed_by is null`),
    index('deliveries_claims').on(table.claimed_by).where(sql`claimed_by is not null`),
  ],
)

/** What recipients are searched by. */
export const recipientTexts = sql.raw(`email || ' ' || name`)
export const recipientSpellings = hasSpellings('name', 'email')

/**
 * The names and addresses on the copies of newsletters, each pair once, so that their index is a tenth of one of all copies. Filled for
 * newsletters whose copies someone has searched.
 */
export const recipientNames = pgTable(
  'recipient_names',
  {
    email: text('email').notNull(),
    name: text('name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.email, table.name] }),
    index('recipient_names_trigrams')
      .using('gin', sql`trigrams_of(${recipientTexts})`)
      .with({ fastupdate: true, gin_pending_list_limit: 256 }),
    index('recipient_names_spellings').on(table.email).where(recipientSpellings),
  ],
)

/** The newsletters whose copies someone has searched. */
export const searchedNewsletters = pgTable('searched_newsletters', {
  newsletter_id: integer('newsletter_id')
    .primaryKey()
    .references(() => newsletters.id, { onDelete: 'cascade' }),
  /** The names of its copies up to this id are in `recipient_names`. */
  names_up_to: integer('names_up_to').notNull().default(0),
  /** Whether a search has missed some. */
  is_incomplete: boolean('is_incomplete').notNull().default(true),
})

/** A change that the owner of an account is told about, in case it was someone else. */
export type SecurityEvent =
  | 'password-changed'
  | 'email-change-requested'
  | 'email-changed'
  | 'email-changed-by-admin'
  | 'totp-enabled'
  | 'totp-disabled'

/** News about an article for its writer and its editors. */
export type DeskMail = {
  kind: 'article-review' | 'article-sent-back' | 'article-note'
  userId: number
  articleId: number
  title: string
  /** Whose news it is. */
  byId: number
  by: string
  note: string | null
}

/** News about a translation, for its editors, or for the translator who has sent it for review. */
export type TranslationMail = {
  kind: 'translation-review' | 'translation-sent-back' | 'translation-published'
  userId: number
  original: ReviewedKind
  originalId: number
  language: LanguageCode
  /** Of the original. */
  title: string
  note: string | null
  byId: number
  by: string
}

/** What a single mail is made from. It holds no token: that is created with the message, and only its hash is stored. */
export type TransactionalMail =
  | { kind: 'reset-password'; email: string }
  | { kind: 'invitation'; userId: number; byId: number; by: string }
  | { kind: 'confirm-email'; userId: number }
  /** `page`: with the form, a path without its language. */
  | { kind: 'confirm-subscription'; email: string; language: LanguageCode; page?: string; topics?: number[] }
  | { kind: 'change-email'; userId: number; email: string }
  | { kind: 'account-deleted'; email: string; language: LanguageCode }
  | { kind: 'security'; userId: number; event: SecurityEvent; email: string }
  | { kind: 'ad-status'; userId: number; title: string; status: AdStatus; reason: string | null }
  | DeskMail
  | TranslationMail
  /** The run of an ad ends within a week. */
  | { kind: 'ad-ends'; userId: number; adId: number }
  /** What the ads of an advertiser got in a month such as 2026-11. */
  | { kind: 'ad-report'; userId: number; month: string }
  | { kind: 'new-ad'; userId: number; adId: number; title: string; advertiser: string }
  /** Ads that came within a quarter of an hour after the one of a `new-ad`. */
  | { kind: 'new-ads'; userId: number; adIds: number[] }

/** The queue of single mails. A row is deleted once its mail is sent or given up. */
export const mails = pgTable(
  'mails',
  {
    id: serial('id').primaryKey(),
    mail: jsonb('mail').$type<TransactionalMail>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    next_attempt_at: instant('next_attempt_at').notNull().defaultNow(),
    claimed_by: text('claimed_by'),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('mails_due').on(table.next_attempt_at, table.id).where(sql`claimed_by is null`)],
)

/** Heartbeats of the processes that send mail. The claims of a silent worker are released. */
export const mailWorkers = pgTable('mail_workers', {
  id: text('id').primaryKey(),
  seen_at: instant('seen_at').notNull(),
})

/** The mail server's outage: has at most one row, and none while the server answers. Shared by all processes. */
export const mailOutages = pgTable('mail_outages', {
  id: text('id').primaryKey(),
  since: instant('since').notNull(),
  /** Failed tries in a row. */
  failures: integer('failures').notNull(),
  reason: text('reason').notNull(),
  next_try_at: instant('next_try_at').notNull(),
})

/** When the mailbox of returned messages is read. Has at most one row. Shared by all processes. */
export const mailboxReadings = pgTable('mailbox_readings', {
  id: text('id').primaryKey(),
  /** The worker that is reading it. */
  claimed_by: text('claimed_by'),
  next_at: instant('next_at').notNull(),
  /** Failed tries in a row, and why the last one failed. */
  failures: integer('failures').notNull().default(0),
  reason: text('reason'),
})

/** Addresses, in lower case, that did not take the last newsletters, and how many in a row. */
export const bounces = pgTable('bounces', {
  email: text('email').primaryKey(),
  failures: integer('failures').notNull(),
  /** Dead addresses get no more newsletters; the others none for a while. */
  kind: text('kind', { enum: ['dead', 'temporary'] })
    .notNull()
    .default('dead'),
  /** The enhanced status code of the last refusal. */
  code: text('code'),
  paused_until: instant('paused_until'),
  /** A newsletter counts once, however often it is retried. */
  last_newsletter_id: integer('last_newsletter_id'),
  /** A message was returned because the address takes no mail: it gets no more, whatever the number of failures. */
  returned: boolean('returned').notNull().default(false),
  /** What the mail server wrote. */
  reason: text('reason'),
  updated_at: instant('updated_at').notNull(),
})

/** Keys that are generated once and shared by all processes. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})

/** Tokens of the links in account mails. Only the SHA-256 of a token is stored. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    token_hash: text('token_hash').primaryKey(),
    purpose: text('purpose', { enum: ['reset-password', 'invitation', 'confirm-email', 'change-email'] }).notNull(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address that the link was mailed to. */
    email: text('email').notNull(),
    expires_at: instant('expires_at').notNull(),
  },
  (table) => [index('account_tokens_user').on(table.user_id)],
)
