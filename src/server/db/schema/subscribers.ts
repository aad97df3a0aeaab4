import type { LanguageCode } from '@shared/languages'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, users } from './core'

/** Readers who asked for the newsletter without having an account. */
export const subscribers = pgTable(
  'subscribers',
  {
    /** From the same sequence as the ids of users: a recipient, chosen or queued, is named by a single id. */
    id: integer('id').primaryKey().default(sql`nextval('users_id_seq')`),
    email: text('email').notNull(),
    /** From the file that they were imported with; others gave none. */
    name: text('name').notNull().default(''),
    /** Where they subscribed, if not on this site. */
    source: text('source'),
    /** The page of this site with the form, until the subscription is confirmed. */
    page: text('page'),
    imported_at: instant('imported_at'),
    /** The language of the page on which they subscribed. */
    language: text('language').$type<LanguageCode>().notNull(),
    /** The categories that they have chosen; all newsletters if empty. It counts for the account that has this address, too. */
    topic_ids: integer('topic_ids').array().notNull().default([]),
    /** When they showed that they want the newsletter. Of imported ones, the file gives it. */
    confirmed_at: instant('confirmed_at'),
    unsubscribed_at: instant('unsubscribed_at'),
    /** The confirmed account with this address. It gets the newsletters, and links in earlier copies lead to it. */
    user_id: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Of a link from before links were signed. */
    token_hash: text('token_hash').unique(),
    /** When the last link to confirm the subscription ends. A subscriber who is not confirmed is deleted then. */
    token_expires_at: instant('token_expires_at'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('subscribers_email_unique').on(sql`lower(${table.email})`).where(sql`user_id is null`),
    index('subscribers_of_account').on(table.user_id).where(sql`user_id is not null`),
  ],
)
