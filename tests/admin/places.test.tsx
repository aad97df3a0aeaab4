import { places } from '@server/db/schema/places'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { heading, openDashboard, paste } from './open-dashboard'

const field = (name: string) => screen.findByRole('textbox', { name })
const number = (name: string) => screen.findByRole('spinbutton', { name })

test('a place is created as a draft with pasted coordinates and practical texts, previewed, and translated', async () => {
  const { user, host } = openDashboard('/dashboard/places/create', {})
  await paste(user, await field('Name'), 'Mount Kerinci')
  await user.click(await screen.findByRole('combobox', { name: 'Kind' }))
  await user.click(await screen.findByRole('option', { name: 'Volcano' }))
  await paste(user, await field('Summary'), 'The highest volcano')
  await paste(user, await field('Paste coordinates'), '1.697° S, 101.264° E')
  expect(await number('Latitude')).toHaveValue(-1.697)
  expect(await number('Longitude')).toHaveValue(101.264)
  const map = screen.getByRole('application', { name: /^Map/ })
  fireEvent.keyDown(map, { key: 'ArrowRight' })
  expect(await number('Longitude')).toHaveValue(101.364)
  fireEvent.keyDown(map, { key: 'ArrowLeft' })
  expect(await number('Longitude')).toHaveValue(101.264)
  await paste(user, await field('When to go'), 'June to September')
  await user.click(await screen.findByRole('combobox', { name: 'Status' }))
  await user.click(await screen.findByRole('option', { name: 'Draft' }))
  await user.click(screen.getByRole('button', { name: 'Create' }))
  expect(await screen.findByText('Place created successfully')).toBeVisible()
  expect(await host.rows('places')).toMatchObject([
    {
      name: 'Mount Kerinci',
      kind: 'volcano',
      latitude: -1.697,
      longitude: 101.264,
      slug: 'mount-kerinci',
      status: 'draft',
    },
  ])

  await user.click(await screen.findByRole('link', { name: 'Edit Mount Kerinci' }))
  expect(await screen.findByRole('link', { name: 'View on the site' })).toHaveAttribute('href', '/places/mount-kerinci')
  await user.click(await screen.findByRole('button', { name: 'Add language' }))
  await user.click(await screen.findByRole('menuitem', { name: /^Bahasa Indonesia/ }))
  await heading('Translation into Bahasa Indonesia')
  expect(
    within(await screen.findByRole('region', { name: 'English (original)' })).getByText('June to September'),
  ).toBeVisible()
  await paste(user, await field('Name'), 'Gunung Kerinci')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Summary is required')).toBeVisible()
  await paste(user, await field('Summary'), 'Gunung api tertinggi')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Translation saved successfully!')).toBeVisible()
  const languages = within(screen.getByRole('navigation', { name: 'Languages' }))
  expect(await languages.findByRole('link', { name: 'Bahasa Indonesia' })).toHaveAttribute('aria-current', 'page')
  expect(await host.rows('placeTranslations')).toMatchObject([
    { language: 'id', name: 'Gunung Kerinci', summary: 'Gunung api tertinggi', version: 1 },
  ])

  await user.click(await screen.findByRole('link', { name: 'History' }))
  await heading('History')
  const version = within(await screen.findByRole('region', { name: 'Comparison' }))
  for (const text of ['Summary', 'Gunung api tertinggi']) expect(await version.findByText(text)).toBeVisible()
})

const NOTICE = { id: 'path', text: 'The path is closed', severity: 'caution' as const, checked_on: '2026-01-01' }

function withNotice(path: string) {
  const dashboard = openDashboard(path, {})
  dashboard.host.inDatabase((db) =>
    db.insert(places).values({
      id: 7,
      name: 'Kerinci',
      slug: 'kerinci',
      kind: 'volcano',
      latitude: -1.7,
      longitude: 101.3,
      summary: 'A volcano',
      practical: {},
      notices: [NOTICE],
      created_at: new Date(),
      updated_at: new Date(),
    }),
  )
  return dashboard
}

test('an edited notice keeps its id, and the volcano gets a level', async () => {
  const { user, host } = withNotice('/dashboard/places/7')
  await user.click(await screen.findByRole('combobox', { name: 'Severity' }))
  await user.click(await screen.findByRole('option', { name: 'Closed' }))
  await user.click(screen.getByRole('combobox', { name: 'Volcano alert level' }))
  await user.click(await screen.findByRole('option', { name: /^II / }))
  await user.click(screen.getByRole('button', { name: 'Update' }))
  expect(await screen.findByText('Place updated successfully')).toBeVisible()
  expect(await host.rows('places')).toMatchObject([
    { volcano_level: 2, months: [], notices: [{ ...NOTICE, severity: 'closed' }] },
  ])
})

test('the text of a notice is translated beside the original', async () => {
  const { user, host } = withNotice('/dashboard/places/7/translations/id')
  await paste(user, await field('Name'), 'Kerinci')
  await paste(user, await field('Summary'), 'Gunung api')
  await paste(user, await field('What readers need to know'), 'Jalur ditutup')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Translation saved successfully!')).toBeVisible()
  expect(await host.rows('placeTranslations')).toMatchObject([{ notices: [{ id: 'path', text: 'Jalur ditutup' }] }])
})

test('a notice that is due is checked with one press on the overview', async () => {
  const { user, host } = withNotice('/dashboard')
  await user.click(await screen.findByRole('button', { name: 'Checked today, unchanged: Kerinci' }))
  expect(await screen.findByText('The notice now carries today’s date')).toBeVisible()
  const [place] = await host.rows('places')
  expect(place?.notices[0]?.checked_on).not.toBe(NOTICE.checked_on)
})

test('mistakes in a notice and in coordinates appear at their fields, before anything is sent', {
  tags: 'sweep',
}, async () => {
  const { user, host } = openDashboard('/dashboard/places/create', {})
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Place' }))
  await user.click(await dialog.findByRole('button', { name: 'Add' }))
  await user.type(await number('Latitude'), '91')
  fireEvent.change(dialog.getByLabelText('Valid from'), { target: { value: '2026-12-02' } })
  fireEvent.change(dialog.getByLabelText('Valid until'), { target: { value: '2026-12-01' } })
  await user.click(dialog.getByRole('button', { name: 'Create' }))
  for (const message of [
    'Choose a severity for the notice',
    'A notice cannot end before it begins',
    'Latitude must be from -90 to 90 degrees',
    'Longitude is required',
  ])
    expect(await dialog.findByText(message)).toBeVisible()
  expect(host.countOf('POST /api/places')).toBe(0)
})
