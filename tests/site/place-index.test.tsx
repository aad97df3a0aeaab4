import { places } from '@server/db/schema/places'
import { screen, waitFor, within } from '@testing-library/react'
import { startHost } from '@tests/host'
import { afterEach, expect, test } from 'vitest'
import { renderSite } from './render-site'

type Row = typeof places.$inferInsert

const row = (name: string, fields: Partial<Row>): Row => ({
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  kind: 'lake',
  latitude: 2.68,
  longitude: 98.88,
  summary: `About ${name}`,
  practical: {},
  notices: [],
  ...fields,
})

const ROWS = [
  row('Lake Toba', { province: 'North Sumatra', months: [6, 7] }),
  row('Mount Kerinci', { kind: 'volcano', latitude: -1.7, longitude: 101.26, province: 'Jambi', volcano_level: 3 }),
  row('Pulau Weh', { kind: 'island', latitude: 5.83, longitude: 95.3, province: 'Aceh', months: [1] }),
]

async function open(path = '/places', rows = ROWS) {
  const host = startHost()
  host.inDatabase((db) => db.insert(places).values(rows))
  const site = renderSite(path, {}, host)
  // The map has been measured.
  await screen.findByRole('button', { name: 'Zoom in' })
  return site
}

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('places are listed by province from north to south, and the form filters them in the address', async () => {
  const { user, router, host } = await open()
  expect(names()).toEqual(['Pulau Weh', 'Lake Toba', 'Mount Kerinci'])
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Aceh', 'North Sumatra', 'Jambi']),
  )
  await user.click(screen.getByRole('checkbox', { name: 'Open now' }))
  expect(names()).toEqual(['Pulau Weh', 'Lake Toba'])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month of travel' }), 'July')
  expect(router.state.location.search).toBe('?month=7&open=1')
  expect(names()).toEqual(['Lake Toba'])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Volcano')
  expect(screen.getByText('No place fits these choices.')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Show all places' }))
  await waitFor(() => expect(names()).toHaveLength(3))
  expect(host.countOf('GET /api/places')).toBe(1)
})

test('an address chooses places, and values that mean nothing are ignored', async () => {
  const { router } = await open('/places?kind=volcano&region=Jambi&month=13')
  expect(names()).toEqual(['Mount Kerinci'])
  expect(screen.getByRole('combobox', { name: 'Kind' })).toHaveValue('volcano')
  await router.navigate('/places?kind=castle&open=2')
  await waitFor(() => expect(names()).toHaveLength(3))
  await router.navigate('/places?region=Nowhere')
  expect(await screen.findByText('No place fits these choices.')).toBeVisible()
})

test('a point of the map opens a card, Escape closes it, and the next press leads to the place', async () => {
  const { user, router } = await open()
  const map = within(screen.getByRole('region', { name: 'Map of Sumatra' }))
  const point = () => map.getByRole('link', { name: 'Mount Kerinci · Closed' })
  await user.click(point())
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/places')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  await user.click(point())
  await user.click(point())
  await waitFor(() => expect(router.state.location.pathname).toBe('/places/mount-kerinci'))
  await screen.findByRole('heading', { level: 1, name: 'Mount Kerinci' })
})

test('several places at one point come apart, and those that cannot are listed', async () => {
  const { user } = await open('/places', [
    ...ROWS,
    row('Samosir', { latitude: 2.58, longitude: 98.8 }),
    row('Tomok', {}),
  ])
  const map = within(screen.getByRole('region', { name: 'Map of Sumatra' }))
  await user.click(map.getByRole('link', { name: /^Lake Toba \+2 · / }))
  await user.click(map.getByRole('link', { name: /^Lake Toba \+1 · / }))
  const close = screen.getByRole('button', { name: 'Close' })
  const card = within(close.parentElement as HTMLElement)
  expect(card.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Lake Toba', 'Tomok'])
  await user.click(close)
  await user.click(screen.getByRole('button', { name: 'Whole island' }))
  expect(map.getByRole('link', { name: /^Lake Toba \+2 · / })).toBeVisible()
})

const realGeolocation = Object.getOwnPropertyDescriptor(navigator, 'geolocation')
afterEach(() => {
  if (realGeolocation) Object.defineProperty(navigator, 'geolocation', realGeolocation)
  else Reflect.deleteProperty(navigator, 'geolocation')
})

type Ask = Geolocation['getCurrentPosition']
const locateBy = (getCurrentPosition: Ask) =>
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })

test('a reader who asks sees the nearest places first, and their position is not sent', async () => {
  let asked = 0
  locateBy((found) => {
    asked += 1
    found({ coords: { latitude: -1, longitude: 101 } } as GeolocationPosition)
  })
  const { user, host, router } = await open()
  expect(asked).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Near me' }))
  expect(names()).toEqual(['Mount Kerinci', 'Lake Toba', 'Pulau Weh'])
  expect(screen.getByText(/83 km away/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Near me' }))
  expect(names()).toEqual(['Pulau Weh', 'Lake Toba', 'Mount Kerinci'])
  expect(router.state.location.search).toBe('')
  expect(host.sent.some(({ url }) => url.href.includes('101'))).toBe(false)
})

test('a browser that does not tell where it is leaves the list, and says why', async () => {
  locateBy((_, fail) => fail?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError))
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Near me' }))
  expect(screen.getByText(/^Your browser does not tell us where you are/)).toBeVisible()
  expect(names()).toHaveLength(3)
})
