import { importLosses, importRuns } from '@server/db/schema/import'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { heading, openDashboard } from './open-dashboard'

const run = {
  id: 1,
  name: '2026-11-01-080000-ghost',
  format: 'ghost',
  source: 'ghost:blog.example',
  file_name: 'export.json',
  counts: { 'articles, published': 12, pictures: 3 },
  warnings: [],
  losses: [{ kind: 'pictures' as const, found: 4, kept: 3, changed: 0, lost: 1, places: [] }],
  created_at: new Date('2026-11-01T08:00:00Z'),
}

test('an admin sees what imports brought and lost, and where', async () => {
  const { host } = openDashboard('/dashboard/imports', { role: 'admin' })
  await host.inDatabase(async (db) => {
    await db.insert(importRuns).values(run)
    await db.insert(importLosses).values({
      run_id: 1,
      kind: 'pictures',
      text: 'it has more than 5 MB',
      address: 'https://blog.example/big.png',
      title: 'The crater',
      new_address: '/articles/7',
    })
  })
  expect(await heading('Imports')).toBeInTheDocument()
  const table = await screen.findByRole('table', { name: 'ghost:blog.example' })
  const cells = within(within(table).getAllByRole('row')[1] as HTMLElement).getAllByRole('cell')
  expect(cells.map((cell) => cell.textContent)).toEqual(['4', '3', '0', '1'])
  await userEvent.click(screen.getByRole('link', { name: 'Show the one that was changed or lost' }))
  expect(await screen.findByRole('link', { name: 'The crater' })).toHaveAttribute('href', '/dashboard/articles/7')
  expect(screen.getByRole('link', { name: 'https://blog.example/big.png' })).toBeInTheDocument()
})
