import { EVENTS_SLUG, OPENINGS } from '@shared/article-rules'
import { shallowDocument } from '@shared/content/depth'
import type { EditorDocument } from '@shared/content/document'
import { ACTIVITY_KINDS } from '@shared/entities/dashboard'
import type { Unconfirmed } from '@shared/freshness'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { ROLES } from '@shared/roles'
import { ARTICLE_STATUSES, TRANSLATION_STATUSES } from '@shared/statuses'
import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { hasSpellings } from './spellings'

/** An editor document. One that was stored before there was a limit of depth is made usable when it is read. */
export const editorDocument = customType<{ data: EditorDocument; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (document) => JSON.stringify(document),
  fromDriver: (stored) => shallowDocument((typeof stored === 'string' ? JSON.parse(stored) : stored) as EditorDocument),
})

export const role = pgEnum('role', ROLES)
export const articleStatus = pgEnum('article_status', ARTICLE_STATUSES)

// "order by … desc" means nulls first, while indexes of drizzle default to nulls last. PostgreSQL then does not use them, even
// for columns without nulls: hence nullsFirst.

export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Columns of every entity. The version detects saves from an outdated copy (If-Match). */
export const stored = {
  id: serial('id').primaryKey(),
  version: integer('version').notNull().default(1),
  created_at: instant('created_at').notNull().defaultNow(),
  updated_at: instant('updated_at').notNull().defaultNow(),
}

/** What users are searched by. */
export const userTexts = sql.raw(`name || ' ' || email || ' ' || coalesce(company, '')`)
export const userSpellings = hasSpellings(`(name || ' ' || coalesce(company, ''))`, 'email')

export const users = pgTable(
  'users',
  {
    ...stored,
    name: text('name').notNull(),
    email: text('email').notNull(),
    password_hash: text('password_hash').notNull(),
    role: role('role').notNull(),
    phone: text('phone'),
    company: text('company'),
    website: text('website'),
    bio: text('bio'),
    /** Its translations. */
    bio_texts: jsonb('bio_texts').$type<{ language: LanguageCode; text: string }[]>().notNull().default([]),
    image_url: text('image_url'),
    /** Of the mails to the user. */
    language: text('language').$type<LanguageCode>().notNull().default(DEFAULT_LANGUAGE),
    unsubscribed_at: instant('unsubscribed_at'),
    email_confirmed_at: instant('email_confirmed_at'),
    /** Gets newsletters unconfirmed: an admin has made the account with a password, or it is older than that rule. */
    counts_as_confirmed: boolean('counts_as_confirmed').notNull().default(false),
    /** The address that replaces `email` once it is confirmed. */
    pending_email: text('pending_email'),
    /** Set while the second factor is on; its secret is in `totp_secrets`. */
    totp_enabled_at: instant('totp_enabled_at'),
    /** When the last invitation was sent, until the user has chosen a password. */
    invited_at: instant('invited_at'),
    /** Set while the account is deactivated: it keeps everything, but no one can sign in with it. */
    deactivated_at: instant('deactivated_at'),
    notify_ad_status: boolean('notify_ad_status').notNull().default(true),
    notify_ad_reports: boolean('notify_ad_reports').notNull().default(true),
    notify_new_ads: boolean('notify_new_ads').notNull().default(true),
    notify_reviews: boolean('notify_reviews').notNull().default(true),
    notify_notes: boolean('notify_notes').notNull().default(true),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    index('users_newest').on(table.created_at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('users_of_role').on(table.role, table.created_at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('users_by_name').on(sql`name collate "und-x-icu"`, table.id),
    index('users_by_email').on(sql`email collate "und-x-icu"`, table.id),
    // `trigrams_of` stands in the first migration.
    index('users_trigrams').using('gin', sql`trigrams_of(${userTexts})`),
    index('users_spellings').on(table.id).where(userSpellings),
  ],
)

/** Only the SHA-256 of a token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    /** Names the session in the list: the token's hash stays on the server. */
    id: serial('id').notNull(),
    token_hash: text('token_hash').primaryKey(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    browser: text('browser'),
    system: text('system'),
    /** Shortened, so that it names a provider or a company but not a household. */
    network: text('network'),
    created_at: instant('created_at').notNull(),
    last_used_at: instant('last_used_at').notNull(),
    expires_at: instant('expires_at').notNull(),
  },
  (table) => [uniqueIndex('sessions_id').on(table.id), index('sessions_user').on(table.user_id)],
)

/** Counters of attempts, shared by all processes. A row no longer counts after `resets_at`. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  resets_at: instant('resets_at').notNull(),
})

/** The reply to a POST, for its repetitions. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of key, call and body: detects a client that reuses a key for another request. */
    request_hash: text('request_hash').notNull(),
    status: integer('status'),
    reply: jsonb('reply'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.key] })],
)

