import type { Coordinates } from '@shared/map/projection'

/** One coordinate: degrees, maybe minutes and seconds, maybe a hemisphere after it. */
const PART = String.raw`([+-]?\d{1,3}(?:\.\d{1,15})?)(?:°|º)?\s?(?:(\d{1,2}(?:\.\d{1,15})?)['’′]\s?)?(?:(\d{1,2}(?:\.\d{1,15})?)["”″]\s?)?([NSEW])?`

const PAIR = new RegExp(`${PART}[,;\\s]{1,3}${PART}`, 'i')

/** Longer texts are no coordinates, nor a link to a map. */
const MAX_LENGTH = 500

function degrees(whole = '', minutes = '0', seconds = '0', hemisphere = '') {
  const size = Math.abs(Number(whole)) + Number(minutes) / 60 + Number(seconds) / 3600
  const isNegative = whole.startsWith('-') || /[SW]/i.test(hemisphere)
  return Number((isNegative ? -size : size).toFixed(6))
}

/**
 * The coordinates in what was pasted: `-1.697, 101.264`, `1.697° S, 101.264° E`, `1°41'49"S 101°15'50"E`, a `geo:` address, or
 * the link of a map. Undefined if there are none on earth.
 */
export function parseCoordinates(pasted: string): Coordinates | undefined {
  if (pasted.length > MAX_LENGTH) return undefined
  // In links the point of the map stands after an @, or as the value of a parameter.
  const text = pasted.replace(/−/g, '-').replace(/%2C/gi, ',').trim()
  const inLink = /(?:@|[?&](?:q|ll|query)=|geo:)(-?\d.*)/.exec(text)?.[1]
  const match = PAIR.exec(inLink ?? text)
  if (!match) return undefined
  const latitude = degrees(match[1], match[2], match[3], match[4])
  const longitude = degrees(match[5], match[6], match[7], match[8])
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}
