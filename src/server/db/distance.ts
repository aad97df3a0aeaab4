import { type SQL, sql } from 'drizzle-orm'

type Point = { latitude: SQL; longitude: SQL }

const EARTH_KM = 6371

/** The kilometres between two points in degrees, along the surface of the earth (haversine). */
export function kilometres(one: Point, other: Point) {
  const half = (degrees: SQL) => sql`power(sin(radians(${degrees}) / 2), 2)`
  const chord = sql`${half(sql`${other.latitude} - ${one.latitude}`)}
    + cos(radians(${one.latitude})) * cos(radians(${other.latitude})) * ${half(sql`${other.longitude} - ${one.longitude}`)}`
  return sql`${2 * EARTH_KM} * asin(sqrt(least(1, ${chord})))`
}

/** The point of a row of places. */
export const pointOf = (row: string): Point => ({
  latitude: sql.raw(`${row}.latitude`),
  longitude: sql.raw(`${row}.longitude`),
})
