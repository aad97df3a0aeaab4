import type { UserField } from '@shared/editable-fields'
import type { User } from '@shared/entities/user'
import { messages } from '@shared/messages'
import type { Role } from '@shared/roles'
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { findIds, type ListQuery, listRows, readRows } from '../../db/list'
import { isAmongNewest, mayMatch, searched } from '../../db/list-search'
import { ads } from '../../db/schema/ads'
import { articleAuthors } from '../../db/schema/authors'
import { articles, userSpellings, users, userTexts } from '../../db/schema/core'
import { workingCopies } from '../../db/schema/desk'
import { articleNotes } from '../../db/schema/notes'
import { invalid } from '../../http/errors'
import type { UserRow } from '../../http/route'
import { bumpVersion } from '../../http/versions'

type UserQuery<Sort extends string> = ListQuery<Sort> & { role?: Role }

/** Field by field: the password hash and other columns have none. */
export const toUser = (row: UserRow): User => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  phone: row.phone,
  company: row.company,
  website: row.website,
  bio: row.bio,
  bio_texts: row.bio_texts,
  image_url: row.image_url,
  language: row.language,
  email_confirmed: row.email_confirmed_at !== null,
  pending_email: row.pending_email,
  totp: row.totp_enabled_at !== null,
  invited: row.invited_at !== null,
  deactivated: row.deactivated_at !== null,
  notifications: {
    ad_status: row.notify_ad_status,
    ad_reports: row.notify_ad_reports,
    new_ads: row.notify_new_ads,
    reviews: row.notify_reviews,
    notes: row.notify_notes,
    newsletters: row.unsubscribed_at === null,
  },
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  version: row.version,
})

type SortField = 'created_at' | 'updated_at' | 'id' | 'name' | 'email' | 'role' | 'company'

/** By name, address or company. The indexes `users_trigrams` and `users_spellings` find most of them. */
const searchUsers = (db: Db, { q, role, ...query }: UserQuery<SortField> & { q: string }) =>
  searched(q, async (matching, isTyped) => {
    const where = and(
      role ? eq(users.role, role) : undefined,
      isTyped ? mayMatch(q, userTexts, userSpellings) : isAmongNewest(users.id, sql`${users}`),
      matching(users.name, users.email, users.company),
    )
    const { ids, ...total } = await findIds(db, users, { sort: users[query.sort ?? 'created_at'], query, where })
    return { rows: await readRows(db, users, ids), ...total }
  })

export async function listUsers(db: Db, { q, ...query }: UserQuery<SortField>) {
  const { rows, ...total } = await (q
    ? searchUsers(db, { ...query, q })
    : listRows(db, users, query, query.role ? eq(users.role, query.role) : undefined))
  return { users: rows.map(toUser), ...total }
}

export async function findUser(db: Db, id: number) {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  return user
}

export async function findUserByEmail(db: Db, email: string) {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.trim().toLowerCase()))
  return user
}

export async function lockUser(tx: Db, id: number) {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  return user
}

/**
 * Locks a user who has just shown the password. Undefined if the password or the second factor has been changed since they were
 * read: a check takes long enough for that, and what it proved does not count any more.
 */
export async function lockProved(tx: Db, { id, password_hash, totp_enabled_at }: UserRow) {
  const current = await lockUser(tx, id)
  const isSame =
    current?.password_hash === password_hash && current.totp_enabled_at?.getTime() === totp_enabled_at?.getTime()
  return isSame ? current : undefined
}

/** Those who can sign in. Locks in the order of ids, so that concurrent transactions cannot deadlock. */
export const lockAdmins = (tx: Db) =>
  tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.deactivated_at)))
    .orderBy(asc(users.id))
    .for('update')

/** An editable field that has no column does not compile. */
type NewUser = typeof users.$inferInsert & Pick<typeof users.$inferInsert, UserField>

/** An account in the trash keeps its address, with which it may come back. Called after the row is written: its index makes one of two wait. */
async function refuseTrashedAddress(tx: Db, email: string) {
  const { rows } = await tx.execute(sql`
    select from trash_rows where table_name = 'users' and lower(data->>'email') = ${email.toLowerCase()} limit 1`)
  if (rows.length > 0) throw invalid({ email: messages.emailTaken }, 'conflict')
}

export async function insertUser(tx: Db, values: NewUser) {
  const [user] = await tx.insert(users).values(values).returning()
  await refuseTrashedAddress(tx, values.email)
  return user as UserRow
}

/**
 * Gives the copies of an account's name, which outlive the account, its new one, those in the trash included. Not those of
 * earlier versions and of the activity feed: they say who it was at the time.
 */
async function renameCopies(tx: Db, id: number, name: string) {
  for (const table of [articles, articleAuthors, workingCopies, articleNotes])
    await tx
      .update(table)
      .set({ author_name: name })
      .where(and(eq(table.author_id, id), ne(table.author_name, name)))
  await tx
    .update(ads)
    .set({ advertiser_name: name })
    .where(and(eq(ads.advertiser_id, id), ne(ads.advertiser_name, name)))
  for (const role of ['author', 'advertiser'])
    await tx.execute(sql`
      update trash_rows set data = data || jsonb_build_object(${`${role}_name`}::text, ${name}::text)
      where data->>${`${role}_id`}::text = ${String(id)}
        and table_name in ('articles', 'article_authors', 'working_copies', 'article_notes', 'ads')`)
}

export async function updateUser(tx: Db, id: number, values: Partial<NewUser>, now: Date) {
  if (values.name !== undefined) await renameCopies(tx, id, values.name)
  const [user] = await tx
    .update(users)
    // With a password, an invitation is over.
    .set({ ...values, ...(values.password_hash && { invited_at: null }), ...bumpVersion(users, now) })
    .where(eq(users.id, id))
    .returning()
  if (values.email !== undefined) await refuseTrashedAddress(tx, values.email)
  return user as UserRow
}

/** Changes what no form edits. The version stays, so that a form that is open can still be saved. */
export const setAccountState = (
  tx: Db,
  id: number,
  state: Partial<Pick<UserRow, 'pending_email' | 'totp_enabled_at' | 'invited_at'>>,
) => tx.update(users).set(state).where(eq(users.id, id))

export const deleteUser = (tx: Db, id: number) => tx.delete(users).where(eq(users.id, id))
