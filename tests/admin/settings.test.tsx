import { settings as table } from '@server/db/schema/settings'
import { SETTING_GROUPS, SETTING_NAMES } from '@shared/site-settings'
import { screen, waitFor, within } from '@testing-library/react'
import type { Host } from '@tests/host'
import { expect, test } from 'vitest'
import english from '../../src/admin/i18n/en.json'
import { heading, openDashboard } from './open-dashboard'

const openSettings = async (options: Parameters<typeof openDashboard>[1] = {}) => {
  const dashboard = openDashboard('/dashboard/settings', { role: 'admin', ...options })
  await heading('Settings')
  await screen.findByRole('textbox', { name: 'Name' })
  return dashboard
}

const stored = (host: Host) => host.inDatabase(async (db) => (await db.select().from(table))[0]?.values)
const save = async (user: Awaited<ReturnType<typeof openSettings>>['user']) =>
  user.click(screen.getByRole('button', { name: 'Save settings' }))

async function fill(user: Awaited<ReturnType<typeof openSettings>>['user'], name: string, text: string) {
  const input = screen.getByRole('textbox', { name })
  await user.clear(input)
  if (text) await user.type(input, text)
}

test('the form has every setting of the table, in its groups', async () => {
  await openSettings()
  const { fields, groups } = english.settings
  for (const group of SETTING_GROUPS) expect(screen.getByRole('region', { name: groups[group] })).toBeVisible()
  for (const name of SETTING_NAMES) expect([name, screen.queryAllByText(fields[name]).length > 0]).toEqual([name, true])
})

test('a save stores what has been changed, and nothing else', async () => {
  const { user, host } = await openSettings()
  await fill(user, 'Name', 'Mata Sumatra')
  await fill(user, 'Contact addresses', 'a@mata.id{enter}b@mata.id{enter}')
  await save(user)
  expect(await screen.findByText('Settings saved. The site shows them now.')).toBeVisible()
  expect(await stored(host)).toEqual({ name: 'Mata Sumatra', contact_emails: ['a@mata.id', 'b@mata.id'] })
  await fill(user, 'Name', '')
  await save(user)
  await waitFor(async () => expect(await stored(host)).toEqual({ contact_emails: ['a@mata.id', 'b@mata.id'] }))
})

test('a colour that is hard to read is refused at its field', async () => {
  const { user, host } = await openSettings()
  await fill(user, 'On light paper', '#f0a58e')
  await fill(user, 'On dark paper', '#f0a58e')
  await save(user)
  expect(await screen.findByText(/hard to read/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'On light paper' })).toBeInvalid()
  expect(screen.getByRole('textbox', { name: 'On dark paper' })).toBeValid()
  expect(await stored(host)).toBeUndefined()
})

test('what the environment decides is shown, and cannot be changed', async () => {
  await openSettings({ env: { CONTACT_EMAILS: 'a@mata.id' } })
  const contacts = screen.getByRole('textbox', { name: 'Contact addresses' })
  expect(contacts).toBeDisabled()
  expect(contacts).toHaveValue('a@mata.id')
  expect(screen.getByText('The server’s setting CONTACT_EMAILS decides this.')).toBeVisible()
})

test('the parts of the home page are moved and left out', async () => {
  const { user, host } = await openSettings()
  await user.click(screen.getByRole('button', { name: 'Move Featured Partners up' }))
  await user.click(screen.getByRole('checkbox', { name: 'Banner' }))
  await save(user)
  await screen.findByText('Settings saved. The site shows them now.')
  expect(await stored(host)).toEqual({ home_strips: ['partners', 'destinations', 'latest', 'events'] })
})

test('a translation is saved beside its original', async () => {
  const { user, host } = openDashboard('/dashboard/settings/translations/id', { role: 'admin' })
  const tagline = await screen.findByRole('textbox', { name: 'Tagline' })
  expect(screen.getAllByText('Original: Sustainable Geotourism from the Land of Legends.')[0]).toBeVisible()
  await user.type(tagline, 'Perjalanan pelan')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Translation saved successfully!')
  const nav = screen.getByRole('navigation', { name: 'Languages' })
  expect(await within(nav).findByRole('link', { name: /Bahasa Indonesia/ })).toBeVisible()
  expect(host.calls).toContain('PUT /api/settings/translations/:language')
})

test('others than administrators have no such screen', async () => {
  openDashboard('/dashboard/settings', { role: 'editor' })
  expect(await screen.findByText("You don't have permission to access this page.")).toBeVisible()
})
