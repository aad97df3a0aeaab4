import { settingTranslations, settings as table } from '@server/db/schema/settings'
import { screen, within } from '@testing-library/react'
import { startHost } from '@tests/host'
import { takeComplaints } from '@tests/setup'
import { expect, test } from 'vitest'
import { renderOnServer } from './first-page'
import { renderSite } from './render-site'

const values = {
  name: 'Mata Sumatra',
  tagline: 'Slow journeys',
  banner_title: 'Come along',
  languages: ['en' as const, 'id' as const],
}

const hostWith = (own: object) => {
  const host = startHost()
  host.inDatabase((db) => db.insert(table).values({ id: 1, values: own, updated_at: new Date() }))
  return host
}

test('in a language that the reader goes to, the site shows what the owner has set for it', async () => {
  const host = hostWith(values)
  host.inDatabase((db) =>
    db.insert(settingTranslations).values({
      language: 'id',
      texts: { banner_title: 'Ikutlah' },
      originals: {},
      updated_at: new Date(),
    }),
  )
  renderSite('/id', {}, host)
  expect(await screen.findByRole('heading', { level: 1, name: 'Mata Sumatra' })).toBeVisible()
  expect(screen.getByText('Slow journeys')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Ikutlah' })).toBeVisible()
  expect(document.title).toBe('Slow journeys - Mata Sumatra')
})

test('only the languages that are offered can be chosen', async () => {
  const { user } = renderSite('/id', {}, hostWith(values))
  await screen.findByRole('heading', { level: 1, name: 'Mata Sumatra' })
  await user.click(await screen.findByRole('button', { name: /Bahasa Indonesia/ }))
  const list = await screen.findByRole('listbox')
  expect(
    within(list)
      .getAllByRole('option')
      .map((option) => option.getAttribute('lang')),
  ).toEqual(['en', 'id'])
})

test('on a host without settings, the site is as by default', async () => {
  renderSite('/id', {}, startHost({ kind: 'table-only' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Eye of Sumatra' })).toBeVisible()
})

test('a page without its settings is not kept', async () => {
  const host = startHost()
  host.failNext('GET /api/settings', 500)
  const page = await renderOnServer('/')
  expect(takeComplaints()).toEqual(['Settings: 500 Arranged to fail with 500'])
  expect(page).toMatchObject({ status: 200, keep: false })
  expect(page.html).toContain('Eye of Sumatra')
})
