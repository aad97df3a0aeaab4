import { STAFF_ROLES } from '@shared/roles'
import { and, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { ads } from '../../db/schema/ads'
import { auditEntries, publicChanges } from '../../db/schema/audit'
import { activity } from '../../db/schema/core'
import { mails, newsletters } from '../../db/schema/mail'
import { eraseFilesOf } from '../../files/media/own-media.service'
import { deleteUse, unlockAccount } from '../../http/attempts'
import type { Editing, UserRow } from '../../http/route'
import { clearBounces } from '../../mail/bounces.queries'
import { eraseRecipient } from '../../newsletters/deliveries.service'
import { eraseRequests } from '../../newsletters/subscribers.service'
import { notePublicChange } from '../../texts/versions/public-changes.service'
import { findAuthor } from '../authors/authors.service'
import { anonymiseTrash, trashedAdIds } from './trash-of-user'
import { deleteUser } from './users.queries'

/** A mail that is addressed to the user, or that names them, but for the one that tells of the deletion. */
const isMailOf = ({ id, email, pending_email }: UserRow) => {
  const addresses = [email, pending_email].flatMap((address) => (address ? [address.toLowerCase()] : []))
  const isOf = or(
    sql`${mails.mail}->>'userId' = ${String(id)}`,
    sql`${mails.mail}->>'byId' = ${String(id)}`,
    inArray(sql`lower(${mails.mail}->>'email')`, addresses),
    sql`${mails.mail}->>'adId' in (select ${ads.id}::text from ${ads} where ${ads.advertiser_id} = ${id})`,
    sql`${mails.mail}->>'adId' in ${trashedAdIds(id)}`,
  )
  return and(isOf, sql`${mails.mail}->>'kind' <> 'account-deleted'`)
}

/** Notes that readers miss the author's page once the account is deleted. Call it before. */
export async function noteLostAuthor(tx: Db, { id }: UserRow, by: Pick<Editing, 'user' | 'now'>) {
  const before = await findAuthor(tx, id)
  await notePublicChange(tx, { kind: 'users', id, title: '', before, after: undefined }, by)
}

/** Notes what readers miss once the account is erased: the author's page, and the advertiser of ads. Call it before. */
export async function noteErasure(tx: Db, user: UserRow, by: Pick<Editing, 'user' | 'now'>) {
  const { id } = user
  await noteLostAuthor(tx, user, by)
  const named = await tx
    .select({ id: ads.id, title: ads.title, advertiser_name: ads.advertiser_name })
    .from(ads)
    .where(and(eq(ads.advertiser_id, id), eq(ads.status, 'published')))
  for (const ad of named)
    await notePublicChange(
      tx,
      { kind: 'ads', id: ad.id, title: ad.title, before: ad, after: { ...ad, advertiser_name: '' } },
      by,
    )
}

/**
 * Deletes an account with what it has left elsewhere. The table in docs/privacy.md says what happens to each kind of data: change
 * it together with this function. Rows with a foreign key to the user are deleted, or lose the reference, by the database.
 */
export async function eraseUser(tx: Db, user: UserRow) {
  const { id, name, email, pending_email } = user
  await tx.delete(mails).where(isMailOf(user))
  await eraseRequests(tx, pending_email ? [email, pending_email] : [email])
  await eraseRecipient(tx, id)
  for (const address of [email, pending_email]) if (address) await clearBounces(tx, address)
  await tx
    .update(newsletters)
    .set({ scheduled_user_ids: sql`array_remove(${newsletters.scheduled_user_ids}, ${id})` })
    .where(sql`${id} = any(${newsletters.scheduled_user_ids})`)

  await tx.update(ads).set({ advertiser_name: '', advertiser_email: '' }).where(eq(ads.advertiser_id, id))
  await anonymiseTrash(tx, id)

  await tx.delete(activity).where(and(eq(activity.kind, 'user_registered'), eq(activity.subject_id, id)))
  await tx
    .update(activity)
    .set({ actor_name: null, actor_id: null })
    .where(or(eq(activity.actor_id, id), and(isNull(activity.actor_id), eq(activity.actor_name, name))))

  await tx
    .update(publicChanges)
    .set({ title: '' })
    .where(and(eq(publicChanges.kind, 'users'), eq(publicChanges.record_id, id)))

  // What others did to the account is their trail, and what the user did as staff stays for the log's retention.
  const { actor_id, actor_role } = auditEntries
  await tx
    .update(auditEntries)
    .set({ network: null })
    .where(and(eq(actor_id, id), or(isNull(actor_role), notInArray(actor_role, [...STAFF_ROLES]))))

  await unlockAccount(tx, email, id)
  await deleteUse(tx, id)
  await eraseFilesOf(tx, user, () => deleteUser(tx, id))
}
