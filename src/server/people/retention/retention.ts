import { SEARCHES_DAYS, STATISTICS_DAYS } from '@shared/entities/statistics'
import { dayOf } from '@shared/time'
import { TRASH_DAYS } from '@shared/trash'
import { and, isNotNull, isNull, lt, notInArray, or } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { knownNetworks } from '../../db/schema/accounts'
import { auditEntries } from '../../db/schema/audit'
import { activity, idempotencyKeys, sessions } from '../../db/schema/core'
import { articlePresence } from '../../db/schema/desk'
import { accountTokens, bounces, deliveries } from '../../db/schema/mail'
import { subscribers } from '../../db/schema/subscribers'
import { articleDays, searchDays, siteDays, subscriptionDays } from '../../db/schema/views'
import type { Storage } from '../../files/storage/types'
import { collectUnusedUploads } from '../../files/uploads/unused-uploads.service'
import { deleteExpiredLimits } from '../../http/attempts'
import { anonymiseDeliveries, deleteUnusedNames } from '../../newsletters/deliveries.service'
import { neverAsked } from '../../newsletters/subscribers.service'
import { deleteUnusedWords } from '../../search/spelling'
import { deleteEmptyDrafts } from '../../texts/articles/articles.service'
import { purgeTrash } from '../../trash/purge.service'
import { deleteAbandonedSetups } from '../credentials/totp'
import { anonymiseTrashedDeliveries, isStoredBefore } from '../users/trash-of-user'

export type Rule = {
  /** Days until the data goes. What they count from is in docs/privacy.md. */
  days: number
  /** Deletes or anonymises what became due before this time. */
  purge: (db: Db, before: Date, services: { storage: Storage; now: Date }) => Promise<unknown>
  /** For a purge that has a lot to read. */
  everyHours?: number
}

/**
 * How long personal data is kept. The table in docs/privacy.md has the same rows and days, which a test checks. Data that is
 * kept for as long as its account or its record is not listed.
 */
export const RETENTION = {
  sessions: { days: 0, purge: (db, before) => db.delete(sessions).where(lt(sessions.expires_at, before)) },
  account_tokens: {
    days: 0,
    purge: (db, before) => db.delete(accountTokens).where(lt(accountTokens.expires_at, before)),
  },
  rate_limits: { days: 0, purge: deleteExpiredLimits },
  known_networks: {
    days: 180,
    purge: (db, before) => db.delete(knownNetworks).where(lt(knownNetworks.seen_at, before)),
  },
  totp_secrets: { days: 1, purge: deleteAbandonedSetups },
  idempotency_keys: {
    days: 1,
    purge: (db, before) => db.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, before)),
  },
  article_presence: {
    days: 1,
    purge: (db, before) => db.delete(articlePresence).where(lt(articlePresence.seen_at, before)),
  },
  empty_drafts: { days: 1, purge: deleteEmptyDrafts },
  audit_entries: {
    days: 365,
    purge: (db, before) => db.delete(auditEntries).where(lt(auditEntries.last_at, before)),
  },
  audit_networks: {
    days: 90,
    purge: (db, before) =>
      db
        .update(auditEntries)
        .set({ network: null, actor_name: null })
        .where(
          and(
            lt(auditEntries.last_at, before),
            or(isNotNull(auditEntries.network), isNotNull(auditEntries.actor_name)),
          ),
        ),
  },
  activity: { days: 365, purge: (db, before) => db.delete(activity).where(lt(activity.created_at, before)) },
  deliveries: {
    days: 365,
    async purge(db, before) {
      const isDone = notInArray(deliveries.status, ['queued', 'sending'])
      await anonymiseDeliveries(db, and(lt(deliveries.created_at, before), isDone))
      await anonymiseTrashedDeliveries(db, isStoredBefore('created_at', before))
    },
  },
  recipient_names: { days: 0, purge: (db) => deleteUnusedNames(db), everyHours: 24 },
  unconfirmed_subscribers: {
    days: 0,
    purge: (db, before) =>
      db.delete(subscribers).where(and(isNull(subscribers.confirmed_at), lt(subscribers.token_expires_at, before))),
  },
  imported_subscribers: {
    days: 30,
    purge: (db, before) => db.delete(subscribers).where(and(neverAsked, lt(subscribers.imported_at, before))),
  },
  unsubscribed_subscribers: {
    days: 365,
    purge: (db, before) =>
      db.delete(subscribers).where(and(isNull(subscribers.user_id), lt(subscribers.unsubscribed_at, before))),
  },
  trash: { days: TRASH_DAYS, purge: purgeTrash },
  unused_uploads: { days: 30, purge: collectUnusedUploads, everyHours: 24 },
  search_words: { days: 0, purge: deleteUnusedWords, everyHours: 24 },
  statistics: {
    days: STATISTICS_DAYS,
    async purge(db, before) {
      for (const table of [articleDays, siteDays, subscriptionDays])
        await db.delete(table).where(lt(table.day, dayOf(before)))
    },
    everyHours: 24,
  },
  searches: {
    days: SEARCHES_DAYS,
    purge: (db, before) => db.delete(searchDays).where(lt(searchDays.day, dayOf(before))),
  },
  bounces: { days: 730, purge: (db, before) => db.delete(bounces).where(lt(bounces.updated_at, before)) },
} as const satisfies Record<string, Rule>
