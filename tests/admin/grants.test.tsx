import { screen, within } from '@testing-library/react'
import { makeNewsletter } from '@tests/factories/newsletter'
import { grant } from '@tests/grant'
import { expect, test } from 'vitest'
import { heading, openDashboard, rowWith } from './open-dashboard'

const draft = makeNewsletter({ id: 3, subject: 'Craters of the north' })

test('marketing has neither a menu entry nor access for newsletters', async () => {
  openDashboard('/dashboard/newsletter', { role: 'marketing', newsletters: [draft] })

  await heading('Access Denied')
  expect(screen.queryByRole('link', { name: 'Newsletter' })).not.toBeInTheDocument()
})

test('a grant in the permission table is enough to show the menu entry, the screen and its buttons', async () => {
  grant('marketing', { newsletters: { list: 'any', show: 'any', create: 'any', send: 'any' } })
  const { user } = openDashboard('/dashboard', { role: 'marketing', newsletters: [draft], withLayout: true })

  expect(await screen.findByRole('link', { name: 'Write newsletter' })).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Newsletter' }))

  await heading('Newsletter')
  const row = within(await rowWith('Craters of the north'))
  expect(await row.findByRole('button', { name: /Send .* to all/ })).toBeInTheDocument()
  expect(row.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument()
  expect(row.queryByRole('link', { name: /^Edit/ })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'New newsletter' })).toBeInTheDocument()
})

test('a newsletter is written only with the grant to create one, and opened only with that to edit it', async () => {
  grant('marketing', { newsletters: { list: 'any', show: 'any', edit: 'any' } })
  openDashboard('/dashboard/newsletter', { role: 'marketing', newsletters: [draft] })

  const row = within(await rowWith('Craters of the north'))
  expect(await row.findByRole('link', { name: 'Edit Craters of the north' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'New newsletter' })).not.toBeInTheDocument()
})
