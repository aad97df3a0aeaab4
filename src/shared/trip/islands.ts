import type { Coordinates } from '../map/projection'
import type { PlaceKind } from '../place-rules'

/**
 * Islands that travellers reach by boat, with the harbours on both sides; names as they are written there. Where boats leave is
 * settled, when they leave is not: pages say so, and name no times. Each island is the circles that cover it, drawn by hand.
 */
type Island = {
  name: string
  /** Latitude, longitude, radius in kilometres. */
  circles: readonly (readonly [number, number, number])[]
  /** From the larger shore to the island. */
  crossings: readonly string[]
  /** Where a road leads to it. */
  bridge?: string
  /** Boats are chartered: none runs by a timetable. */
  isChartered?: boolean
}

export const ISLANDS = [
  {
    name: 'Samosir',
    circles: [
      [2.68, 98.76, 12],
      [2.62, 98.83, 7],
      [2.54, 98.82, 13],
      [2.46, 98.86, 9],
    ],
    crossings: ['Ajibata – Tomok', 'Parapat – Tuktuk', 'Muara – Nainggolan'],
    bridge: 'Pangururan',
  },
  { name: 'Pulau Weh', circles: [[5.83, 95.3, 16]], crossings: ['Ulee Lheue – Balohan'] },
  {
    name: 'Nias',
    circles: [
      [1.3, 97.4, 45],
      [0.8, 97.8, 45],
    ],
    crossings: ['Sibolga – Gunungsitoli'],
  },
  { name: 'Simeulue', circles: [[2.6, 96.1, 60]], crossings: ['Labuhan Haji – Sinabang', 'Calang – Sinabang'] },
  {
    name: 'Mentawai',
    circles: [
      [-1.4, 98.9, 60],
      [-2.2, 99.6, 30],
      [-2.8, 100.2, 45],
    ],
    crossings: ['Padang – Tuapejat', 'Padang – Siberut'],
  },
  { name: 'Enggano', circles: [[-5.38, 102.25, 25]], crossings: ['Bengkulu – Enggano'] },
  {
    name: 'Bangka',
    circles: [
      [-1.9, 105.7, 65],
      [-2.5, 106.3, 65],
    ],
    crossings: ['Palembang – Muntok', 'Tanjung Api-Api – Muntok'],
  },
  { name: 'Belitong', circles: [[-2.9, 107.9, 55]], crossings: ['Pangkalpinang – Tanjung Pandan'] },
  {
    name: 'Krakatau',
    circles: [[-6.11, 105.42, 8]],
    crossings: ['Canti – Krakatau', 'Carita – Krakatau'],
    isChartered: true,
  },
] as const satisfies readonly Island[]

type Located = Coordinates & { kind: PlaceKind }

/** The island that a place is on; undefined on Sumatra itself. A lake, whose middle may be an island, is on none. */
export function islandOf({ kind, latitude, longitude }: Located): Island | undefined {
  if (kind === 'lake') return undefined
  return ISLANDS.find(({ circles }) =>
    circles.some(([north, east, radius]) => {
      const [dy, dx] = [(latitude - north) * KM_PER_DEGREE, (longitude - east) * KM_PER_DEGREE]
      return dx * dx + dy * dy <= radius * radius
    }),
  )
}

/** On the equator, of latitude and of longitude. */
const KM_PER_DEGREE = 111.2

/** The islands whose shore is crossed between two stops, or to the first one: its own, and then the next one's. */
export function crossingsBetween(from: Located | undefined, to: Located): Island[] {
  const [left, reached] = [from && islandOf(from), islandOf(to)]
  if (left?.name === reached?.name) return []
  return [left, reached].filter((island) => island !== undefined)
}
