import { places } from '@server/db/schema/places'
import { readerTrips } from '@server/db/schema/readers'
import { TOKEN_KEY } from '@shared/client'
import { readTrip, storeTrip } from '@shared/reader/trip-store'
import { loadFrom } from '@site/i18n/i18n'
import { screen, waitFor, within } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { startHost } from '@tests/host'
import { takeComplaints } from '@tests/setup'
import { beforeEach, expect, test } from 'vitest'
import { renderOnServer } from './first-page'
import { renderSite } from './render-site'

await loadFrom('trip')('en')

type Values = Partial<typeof places.$inferInsert>

const place = (slug: string, name: string, values: Values = {}) => ({
  name,
  slug,
  kind: 'lake' as const,
  latitude: 2.68,
  longitude: 98.88,
  summary: 'Water',
  practical: {},
  notices: [],
  ...values,
})

const closed = {
  text: 'Shut until May',
  severity: 'closed' as const,
  source_url: null,
  valid_from: null,
  valid_until: null,
  checked_on: new Date().toISOString().slice(0, 10),
}

/** A host with three places around Lake Toba. */
function startToba() {
  const host = startHost({ articles: [makeArticle({ id: 7, title: 'Around the lake' })] })
  host.inDatabase((db) =>
    db.insert(places).values([
      place('lake-toba', 'Lake Toba', { months: [5, 6], practical: { bring: 'A warm layer' } }),
      place('samosir', 'Samosir', { kind: 'island', latitude: 2.58, longitude: 98.8 }),
      place('mount-sibayak', 'Mount Sibayak', {
        kind: 'volcano',
        latitude: 3.23,
        longitude: 98.52,
        notices: [closed],
      }),
    ]),
  )
  return host
}

const keep = (stops: string, start: string | null = null) => storeTrip({ stops, start })
beforeEach(() => storeTrip({ stops: '', start: null }))

const open = async (path: string, heading = 'My trip', host = startToba()) => {
  const site = renderSite(path, {}, host)
  await screen.findByRole('heading', { level: 1, name: heading })
  return site
}

const stopsOfDay = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

