import type { ManagedPlace } from '@shared/entities/place'
import { MAX_NEIGHBOURS, NEIGHBOUR_KM } from '@shared/place-rules'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { kilometres, pointOf } from '../db/distance'
import { places } from '../db/schema/places'
import { listPlacesWith } from './places.queries'

/** The published place that this one is a part of, its published parts, and the nearest other places with their distance. */
export async function listPlacesNear(db: Db, { id, parent_id, latitude, longitude }: ManagedPlace) {
  const parts = await db
    .select({ id: places.id })
    .from(places)
    .where(and(eq(places.parent_id, id), eq(places.status, 'published')))
    .orderBy(asc(places.name), asc(places.id))
  const here = { latitude: sql`${latitude}::float8`, longitude: sql`${longitude}::float8` }
  const { rows: neighbours } = await db.execute<{ id: number; distance: number }>(sql`
    select * from (
      select p.id, ${kilometres(here, pointOf('p'))} as distance from ${places} p
      where p.status = 'published' and p.id <> ${id} and p.id is distinct from ${parent_id}::int
        and p.parent_id is distinct from ${id}
    ) as others
    where distance <= ${NEIGHBOUR_KM} order by distance, id limit ${MAX_NEIGHBOURS}`)
  const above = parent_id === null ? [] : await listPlacesWith(db, [parent_id])
  const parent = above.find(({ status }) => status === 'published')
  const ids = [...(parent ? [parent.id] : []), ...parts.map((part) => part.id), ...neighbours.map((one) => one.id)]
  const byId = new Map((await listPlacesWith(db, ids)).map((place) => [place.id, place]))
  return {
    parentId: parent?.id,
    partIds: parts.map((part) => part.id),
    distances: new Map(neighbours.map((one) => [one.id, one.distance])),
    /** All of them: the parent, the parts, and the neighbours from the nearest. */
    places: ids.flatMap((each) => byId.get(each) ?? []),
  }
}
