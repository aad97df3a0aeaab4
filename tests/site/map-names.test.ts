import { placeLabels } from '@site/places/map-labels'
import { expect, test } from 'vitest'

const at = (id: number, name: string, latitude: number, longitude: number) => ({ id, name, latitude, longitude })
const toba = at(1, 'Lake Toba', 2.68, 98.88)
const samosir = at(2, 'Samosir', 2.58, 98.8)
const weh = at(3, 'Pulau Weh', 5.83, 95.3)
const belitong = at(4, 'Belitong', -2.87, 108.9)

test('a name stands on the side of its point where there is room', () => {
  const labels = placeLabels([weh, belitong], 24, 1)
  expect(labels.get(weh.id)?.textAnchor).toBe('start')
  expect(labels.get(belitong.id)?.textAnchor).toBe('end')
})

test('of names that would overlap some are left out, until the map is enlarged', () => {
  const crowd = [toba, samosir, ...[5, 6, 7, 8].map((id) => at(id, 'A place beside the lake', 2.6 + id / 100, 98.85))]
  expect(placeLabels(crowd, 24, 1).size).toBeLessThan(crowd.length)
  expect(placeLabels([toba, samosir], 24, 0.1).size).toBe(2)
})
