import { toMap, WHOLE_MAP, ZOOM_STEP, zoomed } from '@shared/map/projection'
import { clustersOf, densest, viewApart } from '@site/map/clusters'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const place = fc.record({
  latitude: fc.double({ min: -6.3, max: 6.5, noNaN: true }),
  longitude: fc.double({ min: 94.6, max: 108.9, noNaN: true }),
})

test('at any zoom, points are never closer than what a finger needs, and no place is lost', () => {
  fc.assert(
    fc.property(fc.array(place, { maxLength: 60 }), fc.double({ min: 0.5, max: 200, noNaN: true }), (places, apart) => {
      const clusters = clustersOf(places, apart)
      expect(clusters.flatMap((cluster) => cluster.places)).toHaveLength(places.length)
      for (const [index, a] of clusters.entries())
        for (const b of clusters.slice(index + 1))
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(apart)
    }),
  )
})

const toba = { latitude: 2.68, longitude: 98.88 }
const samosir = { latitude: 2.58, longitude: 98.8 }
const apartIn = ({ width }: { width: number }) => (44 * width) / 328

test('several places that are pressed come apart in the first closer view that allows it, or in none', () => {
  const [both] = clustersOf([toba, samosir], apartIn(WHOLE_MAP))
  if (!both) throw new Error('No cluster')
  const view = viewApart(WHOLE_MAP, both, apartIn)
  if (!view) throw new Error('No view')
  expect(clustersOf([toba, samosir], apartIn(view))).toHaveLength(2)
  expect(clustersOf([toba, samosir], apartIn(zoomed(view, 1 / ZOOM_STEP)))).toHaveLength(1)
  expect(view.x).toBeLessThan(toMap(samosir).x)
  expect(viewApart(WHOLE_MAP, { ...both, places: [toba, toba] }, apartIn)).toBeUndefined()
})

test('buttons enlarge where most places are, and of those nearest to the middle', () => {
  const cluster = (x: number, places: number[]) => ({ x, y: 0, places })
  const clusters = [cluster(0, [1]), cluster(10, [2, 3]), cluster(90, [4, 5])]
  expect(densest(clusters, { x: 100, y: 0 })?.x).toBe(90)
  expect(densest([], { x: 0, y: 0 })).toBeUndefined()
})
