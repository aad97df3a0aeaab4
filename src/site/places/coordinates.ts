import type { Coordinates } from '@shared/map/projection'

/** About a metre; more digits would only look exact. */
const DIGITS = 5

const short = (degrees: number) => Number(degrees.toFixed(DIGITS))

/** 1.69700° S, 101.26400° E: degrees as maps and GPS devices show them. */
export function coordinatesText({ latitude, longitude }: Coordinates) {
  const part = (value: number, positive: string, negative: string) =>
    `${Math.abs(short(value))}° ${value < 0 ? negative : positive}`
  return `${part(latitude, 'N', 'S')}, ${part(longitude, 'E', 'W')}`
}

/** Opens the maps program of a phone (RFC 5870). */
export const geoUri = ({ latitude, longitude }: Coordinates) =>
  `geo:${short(latitude)},${short(longitude)}?q=${short(latitude)},${short(longitude)}`

/** A map in the browser, where no program opens `geo:`. */
export const webMapUrl = ({ latitude, longitude }: Coordinates) =>
  `https://www.openstreetmap.org/?mlat=${short(latitude)}&mlon=${short(longitude)}#map=12/${short(latitude)}/${short(longitude)}`
