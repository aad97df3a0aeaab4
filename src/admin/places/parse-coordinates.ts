import type { Coordinates } from '@shared/map/projection'

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d{1,20})?)`

/** How links to maps contain a point. That of the pin comes before the middle of the map. */
const LINKS = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`[?&]mlat=${NUMBER}&mlon=${NUMBER}`),
  new RegExp(`(?:geo:|[?&](?:q|ll|query|destination)=(?:loc:)?)${NUMBER},[ +]?${NUMBER}`),
  new RegExp(`@${NUMBER},${NUMBER}`),
  new RegExp(String.raw`#map=[\d.]{1,9}/${NUMBER}/${NUMBER}`),
]

/** One coordinate: degrees, maybe minutes and seconds, maybe with a hemisphere before or after them. */
const part = (hemispheres: string) =>
  String.raw`([${hemispheres}]?)\s?([+-]?\d{1,3}(?:\.\d{1,20})?)\s?[°º]?\s?(?:(\d{1,2}(?:\.\d{1,20})?)['’′]\s?)?(?:(\d{1,2}(?:\.\d{1,20})?)["”″]\s?)?([${hemispheres}]?)`

const PAIR = new RegExp(String.raw`^${part('NS')}[,;\s]{1,3}${part('EW')}$`, 'i')

/** Longer texts are no coordinates, nor a link to a map. */
const MAX_LENGTH = 2000

function degrees([before = '', whole = '', minutes = '0', seconds = '0', after = '']: (string | undefined)[]) {
  const size = Math.abs(Number(whole)) + Number(minutes) / 60 + Number(seconds) / 3600
  const isNegative = whole.startsWith('-') || /[SW]/i.test(before + after)
  return Number((isNegative ? -size : size).toFixed(6))
}

/** In many languages a comma precedes the decimals: `1,697° S; 101,264° E`. */
const withPoints = (text: string) =>
  !text.includes('.') && text.match(/\d,\d/g)?.length === 2 ? text.replace(/(\d),(\d)/g, '$1.$2') : text

function readPair(text: string) {
  for (const pattern of LINKS) {
    const [, latitude, longitude] = pattern.exec(text) ?? []
    if (latitude && longitude) return { latitude: degrees(['', latitude]), longitude: degrees(['', longitude]) }
  }
  const found = PAIR.exec(withPoints(text))
  return found && { latitude: degrees(found.slice(1, 6)), longitude: degrees(found.slice(6, 11)) }
}

/**
 * The coordinates in what was pasted: `-1.697, 101.264`, `1.697° S, 101.264° E`, `1°41'49"S 101°15'50"E`, a `geo:` address, or
 * the link of a map. Undefined if there are none on earth.
 */
export function parseCoordinates(pasted: string): Coordinates | undefined {
  if (pasted.length > MAX_LENGTH) return undefined
  const text = pasted.replace(/−/g, '-').replace(/''/g, '"').replace(/%2C/gi, ',').trim()
  const found = readPair(text)
  return found && Math.abs(found.latitude) <= 90 && Math.abs(found.longitude) <= 180 ? found : undefined
}
