import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openDashboard, paste } from './open-dashboard'

const field = (name: string) => screen.findByRole('textbox', { name })
const number = (name: string) => screen.findByRole('spinbutton', { name })

test('a place is created with pasted coordinates, practical texts and a notice', async () => {
  const { user, host } = openDashboard('/dashboard/places/create', {})
  await paste(user, await field('Name'), 'Mount Kerinci')
  await user.click(await screen.findByRole('combobox', { name: 'Kind' }))
  await user.click(await screen.findByRole('option', { name: 'Volcano' }))
  await paste(user, await field('Summary'), 'The highest volcano')
  await paste(user, await field('Paste coordinates'), '1.697° S, 101.264° E')
  expect(await number('Latitude')).toHaveValue(-1.697)
  expect(await number('Longitude')).toHaveValue(101.264)
  await paste(user, await field('When to go'), 'June to September')
  await user.click(screen.getByRole('button', { name: 'Create' }))
  expect(await screen.findByText('Place created successfully')).toBeVisible()
  expect(await screen.findByText('Mount Kerinci')).toBeVisible()
  expect(await host.rows('places')).toMatchObject([
    { name: 'Mount Kerinci', kind: 'volcano', latitude: -1.697, longitude: 101.264, slug: 'mount-kerinci' },
  ])
})

test('a mistake in a notice appears at its field', async () => {
  const { user } = openDashboard('/dashboard/places/create', {})
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Place' }))
  await user.click(await dialog.findByRole('button', { name: 'Add' }))
  await user.click(dialog.getByRole('button', { name: 'Create' }))
  expect(await dialog.findByText('Choose what the notice means')).toBeVisible()
  expect(dialog.getByText('Latitude is required')).toBeVisible()
})