test('a place is put into the trip, which leads there', async () => {
  const { user } = await open('/places/lake-toba', 'Lake Toba')
  await user.click(await screen.findByRole('button', { name: 'Add to trip' }))
  const link = await screen.findByRole('link', { name: 'In my trip' })
  expect(link).toHaveFocus()
  expect(screen.getByText('Added to your trip.')).toBeVisible()
  await user.click(link)
  expect(await screen.findByRole('heading', { level: 1, name: 'My trip' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Lake Toba' })).toBeVisible()
  expect(readTrip().stops).toBe('lake-toba')
})

test('stops are ordered by buttons, keys and the choice of a day, and the focus stays on what was pressed', async () => {
  keep('lake-toba,samosir;mount-sibayak')
  const { user } = await open('/trip')
  await screen.findByRole('link', { name: 'Samosir' })
  expect(stopsOfDay('Day 1')).toEqual(['Lake Toba', 'Samosir'])
  const press = (name: string) => user.click(screen.getByRole('button', { name }))

  await press('Move down: Samosir')
  expect(readTrip().stops).toBe('lake-toba;samosir,mount-sibayak')
  expect(screen.getByRole('button', { name: 'Move down: Samosir' })).toHaveFocus()
  expect(screen.getByText('Samosir: day 2, stop 1')).toBeInTheDocument()

  screen.getByRole('button', { name: /^Move by dragging.*Mount Sibayak$/ }).focus()
  await user.keyboard('{ArrowUp}')
  expect(readTrip().stops).toBe('lake-toba;mount-sibayak,samosir')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Day: Samosir' }), 'Day 3')
  expect(readTrip().stops).toBe('lake-toba;mount-sibayak;samosir')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Length' }), '1 day')
  expect(readTrip().stops).toBe('lake-toba,mount-sibayak,samosir')
  await press('Remove: Mount Sibayak')
  expect(stopsOfDay('Day 1')).toEqual(['Lake Toba', 'Samosir'])
  await press('Remove: Lake Toba')
  await press('Remove: Samosir')
  expect(screen.getByText(/^Nothing in your trip yet/)).toBeVisible()
})

test('a trip says first what is closed, and how far, by which boat and in which month', async () => {
  keep('lake-toba,samosir;mount-sibayak,7', '2027-01-30')
  await open('/trip')
  const warnings = within(await screen.findByRole('region', { name: 'Closed, or with care' }))
  expect(await warnings.findByText(/Shut until May/)).toBeVisible()
  expect(warnings.queryByRole('link', { name: 'Lake Toba' })).toBeNull()
  expect(screen.getByText(/^2 days · 4 stops · \d+ km in straight lines$/)).toBeVisible()
  expect(screen.getByText('Airports nearby, in a straight line: DTB 48 km, KNO 107 km')).toBeVisible()
  expect(screen.getByText('14 km in a straight line; roads are longer')).toBeVisible()
  expect(screen.getAllByText(/^Boats to Samosir: Ajibata – Tomok/)[0]).toHaveTextContent('the bridge at Pangururan')
  expect(screen.getByText(/^Not among its good months/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Day 2: 31 Jan 2027' })).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'What to bring' })).getByText('A warm layer')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Around the lake' })).toHaveAttribute('href', '/articles/7')
  const query = '?stops=lake-toba,samosir;mount-sibayak,7'
  expect(screen.getByRole('link', { name: 'Download GPX' })).toHaveAttribute('href', `/trip.gpx${query}`)
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    `/trip.ics${query}&start=2027-01-30`,
  )
})

test('what is gone says so, and what failed is tried again', async () => {
  keep('lake-toba,gone')
  const host = startToba()
  host.failNext('GET /api/places/:id', 500)
  const { user } = await open('/trip', 'My trip', host)
  expect(await screen.findByText('This didn’t load')).toBeVisible()
  expect(await screen.findByText('No longer in the magazine: gone')).toBeVisible()
  // Once for each of the effects that React's strict mode runs.
  for (const complaint of takeComplaints()) expect(complaint).toContain('Trip: 500')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Lake Toba' })).toBeVisible()
})

test('a trip in an address is somebody’s, and replaces one’s own only with a way back', async () => {
  keep('mount-sibayak')
  const { user } = await open('/trip?stops=lake-toba;samosir,mount-sibayak', 'A shared trip')
  expect(stopsOfDay('Day 2')).toEqual(['Samosir', 'Mount Sibayak'])
  expect(screen.queryByRole('button', { name: 'Remove: Samosir' })).toBeNull()
  expect(screen.getByText(/takes its place/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Keep as my trip' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'My trip' })).toBeVisible()
  expect(readTrip().stops).toBe('lake-toba;samosir,mount-sibayak')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(readTrip().stops).toBe('mount-sibayak')
})

test('a trip in an address is added to one’s own', async () => {
  keep('mount-sibayak')
  const { user } = await open('/trip?stops=lake-toba;mount-sibayak,samosir', 'A shared trip')
  await user.click(screen.getByRole('button', { name: 'Add to my trip' }))
  await screen.findByRole('heading', { level: 1, name: 'My trip' })
  expect(readTrip().stops).toBe('mount-sibayak;lake-toba;samosir')
})

test('the server renders a shared trip, and says what is no trip', async () => {
  startToba()
  const shared = await renderOnServer('/id/trip?stops=lake-toba%3Bsamosir')
  expect(shared.status).toBe(200)
  expect(shared.html).toContain('Hari 2')
  expect(shared.html).toContain('Samosir')
  expect(shared.head).toContain('noindex')
  expect((await renderOnServer('/trip?stops=Lake%20Toba')).status).toBe(404)
})

test('signing in joins the trip of this browser with that of the account, and signing out leaves nothing', async () => {
  keep('samosir')
  const host = startToba()
  const { id } = host.signIn({ role: 'user', name: 'Ana' })
  host.inDatabase((db) =>
    db.insert(readerTrips).values({ user_id: id, stops: 'lake-toba', start: null, version: 1, updated_at: new Date() }),
  )
  const { user } = await open('/trip', 'My trip', host)
  expect(await screen.findByRole('link', { name: 'Lake Toba' })).toBeVisible()
  await waitFor(async () => expect(readTrip().synced?.stops).toBe('samosir,lake-toba'))
  const stored = await host.inDatabase((db) => db.select().from(readerTrips))
  expect(stored).toMatchObject([{ stops: 'samosir,lake-toba', version: 2 }])

  await waitFor(() => expect(host.countOf('GET /api/auth/me/saved')).toBeGreaterThan(0))
  await host.rows('users')
  await user.click(screen.getByRole('button', { name: 'Ana’s account' }))
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(readTrip()).toEqual({ stops: '', start: null }))
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull()
})
