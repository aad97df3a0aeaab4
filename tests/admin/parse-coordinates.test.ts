import { parseCoordinates } from '@admin/places/parse-coordinates'
import { expect, test } from 'vitest'

const kerinci = { latitude: -1.697, longitude: 101.264 }

test.each([
  '-1.697, 101.264',
  ' −1.697 101.264\n',
  '1.697° S, 101.264° E',
  'S 1.697° E 101.264°',
  '-1,697; 101,264',
  '1,697° S, 101,264° E',
  `1°41.82'S 101°15.84'E`,
  `1° 41' 49.2'' S, 101° 15' 50.4'' E`,
  'geo:-1.697,101.264?z=12',
  'https://www.google.com/maps/@-1.697,101.264,13z',
  'https://www.google.com/maps/place/Kerinci/@-1.6,101.2,9z/data=!3m1!4b1!4m6!8m2!3d-1.697!4d101.264!16s',
  'https://www.google.com/maps/place/Kerinci/?q=-1.697%2C101.264',
  'https://www.google.com/maps/search/?api=1&query=-1.697,101.264',
  'https://maps.google.com/?q=loc:-1.697,101.264',
  'https://www.openstreetmap.org/?mlat=-1.697&mlon=101.264#map=9/-1.6/101.2',
  'https://www.openstreetmap.org/#map=12/-1.697/101.264',
])('the coordinates in %s are read', (text) => {
  expect(parseCoordinates(text)).toEqual(kerinci)
})

test('degrees without decimals are not taken for decimals', () => {
  expect(parseCoordinates('-0.6, 100.1')).toEqual({ latitude: -0.6, longitude: 100.1 })
  expect(parseCoordinates('2,98')).toEqual({ latitude: 2, longitude: 98 })
})

test.each([
  '',
  'Mount Kerinci',
  '95, 101',
  '-1.697',
  '1, 181',
  '101.264° E, 1.697° S',
  'https://maps.app.goo.gl/abc',
  '1'.repeat(3000),
])('%s has no coordinates', (text) => {
  expect(parseCoordinates(text)).toBeUndefined()
})