export const categories = pgTable('categories', {
  ...stored,
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  description: text('description'),
})

/** An ordered set of articles, whose order is that of their publication. */
export const series = pgTable('series', {
  ...stored,
  title: text('title').notNull(),
  slug: text('slug').notNull().unique(),
  description: text('description'),
})

/** The texts of an article, of its translations and of the versions of both. */
const articleTexts = {
  title: text('title').notNull(),
  excerpt: text('excerpt').notNull(),
  /** Sanitised HTML. */
  content: text('content').notNull(),
  /** The editor document that `content` was made from; null for a text written as HTML. */
  blocks: editorDocument('blocks'),
  image_alt: text('image_alt'),
  image_caption: text('image_caption'),
  /** For search results and social cards, in place of the excerpt. */
  meta_description: text('meta_description'),
}

const opening = () => text('opening', { enum: OPENINGS }).notNull().default('standard')

export const articles = pgTable(
  'articles',
  {
    ...stored,
    ...articleTexts,
    image_url: text('image_url'),
    image_credit: text('image_credit'),
    /** The name that readers see in place of the author's. */
    byline: text('byline'),
    opening: opening(),
    status: articleStatus('status').notNull(),
    slug: text('slug').notNull(),
    /** In which it is written. What is kept of its text, such as revisions, names it too. */
    language: text('language').$type<LanguageCode>().notNull().default(DEFAULT_LANGUAGE),
    author_id: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** A copy that outlives the account. */
    author_name: text('author_name').notNull(),
    views: integer('views').notNull().default(0),
    /** How often its end was reached. */
    reads: integer('reads').notNull().default(0),
    /** Set when the article is first published, and kept from then on. */
    published_at: instant('published_at'),
    /** When an editor last said that a save changes the facts. Readers see it. */
    revised_at: instant('revised_at'),
    /** When the scheduler publishes the article, or the working copy of a published one. */
    publish_at: instant('publish_at'),
    /** `digestOf` of its texts, kept by a trigger (`derived/`): hashing them for each list would take longer than the rest of it. */
    text_digest: text('text_digest').notNull().default(''),
    series_id: integer('series_id').references(() => series.id, { onDelete: 'set null' }),
    /** The ids of the articles that editors have chosen to follow it. No foreign keys: an article may come back from the trash. */
    read_next: integer('read_next').array().notNull().default(sql`'{}'`),
    /** The editor who scheduled it. */
    scheduled_by: integer('scheduled_by').references(() => users.id, { onDelete: 'set null' }),
    /** When and where an event takes place. The place may have been deleted. */
    starts_at: instant('starts_at'),
    ends_at: instant('ends_at'),
    place_id: integer('place_id'),
    /** The plan, which an article may have before it has a text: by when it is to be written, and by whom. */
    due_at: instant('due_at'),
    assignee_id: integer('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    /** The places that it declares closed. No foreign keys: a place may come back from the trash. */
    closed_places: integer('closed_places').array().notNull().default(sql`'{}'`),
  },
  (table) => [
    index('articles_closures').on(table.id).where(sql`${table.closed_places} <> '{}'`),
    index('articles_due').on(table.due_at).where(sql`${table.due_at} is not null`),
    index('articles_assigned').on(table.assignee_id).where(sql`${table.assignee_id} is not null`),
    index('articles_of_series')
      .on(table.series_id, table.published_at, table.id)
      .where(sql`${table.series_id} is not null`),
    index('articles_scheduled').on(table.publish_at).where(sql`${table.publish_at} is not null`),
    index('articles_published').on(table.status, table.published_at.desc().nullsLast(), table.id.desc().nullsFirst()),
    // Of what readers know to be an author's, and of all that is.
    index('articles_of_author')
      .on(table.author_id, table.published_at.desc().nullsLast(), table.id.desc().nullsFirst())
      .where(sql`status = 'published' and byline is null`),
    index('articles_of_account').on(
      table.author_id,
      table.created_at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('articles_of_language').on(
      table.language,
      table.created_at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('articles_newest').on(table.status, table.created_at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    // One for each field that lists can be sorted by, in either direction; not for views, since each counted view would then be
    // written to all indexes.
    index('articles_by_title').on(sql`title collate "und-x-icu"`, table.id),
    index('articles_by_author_name').on(sql`author_name collate "und-x-icu"`, table.id),
    index('articles_by_shown_author').on(sql`coalesce(byline, author_name) collate "und-x-icu"`, table.id),
    index('articles_updated').on(table.updated_at, table.id),
    index('articles_day').on(sql`coalesce(published_at, created_at)`),
    index('articles_newest_of_all').on(table.created_at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    uniqueIndex('articles_slug_unique')
      .on(table.slug)
      .where(sql.raw(`slug <> '${EVENTS_SLUG}'`)),
    index('articles_events')
      .on(table.id)
      .where(sql.raw(`slug = '${EVENTS_SLUG}'`)),
  ],
)

/** The name that readers see. Nothing that they get may depend on the name of the account if there is a byline. */
export const shownAuthor = sql<string>`coalesce(${articles.byline}, ${articles.author_name})`

/** Columns of every kept version: its save. */
export const saved = {
  words: integer('words').notNull(),
  /** The next autosave may replace an autosaved revision. */
  autosaved: boolean('autosaved').notNull(),
  author_id: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
  author_name: text('author_name').notNull(),
  /** The times of the first and the last save that were folded into this revision. */
  begun_at: instant('begun_at').notNull(),
  created_at: instant('created_at').notNull(),
}

/** A version per save of an article or a translation that changed text or picture; autosaves are folded and old versions pruned. */
export const articleRevisions = pgTable(
  'article_revisions',
  {
    id: serial('id').primaryKey(),
    article_id: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    /** That of the article, or of the translation. */
    language: text('language').$type<LanguageCode>().notNull().default(DEFAULT_LANGUAGE),
    ...articleTexts,
    image_url: text('image_url'),
    image_credit: text('image_credit'),
    byline: text('byline'),
    opening: opening(),
    /** Of a translation, as are the next two: the texts of its original at the time of the save, and what was unconfirmed of them. */
    translator: text('translator'),
    original_digest: text('original_digest'),
    unconfirmed: jsonb('unconfirmed').$type<Unconfirmed>(),
    /** `published` once readers have seen this version; else the status of the article at the save. */
    status: articleStatus('status').notNull(),
    ...saved,
  },
  (table) => [index('article_revisions_of').on(table.article_id, table.language, table.id)],
)

export const articleTranslations = pgTable(
  'article_translations',
  {
    record_id: integer('record_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    language: text('language').$type<LanguageCode>().notNull(),
    version: integer('version').notNull().default(1),
    ...articleTexts,
    /** The name that readers see as the translator's. */
    translator: text('translator'),
    /** What translator and editors write to each other about it. */
    review_note: text('review_note'),
    status: text('status', { enum: TRANSLATION_STATUSES }).notNull(),
    machine: boolean('machine').notNull().default(false),
    sent_by: integer('sent_by').references(() => users.id, { onDelete: 'set null' }),
    /** Digest of the original's texts that are translated or confirmed; if it differs now, the translation is outdated. */
    original_digest: text('original_digest').notNull(),
    /** What has changed in the original since then. */
    unconfirmed: jsonb('unconfirmed').$type<Unconfirmed>().notNull().default({}),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
    updated_by: integer('updated_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [primaryKey({ columns: [table.record_id, table.language] })],
)

/** The overview's activity feed. Titles and names are copies that outlive the row and the account. */
export const activity = pgTable(
  'activity',
  {
    id: serial('id').primaryKey(),
    kind: text('kind', { enum: ACTIVITY_KINDS }).notNull(),
    subject_id: integer('subject_id').notNull(),
    subject_title: text('subject_title').notNull(),
    actor_name: text('actor_name'),
    /** Null in entries from before this column existed. */
    actor_id: integer('actor_id'),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('activity_newest').on(table.created_at.desc().nullsFirst())],
)
