import { type Coordinates, type MapPoint, toMap } from './projection'

/**
 * What travellers look for on the map besides our places. Towns and airports stand where Natural Earth has them (public domain), to a
 * hundredth of a degree. The shores of the lakes are drawn by hand from coordinates, as for our illustrations. So are roads and ferries,
 * through the towns and harbours that they connect: they show where something leads, not its bends.
 */

/** Points as "longitude,latitude", joined by straight lines. */
function points(text: string): MapPoint[] {
  return text.split(' ').map((pair) => {
    const [longitude = 0, latitude = 0] = pair.split(',').map(Number)
    return toMap({ latitude, longitude })
  })
}

const tenth = (units: number) => Math.round(units * 10) / 10

const pathOf = (text: string) =>
  `M${points(text)
    .map(({ x, y }) => `${tenth(x)} ${tenth(y)}`)
    .join('L')}`

const TOBA =
  '98.53,2.89 98.6,2.89 98.67,2.88 98.72,2.84 98.79,2.8 98.86,2.73 98.94,2.67 98.92,2.64 98.95,2.58 99.02,2.53 99.09,2.49 99.14,2.43 99.12,2.37 99.06,2.34 98.97,2.35 98.95,2.37 98.91,2.34 98.84,2.33 98.81,2.4 98.74,2.46 98.69,2.55 98.69,2.63 98.62,2.7 98.54,2.79 98.54,2.84'
const SAMOSIR =
  '98.74,2.76 98.8,2.72 98.83,2.69 98.87,2.68 98.87,2.65 98.9,2.59 98.95,2.52 98.97,2.49 98.92,2.45 98.87,2.44 98.79,2.5 98.73,2.55 98.7,2.6 98.71,2.64 98.69,2.7'

export const LAKE_SHORES = [
  TOBA,
  // An island in a lake is a hole in it.
  SAMOSIR,
  // Maninjau
  '100.19,-0.24 100.22,-0.26 100.23,-0.3 100.22,-0.36 100.2,-0.39 100.17,-0.37 100.15,-0.33 100.15,-0.28 100.17,-0.25',
  // Singkarak
  '100.5,-0.53 100.53,-0.54 100.57,-0.6 100.6,-0.68 100.59,-0.71 100.55,-0.68 100.51,-0.6',
  // Kerinci
  '101.45,-2.11 101.49,-2.11 101.53,-2.14 101.52,-2.18 101.48,-2.17 101.45,-2.14',
  // Ranau
  '103.87,-4.82 103.92,-4.8 103.97,-4.84 104.01,-4.88 103.97,-4.92 103.91,-4.9',
  // Laut Tawar
  '96.87,4.62 96.93,4.63 97,4.6 96.98,4.58 96.9,4.59',
]
  .map((shore) => `${pathOf(shore)}Z`)
  .join('')

/** The Trans-Sumatran highways in the east, the middle and the west, and the main roads between them. */
export const ROADS = [
  '95.32,5.55 95.96,5.38 96.7,5.2 97.14,5.18 97.97,4.47 98.67,3.59 99.16,3.33 99.62,2.98 99.83,2.1 100.42,1.65 101.2,1.1 101.45,0.53 102.55,-0.38 103.61,-1.61 104.2,-2.4 104.75,-2.98 104.83,-3.39 105.25,-4.48 105.27,-5.4 105.75,-5.87',
  '99.16,3.33 99.07,2.96 98.94,2.66 99.06,2.33 98.97,2.02 99.27,1.38 99.55,0.83 100.17,0.14 100.37,-0.31 100.65,-0.79 101.3,-1 102.12,-1.49 102.28,-2.07 102.86,-3.3 103.54,-3.79 104.17,-4.13 104.88,-4.83 105.27,-5.4',
  '95.32,5.55 95.6,4.63 96.13,4.14 97.18,3.26 98,2.65 98.6,2.1 98.78,1.74 99.27,1.38',
  '99.55,0.83 99.6,0.2 100.12,-0.63 100.36,-0.95 100.57,-1.35 101.11,-2.58 102.26,-3.8 102.9,-4.46 103.93,-5.19 104.63,-5.5 105.27,-5.4',
  '98.67,3.59 98.51,3.19 98.5,2.95 98.94,2.66',
  '98.51,3.19 97.81,3.49 97.33,3.99 96.85,4.62 96.7,5.2',
  '100.36,-0.95 100.37,-0.31 100.63,-0.22 101.45,0.53',
  '100.36,-0.95 100.65,-0.79',
  '100.57,-1.35 101.39,-2.06 102.28,-2.07 103.61,-1.61',
  '101.45,0.53 101.45,1.67',
  '104.75,-2.98 103.54,-3.79',
  '102.26,-3.8 102.86,-3.3',
  '106.11,-2.13 105.17,-2.06',
  '106.11,-2.13 106.75,-3.05',
  '107.64,-2.74 108.28,-2.87',
]
  .map(pathOf)
  .join('')

