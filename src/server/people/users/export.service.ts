import { OwnData } from '@shared/entities/own-data'
import { and, asc, eq, getTableColumns, or, sql } from 'drizzle-orm'
import { knownNetworks } from '../../db/schema/accounts'
import { ads } from '../../db/schema/ads'
import { auditEntries } from '../../db/schema/audit'
import { activity, articleRevisions, articles, articleTranslations, sessions } from '../../db/schema/core'
import { type WorkingCopyState, workingCopies } from '../../db/schema/desk'
import { deliveries, newsletters } from '../../db/schema/mail'
import { articleNotes } from '../../db/schema/notes'
import { listFilesOf, listTrashedFilesOf } from '../../files/media/own-media.service'
import { notFound } from '../../http/errors'
import type { Services } from '../../http/services'
import { findBounce } from '../../mail/bounces.queries'
import { exportReaderLists } from '../reader-lists/reader-lists.service'
import { listOtherTranslations } from './own-translations.service'
import { trashedRowsOf } from './trash-of-user'
import { findUser, toUser } from './users.queries'

/** Dates as the API writes them. The schema then drops the columns that it does not list. */
const plain = <Row extends Record<string, unknown>>(rows: Row[]) =>
  rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
    ),
  )

/** A working copy with its texts beside its other columns. */
const withState = (copy: Record<string, unknown>) => ({
  ...copy,
  ...(copy.state as Pick<WorkingCopyState, 'title' | 'content'>),
})

/** A translation as the export names its columns. */
const ofArticle = (translation: Record<string, unknown>) => ({ ...translation, article_id: translation.record_id })

/** Where the user acted from. Others have saved the account too, and strangers have tried to sign in to it. */
const ownNetwork = (id: number) =>
  sql<string | null>`case when ${auditEntries.actor_id} = ${id} then ${auditEntries.network} end`

/** Everything that is stored about a user. */
export async function exportUser({ db, now }: Services, id: number): Promise<OwnData> {
  const user = await findUser(db, id)
  if (!user) throw notFound('User')
  const inTrash = (table: string, column: string) => trashedRowsOf(db, table, column, id)
  const { actor_id, record_kind, record_id } = auditEntries
  return OwnData.parse({
    exported_at: now().toISOString(),
    account: toUser(user),
    sessions: plain(await db.select().from(sessions).where(eq(sessions.user_id, id)).orderBy(asc(sessions.id))),
    networks: plain(await db.select().from(knownNetworks).where(eq(knownNetworks.user_id, id))),
    media: plain(await listFilesOf(db, id)),
    ads: plain(await db.select().from(ads).where(eq(ads.advertiser_id, id)).orderBy(asc(ads.id))),
    articles: plain(await db.select().from(articles).where(eq(articles.author_id, id)).orderBy(asc(articles.id))),
    revisions: plain(
      await db
        .select()
        .from(articleRevisions)
        .where(eq(articleRevisions.author_id, id))
        .orderBy(asc(articleRevisions.id)),
    ),
    translations: plain(await db.select().from(articleTranslations).where(eq(articleTranslations.updated_by, id))).map(
      ofArticle,
    ),
    ...(await listOtherTranslations(db, id)),
    notes: plain(
      await db.select().from(articleNotes).where(eq(articleNotes.author_id, id)).orderBy(asc(articleNotes.id)),
    ),
    working_copies: plain(
      await db
        .select()
        .from(workingCopies)
        .where(eq(workingCopies.author_id, id))
        .orderBy(asc(workingCopies.article_id)),
    ).map(withState),
    deliveries: plain(
      await db
        .select({ ...getTableColumns(deliveries), subject: newsletters.subject })
        .from(deliveries)
        .innerJoin(newsletters, eq(newsletters.id, deliveries.newsletter_id))
        .where(eq(deliveries.user_id, id))
        .orderBy(asc(deliveries.id)),
    ),
    trash: {
      media: plain(await listTrashedFilesOf(db, id)),
      ads: await inTrash('ads', 'advertiser_id'),
      articles: await inTrash('articles', 'author_id'),
      revisions: await inTrash('article_revisions', 'author_id'),
      translations: (await inTrash('article_translations', 'updated_by')).map(ofArticle),
      ...(await listOtherTranslations(db, id, { inTrash: true })),
      notes: await inTrash('article_notes', 'author_id'),
      working_copies: (await inTrash('working_copies', 'author_id')).map(withState),
      deliveries: (await inTrash('deliveries', 'user_id')).map((row) => ({ ...row, subject: row.item_title })),
    },
    ...(await exportReaderLists(db, id)),
    bounce: (await findBounce(db, user.email)) ?? null,
    activity: plain(
      await db
        .select()
        .from(activity)
        .where(or(eq(activity.actor_id, id), and(eq(activity.kind, 'user_registered'), eq(activity.subject_id, id))))
        .orderBy(asc(activity.id)),
    ),
    audit: plain(
      await db
        .select({ ...getTableColumns(auditEntries), network: ownNetwork(id) })
        .from(auditEntries)
        .where(or(eq(actor_id, id), and(eq(record_kind, 'users'), eq(record_id, String(id)))))
        .orderBy(asc(auditEntries.id)),
    ),
  })
}
