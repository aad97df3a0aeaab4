import en from '@admin/i18n/en.json'
import { menuGroupsFor } from '@shared/menu'
import { ROLES } from '@shared/roles'
import { menuFor } from '@shared/screens'
import { screen, waitFor, within } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import { heading, openDashboard, paste } from './open-dashboard'

const NAME = 'Search and commands'

async function openPalette(options: Parameters<typeof openDashboard>[1] = {}, path = '/dashboard/profile') {
  const dashboard = openDashboard(path, { withLayout: true, ...options })
  await heading('Profile')
  await dashboard.user.click(document.body)
  await dashboard.user.keyboard('{Control>}k{/Control}')
  const palette = within(await screen.findByRole('dialog', { name: NAME }))
  const field = palette.getByRole('combobox', { name: NAME })
  return { ...dashboard, palette, field }
}

const optionsIn = (palette: Awaited<ReturnType<typeof openPalette>>['palette'], group: string) =>
  within(palette.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map((option) => option.textContent)

test.each(ROLES.filter((role) => menuFor(role).length > 0))(
  'the palette of the role %s has the screens of its menu',
  async (role) => {
    const { palette, field } = await openPalette({ role })
    await waitFor(() => expect(field).toHaveFocus())
    expect(optionsIn(palette, 'Screens')).toEqual(
      menuGroupsFor(role).flatMap(({ names }) => names.map((name) => en.screens[name])),
    )
    const actions = optionsIn(palette, 'Actions')
    expect(actions.includes('New article')).toBe(['admin', 'marketing', 'editor'].includes(role))
    expect(actions.includes('Send a newsletter')).toBe(['admin', 'editor'].includes(role))
    expect(actions.includes('Submit ad')).toBe(role === 'membership')
  },
)

test('words find screens, actions and records; arrows and Enter open one, Escape closes', async () => {
  const article = makeArticle({ title: 'The road to Tobá', status: 'draft' })
  const { user, palette, field } = await openPalette({ articles: [article] })
  await paste(user, field, 'toba road')
  const option = await palette.findByRole('option', { name: /The road to Tobá/ })
  expect(option).toHaveTextContent(/Draft · /)
  expect(palette.getByRole('group', { name: 'Articles' })).toContainElement(option)
  expect(field).toHaveAttribute('aria-activedescendant', option.id)
  expect(palette.getByRole('status')).toHaveTextContent('1 result')

  await user.clear(field)
  await paste(user, field, 'zzzzzz')
  expect(await palette.findByText('Nothing found for “zzzzzz”')).toBeVisible()
  expect(palette.queryByRole('option')).not.toBeInTheDocument()

  await user.clear(field)
  await paste(user, field, 'artic')
  await waitFor(() => expect(optionsIn(palette, 'Screens')).toEqual(['Articles']))
  await user.keyboard('{ArrowDown}')
  const chosen = palette.getByRole('option', { name: 'New article' })
  expect(field).toHaveAttribute('aria-activedescendant', chosen.id)
  await user.keyboard('{Enter}')
  expect(await heading('New Article')).toBeVisible()
  expect(screen.queryByRole('dialog', { name: NAME })).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: NAME }))
  await screen.findByRole('dialog', { name: NAME })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: NAME })).not.toBeInTheDocument())
})

test('a search that fails says so and is repeated; screens and actions stay', async () => {
  const article = makeArticle({ title: 'Delivery by boat' })
  const { user, host, palette, field } = await openPalette({ articles: [article] })
  host.failNext('GET /api/dashboard/search', 500, {})
  await paste(user, field, 'delivery')
  expect(await palette.findByRole('alert')).toBeVisible()
  expect(takeComplaints()).toEqual(['HttpError: Internal Server Error'])
  expect(palette.getByRole('option', { name: 'Delivery' })).toBeVisible()
  await user.click(palette.getByRole('button', { name: 'Try again' }))
  expect(await palette.findByRole('option', { name: /Delivery by boat/ })).toBeVisible()
  expect(palette.queryByRole('alert')).not.toBeInTheDocument()
})

test('Ctrl+K stays with texts, and a host of the specification’s table offers its screens', async () => {
  const { user } = openDashboard('/dashboard/profile', { kind: 'table-only', withLayout: true })
  await heading('Profile')
  await user.click(await screen.findByRole('textbox', { name: 'Name' }))
  await user.keyboard('{Control>}k{/Control}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: NAME }))
  const palette = within(await screen.findByRole('dialog', { name: NAME }))
  await paste(user, palette.getByRole('combobox', { name: NAME }), 'art')
  expect(await palette.findByRole('option', { name: 'Articles' })).toBeVisible()
  await waitFor(() => expect(palette.getByRole('status')).toHaveTextContent(/result/))
  expect(palette.queryByRole('option', { name: 'Media' })).not.toBeInTheDocument()
})
