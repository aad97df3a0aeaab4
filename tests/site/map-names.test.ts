import { type Name, placeNames } from '@site/map/labels'
import { expect, test } from 'vitest'

const frame = { width: 300, height: 270 }
const name = (key: string, x: number, y: number, text = key): Name => ({ key, text, x, y, size: 14, gap: 14 })

test('a name stands on the side of its point where there is room', () => {
  const names = placeNames([name('Pulau Weh', 20, 40), name('Belitong', 290, 200)], frame, [])
  expect(names.get('Pulau Weh')?.textAnchor).toBe('start')
  expect(names.get('Belitong')?.textAnchor).toBe('end')
})

test('of names that would overlap, those of more weight come first, and others are left out', () => {
  const crowd = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => name(String(n), 100, 100 + n, 'A place beside the lake'))
  const names = placeNames([name('Lake Toba', 100, 100), ...crowd], frame, [])
  expect(names.has('Lake Toba')).toBe(true)
  expect(names.size).toBeLessThan(crowd.length)
  const taken = { key: 'Samosir', box: { left: 90, right: 110, top: 90, bottom: 110 } }
  expect(placeNames([{ ...name('Lake', 100, 100), gap: undefined }], frame, [taken]).size).toBe(0)
})
