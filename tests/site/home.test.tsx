import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startHost } from './host'
import { renderSite } from './render-site'

test('the hero names the magazine, what it is about, and where', async () => {
  startHost()
  renderSite('/')

  expect(await screen.findByRole('heading', { level: 1, name: 'Eye of Sumatra' })).toBeVisible()
  expect(screen.getByText('Sustainable Geotourism from the Land of Legends.')).toBeVisible()
})
