/** The lines and summits on the sheets of the whole island (longitude, latitude). */
import type { Point } from './height-field.js'

/** The Sumatran Fault, from the Andaman Sea to the Sunda Strait. */
export const FAULT: Point[] = [
  [94.6, 6.3], [95.15, 5.75], [95.45, 5.4], [95.85, 5.05], [96.3, 4.7], [96.75, 4.35], [97.25, 3.98], [97.75, 3.55], [98.05, 3.1],
  [98.35, 2.68], [98.72, 2.25], [99.0, 1.9], [99.2, 1.5], [99.45, 1.05], [99.75, 0.65], [100.1, 0.22], [100.3, -0.15], [100.45, -0.45],
  [100.65, -0.8], [100.9, -1.15], [101.12, -1.5], [101.38, -1.98], [101.75, -2.5], [102.2, -3.05], [102.6, -3.55], [103.0, -4.05],
  [103.45, -4.45], [103.9, -4.82], [104.3, -5.22], [104.58, -5.55], [104.8, -5.95], [104.95, -6.35],
]

/** The Sunda Trench, where the Indo-Australian plate goes down. */
export const TRENCH: Point[] = [
  [91.8, 7.6], [92.6, 5.6], [93.6, 3.6], [94.9, 1.95], [96.1, 0.7], [97.0, -0.8], [97.8, -2.2], [98.9, -3.7], [100.3, -5.1],
  [101.9, -6.3], [103.6, -7.4], [105.6, -8.4],
]

export const VOLCANOES: { name: string; place: Point; metres: number }[] = [
  { name: 'Seulawah', place: [95.66, 5.45], metres: 1810 },
  { name: 'Peuet Sague', place: [96.33, 4.91], metres: 2801 },
  { name: 'Burni Telong', place: [96.82, 4.77], metres: 2624 },
  { name: 'Sinabung', place: [98.39, 3.17], metres: 2460 },
  { name: 'Sibayak', place: [98.53, 3.25], metres: 2212 },
  { name: 'Pusuk Buhit', place: [98.65, 2.61], metres: 1972 },
  { name: 'Sorik Marapi', place: [99.54, 0.69], metres: 2145 },
  { name: 'Talakmau', place: [99.98, 0.08], metres: 2912 },
  { name: 'Marapi', place: [100.47, -0.38], metres: 2885 },
  { name: 'Singgalang', place: [100.33, -0.39], metres: 2877 },
  { name: 'Talang', place: [100.68, -0.98], metres: 2597 },
  { name: 'Kerinci', place: [101.26, -1.7], metres: 3805 },
  { name: 'Sumbing', place: [101.73, -2.41], metres: 2507 },
  { name: 'Kaba', place: [102.61, -3.52], metres: 1952 },
  { name: 'Dempo', place: [103.13, -4.03], metres: 3173 },
  { name: 'Sekincau', place: [104.32, -5.12], metres: 1718 },
  { name: 'Tanggamus', place: [104.67, -5.42], metres: 2100 },
  { name: 'Rajabasa', place: [105.63, -5.78], metres: 1281 },
  { name: 'Anak Krakatau', place: [105.42, -6.1], metres: 150 },
]
