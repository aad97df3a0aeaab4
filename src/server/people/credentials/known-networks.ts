import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { knownNetworks } from '../../db/schema/accounts'
import type { Origin } from '../../http/attempts'
import { networkOf } from '../../net/network'

/** The origin of a call. Asks the database for unknown users too, so that the time does not reveal them. */
export async function originOf(db: Db, userId: number | undefined, address: string): Promise<Origin> {
  const network = networkOf(address)
  const [row] = await db
    .select({ seen_at: knownNetworks.seen_at })
    .from(knownNetworks)
    .where(and(eq(knownNetworks.user_id, userId ?? 0), eq(knownNetworks.network, network)))
  return { network, isKnown: row !== undefined }
}

/** Call it once the user has proved who they are. */
export const rememberNetwork = (db: Db, userId: number, { network }: Origin, now: Date) =>
  db
    .insert(knownNetworks)
    .values({ user_id: userId, network, seen_at: now })
    .onConflictDoUpdate({ target: [knownNetworks.user_id, knownNetworks.network], set: { seen_at: now } })
