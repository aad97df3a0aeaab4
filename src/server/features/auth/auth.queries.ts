import { User } from '@shared/entities/user'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { users } from '../../db/schema'
import type { UserRow } from '../../route'
import { touched } from '../../versions'

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

export async function insertUser(tx: Db, values: typeof users.$inferInsert) {
  const [user] = await tx.insert(users).values(values).returning()
  return user as UserRow
}

export async function updateUser(tx: Db, id: number, values: Partial<typeof users.$inferInsert>, now: Date) {
  const [user] = await tx
    .update(users)
    .set({ ...values, ...touched(users, now) })
    .where(eq(users.id, id))
    .returning()
  return user as UserRow
}

/** The user as others may see it: the schema names what passes, and drops the rest, the password hash first of all. */
export const toUser = (row: UserRow): User =>
  User.parse({ ...row, created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() })
