import type { Total } from '@shared/paging'
import type { DeliveryStatus } from '@shared/statuses'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { findIds, type ListQuery, readRows } from '../db/list'
import { isAmongNewest, type Matching, matching, mayMatch, searched } from '../db/list-search'
import { deliveries, recipientNames, recipientSpellings, recipientTexts, searchedNewsletters } from '../db/schema/mail'
import { hasRecipient } from './deliveries.service'

export type DeliveryQuery = ListQuery<'id' | 'email' | 'name' | 'status' | 'updated_at'> & { status?: DeliveryStatus }

type Search = DeliveryQuery & { q: string; newsletterId: number }

/** So many copies are read in no time. */
const FEW = 1000
/** With more addresses than this that match, reading all copies takes less time than looking for those of each address. */
const MAX_ADDRESSES = 5000

const sortOf = ({ sort = 'id', ...query }: Search) => ({
  sort: deliveries[sort],
  query: { ...query, sort },
})

const isWanted = ({ newsletterId, status }: Search, isMatch: Matching, place?: SQL) =>
  and(
    eq(deliveries.newsletter_id, newsletterId),
    status ? eq(deliveries.status, status) : undefined,
    place,
    hasRecipient,
    isMatch(deliveries.email, deliveries.name),
  )

/** By the index of the names, which is complete once the last copy is in it. Undefined where it does not help. */
async function selectByName(db: Db, search: Search) {
  const { q, newsletterId } = search
  const mayBeNamed = mayMatch(q, recipientTexts, recipientSpellings)
  if (!mayBeNamed) return undefined
  const isMatch = matching(q)
  const isNamed = and(mayBeNamed, isMatch(recipientNames.email, recipientNames.name))
  const isOfAddress = sql`(select count(*) from addresses) <= ${MAX_ADDRESSES}
    and ${deliveries.email} = any(array(select email from addresses))`
  const page = await findIds<{ is_complete: boolean; is_selective: boolean }>(db, deliveries, {
    ...sortOf(search),
    where: isWanted(search, isMatch, isOfAddress),
    tables: sql`
      state as materialized (
        select coalesce((select names_up_to from ${searchedNewsletters} where newsletter_id = ${newsletterId}), 0) >= coalesce((
          select id from ${deliveries} where newsletter_id = ${newsletterId} order by id desc limit 1), 0) as is_complete),
      addresses as materialized (
        select email from ${recipientNames} where (select is_complete from state) and ${isNamed} limit ${MAX_ADDRESSES + 1}),`,
    extras: sql`, (select is_complete from state) as is_complete,
      (select count(*) from addresses) <= ${MAX_ADDRESSES} as is_selective`,
  })
  if (!page.is_complete) await requestNames(db, newsletterId)
  return page.is_complete && page.is_selective ? page : undefined
}

/** Has the names on the copies of a newsletter added to the index, if it has many. The next search uses it. */
const requestNames = (db: Db, newsletterId: number) =>
  db.execute(sql`
    insert into ${searchedNewsletters} (newsletter_id)
    select newsletter_id from ${deliveries} where newsletter_id = ${newsletterId} order by id offset ${FEW} limit 1
    on conflict (newsletter_id) do update set is_incomplete = true where not searched_newsletters.is_incomplete`)

/** A page of the copies of a newsletter that are found by their name and address. */
export const searchDeliveries = (db: Db, search: Search): Promise<{ rows: DeliveryRow[] } & Total> =>
  searched(search.q, async (isMatch, isTyped) => {
    const copies = sql`${deliveries} where ${eq(deliveries.newsletter_id, search.newsletterId)}`
    const place = isTyped ? undefined : isAmongNewest(deliveries.id, copies)
    const { ids, ...total } =
      (isTyped ? await selectByName(db, search) : undefined) ??
      (await findIds(db, deliveries, { ...sortOf(search), where: isWanted(search, isMatch, place) }))
    return { rows: await readRows(db, deliveries, ids), ...total }
  })

type DeliveryRow = typeof deliveries.$inferSelect
