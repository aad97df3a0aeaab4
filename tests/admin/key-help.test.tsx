import { EDITOR_KEYS } from '@admin/editor/editor-keys'
import { DASHBOARD_KEYS, matches, namesOf } from '@admin/keys/keys'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { heading, openDashboard } from './open-dashboard'

const tables = [DASHBOARD_KEYS, EDITOR_KEYS]
const help = { key: '?', shiftKey: true }

test('a question mark outside of texts lists every key of the tables, and Escape closes the list', async () => {
  const { user } = openDashboard('/dashboard/users/create', { role: 'admin', withLayout: true })
  const name = await screen.findByRole('textbox', { name: 'Name' })
  fireEvent.keyDown(name, help)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await heading('User Management')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Search' }), help)
  expect(screen.queryByRole('dialog')).toBeNull()

  fireEvent.keyDown(document.body, help)
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  const shown = dialog.getAllByRole('row').map((row) => [...row.querySelectorAll('kbd')].map((key) => key.textContent))
  expect(shown).toEqual(tables.flatMap((table) => Object.values(table).map((keys) => namesOf(keys))))
  const labels = dialog.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(labels.filter((label) => !label || label.includes('keys.'))).toEqual([])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the menu of the user opens the same list', { tags: 'sweep' }, async () => {
  const { user } = openDashboard('/dashboard', { role: 'membership', withLayout: true })
  await heading('Welcome, Dewi Anggraini')
  await user.click(screen.getByRole('button', { name: 'Profile' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' }))
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})

test('no two commands of the dashboard and of the text have the same key', () => {
  const pressed = (combination: string) => {
    const parts = combination.split('+')
    const has = (name: string) => parts.includes(name)
    return { key: parts.at(-1) ?? '', ctrlKey: has('Mod'), metaKey: false, altKey: has('Alt'), shiftKey: has('Shift') }
  }
  // These work outside of texts.
  const { help: _, find: _find, ...everywhere } = DASHBOARD_KEYS
  for (const combination of Object.values(everywhere).flat())
    expect(Object.values(EDITOR_KEYS).filter((keys) => matches(pressed(combination), keys))).toEqual([])
})
