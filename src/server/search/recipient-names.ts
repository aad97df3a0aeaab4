import { setImmediate as nextTurn } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { RECIPIENTS_LOCK } from '../db/locks'
import { searchedNewsletters } from '../db/schema/mail'
import { hasRecipient } from '../newsletters/deliveries.service'

/** Copies whose names are added at a time. In the embedded database, all other requests wait for that. */
const BATCH = 50

/** Adds the names of the next copies of a newsletter. Returns false if there are no more. */
const addNames = (db: Db, newsletterId: number) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${RECIPIENTS_LOCK})`)
    const { rows } = await tx.execute<{ is_incomplete: boolean }>(sql`
      with copies as materialized (
        select deliveries.id, deliveries.email, deliveries.name, ${hasRecipient} as has_recipient from deliveries
        where newsletter_id = ${newsletterId}
          and id > (select names_up_to from searched_newsletters where newsletter_id = ${newsletterId})
        order by id limit ${BATCH}),
      added as (
        insert into recipient_names (email, name) select distinct email, name from copies where has_recipient
        on conflict do nothing)
      update searched_newsletters
      set names_up_to = coalesce((select max(id) from copies), names_up_to),
        is_incomplete = (select count(*) from copies) = ${BATCH}
      where newsletter_id = ${newsletterId} returning is_incomplete`)
    return rows[0]?.is_incomplete ?? false
  })

/** Adds the names on copies that someone has searched without an index. */
export async function addSearchedNames(db: Db, signal?: AbortSignal) {
  const wanted = await db
    .select({ id: searchedNewsletters.newsletter_id })
    .from(searchedNewsletters)
    .where(eq(searchedNewsletters.is_incomplete, true))
  for (const { id } of wanted) {
    while (!signal?.aborted && (await addNames(db, id))) {
      // As for articles: not in the transaction, and with a turn for others.
      await db.execute(sql`select gin_clean_pending_list('recipient_names_trigrams')`)
      await nextTurn()
    }
    await db.execute(sql`select gin_clean_pending_list('recipient_names_trigrams')`)
  }
}
