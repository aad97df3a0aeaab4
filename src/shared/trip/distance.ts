import type { Coordinates } from '../map/projection'

const EARTH_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Along a great circle: as a bird flies, so that every road is longer. */
export function kilometresBetween(one: Coordinates, other: Coordinates) {
  const [north, south] = [radians(one.latitude), radians(other.latitude)]
  const east = radians(other.longitude - one.longitude)
  const half = Math.sin((south - north) / 2) ** 2 + Math.cos(north) * Math.cos(south) * Math.sin(east / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half)))
}
