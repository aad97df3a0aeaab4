import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { knownNetworks } from '../../db/schema/accounts'
import type { Origin } from '../../http/attempts'
import { networkOf } from '../../http/network'
import type { UserRow } from '../../http/route'

/** The origin of a call. Asks the database for unknown users too, so that the time does not reveal them. */
export async function originOf(db: Db, userId: number | undefined, address: string): Promise<Origin> {
  const network = networkOf(address)
  const [row] = await db
    .select({ by_second_factor: knownNetworks.by_second_factor })
    .from(knownNetworks)
    .where(and(eq(knownNetworks.user_id, userId ?? 0), eq(knownNetworks.network, network)))
  return { network, isKnown: row !== undefined, isKnownBySecondFactor: row?.by_second_factor ?? false }
}

/** Call it once the user has proved who they are, with the second factor if there is one. */
export const rememberNetwork = (
  db: Db,
  { id, totp_enabled_at }: Pick<UserRow, 'id' | 'totp_enabled_at'>,
  { network }: Pick<Origin, 'network'>,
  now: Date,
) => {
  const proof = { seen_at: now, by_second_factor: totp_enabled_at !== null }
  return db
    .insert(knownNetworks)
    .values({ user_id: id, network, ...proof })
    .onConflictDoUpdate({ target: [knownNetworks.user_id, knownNetworks.network], set: proof })
}
