import { screen, waitFor, within } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { startHost } from '@tests/host'
import { expect, test } from 'vitest'
import { renderSite } from './render-site'

const place = {
  id: 7,
  kind: 'places',
  title: 'Danau Toba',
  title_snippet: 'Danau \ue000Toba\ue001',
  lang: 'id',
  url: '/places/danau-toba',
  snippet: 'A lake in a \ue000caldera\ue001',
  found_in: 'en',
}
const page = { id: 8, kind: 'pages', title: 'Rules', url: '/pages/rules', snippet: 'Of the caldera', found_in: 'en' }
const event = { ...page, id: 9, kind: 'events', title: 'Clean-up', url: '/events/9' }

function startFinding(results: object[], corrected?: string) {
  const host = startHost({ articles: [makeArticle({ title: 'Toba' })] })
  host.replyNext('GET /api/search', () => Response.json({ results, total: results.length, corrected }))
  return host
}

test('a search shows places, events and pages above the articles, each with its kind and what was found', async () => {
  renderSite('/articles?q=toba', {}, startFinding([place, page, event]))
  const section = within(await screen.findByRole('region', { name: 'Places, events and pages' }))
  expect(section.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'PlaceDanau TobaA lake in a caldera',
    'PageRulesOf the caldera',
    'EventClean-upOf the caldera',
  ])
  expect(section.getByRole('link', { name: 'Danau Toba' })).toHaveAttribute('href', '/places/danau-toba')
  expect(section.getByRole('link', { name: 'Clean-up' })).toHaveAttribute('href', '/events/9')
  expect(section.getAllByText(/Toba|caldera/, { selector: 'mark' })).toHaveLength(2)
  expect(screen.getByRole('heading', { name: 'Toba' })).toBeVisible()
})

test('more than four of them are shown on request', async () => {
  const places = Array.from({ length: 6 }, (_, id) => ({ ...place, id, title: `Lake ${id}`, title_snippet: undefined }))
  const { user } = renderSite('/articles?q=toba', {}, startFinding(places))
  await screen.findByRole('link', { name: 'Lake 0' })
  expect(screen.getByText('Lake 5')).not.toBeVisible()
  await user.click(screen.getByText('Show all (6)'))
  expect(screen.getByText('Lake 5')).toBeVisible()
})

test('what is found without articles is no empty list, and names what was searched for', async () => {
  renderSite('/articles?q=calderra', {}, startFinding([page], 'caldera'))
  expect(await screen.findByRole('link', { name: 'Rules' })).toBeVisible()
  expect(screen.queryByText('No articles found')).toBeNull()
  expect(screen.getByText('caldera', { selector: 'strong' })).toBeVisible()
})

test('corrected words find nothing beside articles that have the words as typed', async () => {
  renderSite('/articles?q=toba', {}, startFinding([page], 'tuba'))
  expect(await screen.findByRole('heading', { name: 'Toba' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Rules' })).toBeNull()
})

test('a host without the call shows articles only', async () => {
  renderSite('/articles?q=keri', { kind: 'table-only', articles: [makeArticle({ title: 'Kerinci' })] })
  expect(await screen.findByRole('heading', { name: 'Kerinci' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
})