export const FERRIES = [
  // Ulee Lheue and Balohan
  '95.28,5.57 95.32,5.72 95.37,5.84',
  // Ajibata and Tomok
  '98.93,2.65 98.86,2.65',
  // Sibolga and Gunungsitoli
  '98.78,1.74 98.2,1.45 97.62,1.29',
  // Padang and Siberut
  '100.4,-1.05 99.8,-1.3 99.22,-1.6',
  // Palembang and Muntok
  '104.75,-2.98 104.85,-2.3 105.17,-2.06',
  // Bangka and Belitung
  '106.14,-2.1 106.9,-2.45 107.64,-2.74',
  // Bakauheni and Merak
  '105.75,-5.87 106,-5.93',
  // Dumai and Batam
  '101.45,1.67 102.6,1.45 103.4,1.2 103.95,1.13',
]
  .map(pathOf)
  .join('')

/** What has a name, the most important first within its kind. `rank`: 1 is named on the whole map, 3 near by only. */
export type Feature = Coordinates & { id: string; rank: 1 | 2 | 3 }

const feature =
  <Rank extends 1 | 2 | 3>(rank: Rank) =>
  <Id extends string>(id: Id, longitude: number, latitude: number) => ({ id, rank, longitude, latitude })
const [first, second, third] = [feature(1), feature(2), feature(3)]

export const TOWNS = [
  first('medan', 98.67, 3.59),
  first('padang', 100.36, -0.95),
  first('palembang', 104.75, -2.98),
  first('bandaAceh', 95.32, 5.55),
  first('pekanbaru', 101.45, 0.53),
  first('bandarLampung', 105.27, -5.4),
  first('jambi', 103.61, -1.61),
  first('bengkulu', 102.26, -3.8),
  second('bukittinggi', 100.37, -0.31),
  second('pangkalpinang', 106.11, -2.13),
  second('sibolga', 98.78, 1.74),
  second('dumai', 101.45, 1.67),
  second('lhokseumawe', 97.14, 5.18),
  second('tanjungpandan', 107.64, -2.74),
  second('batam', 104.03, 1.13),
  second('takengon', 96.85, 4.62),
  second('sungaiPenuh', 101.39, -2.06),
  second('gunungsitoli', 97.61, 1.29),
  third('parapat', 98.94, 2.66),
  third('berastagi', 98.51, 3.19),
  third('kutacane', 97.81, 3.49),
  third('payakumbuh', 100.63, -0.22),
  third('bangko', 102.28, -2.07),
  third('sabang', 95.32, 5.89),
  third('bakauheni', 105.75, -5.87),
] as const satisfies readonly Feature[]

/** Where their names stand: in their middle. */
export const LAKES = [
  second('toba', 98.62, 2.8),
  third('maninjau', 100.19, -0.32),
  third('singkarak', 100.55, -0.61),
  third('kerinci', 101.49, -2.14),
  third('ranau', 103.94, -4.86),
] as const satisfies readonly Feature[]

export const SEAS = [
  first('indianOcean', 96.8, -2.6),
  first('malacca', 100.9, 3.4),
  first('javaSea', 107.4, -4.9),
  second('southChinaSea', 106.4, 2.6),
] as const satisfies readonly Feature[]

/** By their codes (IATA), which are the same in every language. */
export const AIRPORTS = [
  second('KNO', 98.88, 3.64),
  second('PDG', 100.28, -0.79),
  second('PLM', 104.7, -2.9),
  second('BTJ', 95.42, 5.52),
  second('PKU', 101.45, 0.46),
  second('TKG', 105.18, -5.24),
  second('DJB', 103.64, -1.64),
  second('DTB', 98.99, 2.26),
  second('PGK', 106.14, -2.16),
  second('TJQ', 107.75, -2.75),
  second('BKS', 102.34, -3.86),
  second('BTH', 104.12, 1.12),
  third('GNS', 97.7, 1.17),
] as const satisfies readonly Feature[]
