import type { ArticleField, TextField } from '@shared/editable-fields'
import type { ManagedArticle } from '@shared/entities/article'
import { AUDIT_OUTCOMES, type AuditChange } from '@shared/entities/audit'
import type { Unconfirmed } from '@shared/freshness'
import type { LanguageCode } from '@shared/languages'
import { ROLES } from '@shared/roles'
import { TRASH_KINDS } from '@shared/trash'
import { boolean, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { MaybeWithoutFields } from './absent-fields'
import { articles, instant, users } from './core'

/**
 * Who changed what. Names of users are looked up, so that they go with the account, except those of staff: what they did can be
 * traced after their account is gone.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: serial('id').primaryKey(),
    created_at: instant('created_at').notNull(),
    /** Equal entries in a row are one entry that counts them; this is the time of the last one. */
    last_at: instant('last_at').notNull(),
    times: integer('times').notNull().default(1),
    /** No foreign key: the entry outlives the account. Null for visitors. */
    actor_id: integer('actor_id'),
    actor_role: text('actor_role', { enum: ROLES }),
    /** The name at the time, if the actor was staff. */
    actor_name: text('actor_name'),
    /** The call of the contract, such as `PUT /api/articles/:id`, or the command, such as `shell import`. */
    call: text('call').notNull(),
    outcome: text('outcome', { enum: AUDIT_OUTCOMES }).notNull(),
    record_kind: text('record_kind').notNull(),
    record_id: text('record_id'),
    /** The record's title at the time; null for users. */
    record_title: text('record_title'),
    changes: jsonb('changes').$type<AuditChange[]>().notNull(),
    network: text('network'),
  },
  (table) => [
    index('audit_entries_newest').on(table.created_at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('audit_entries_actor').on(table.actor_id),
  ],
)

/** What an article's readers saw before a change that no editor has accepted yet, for the comparison and for reverting. */
export type AcceptedState = MaybeWithoutFields<Pick<ManagedArticle, TextField>> &
  Partial<
    Pick<ManagedArticle, Exclude<ArticleField, TextField | 'status' | 'slug'>> & {
      slug: string | null
      original_digest: string
      unconfirmed: Unconfirmed
      translator: string | null
    }
  >

/**
 * Published texts that were changed by users who may not publish, until an editor accepts or reverts the change. One row for
 * an original (in its language) or a translation, however often it is changed.
 */
export const unacceptedChanges = pgTable(
  'unaccepted_changes',
  {
    id: serial('id').primaryKey(),
    article_id: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    language: text('language').$type<LanguageCode>().notNull(),
    accepted: jsonb('accepted').$type<AcceptedState>().notNull(),
    /** The last user who changed it. */
    changed_by: integer('changed_by').references(() => users.id, { onDelete: 'set null' }),
    created_at: instant('created_at').notNull(),
    changed_at: instant('changed_at').notNull(),
  },
  (table) => [uniqueIndex('unaccepted_changes_once').on(table.article_id, table.language)],
)

/**
 * Other changes of what readers see by users who may not publish, until an editor has looked at them. One row for a record (in the
 * language of the original) or a translation. No foreign key: the row outlives the record, whose deletion is such a change.
 */
export const publicChanges = pgTable(
  'public_changes',
  {
    id: serial('id').primaryKey(),
    kind: text('kind', { enum: TRASH_KINDS }).notNull(),
    record_id: integer('record_id').notNull(),
    language: text('language').$type<LanguageCode>().notNull(),
    title: text('title').notNull(),
    /** Readers no longer see the record. */
    removed: boolean('removed').notNull(),
    changed_by: integer('changed_by').references(() => users.id, { onDelete: 'set null' }),
    changed_at: instant('changed_at').notNull(),
  },
  (table) => [uniqueIndex('public_changes_once').on(table.kind, table.record_id, table.language)],
)
