import { parseCoordinates } from '@admin/places/parse-coordinates'
import { expect, test } from 'vitest'

const kerinci = { latitude: -1.697, longitude: 101.264 }

test.each([
  '-1.697, 101.264',
  '−1.697 101.264',
  '1.697° S, 101.264° E',
  'geo:-1.697,101.264?z=12',
  'https://www.google.com/maps/@-1.697,101.264,13z',
  'https://www.google.com/maps/place/Kerinci/?q=-1.697%2C101.264',
  'https://www.openstreetmap.org/?mlat=1&query=-1.697,101.264',
])('the coordinates in %s are read', (text) => {
  expect(parseCoordinates(text)).toEqual(kerinci)
})

test('minutes and seconds are read', () => {
  expect(parseCoordinates(`1°41'49"S 101°15'50"E`)).toEqual({ latitude: -1.696944, longitude: 101.263889 })
})

test.each(['', 'Mount Kerinci', '95, 101', '-1.697', `1, 181`, '1'.repeat(600)])('%s has no coordinates', (text) => {
  expect(parseCoordinates(text)).toBeUndefined()
})
