import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import './editable'
import { heading, openDashboard, paste } from './open-dashboard'

const field = (name: string) => screen.findByRole('textbox', { name })
const write = async (text: string) => {
  const paragraph = await screen.findByRole('textbox', { name: 'Content: paragraph' }, { timeout: 15_000 })
  paragraph.textContent = text
}

test('a page is written in the block editor, published, found in the list and translated', {
  tags: 'sweep',
}, async () => {
  const { user, host } = openDashboard('/dashboard/pages', {})
  expect(await screen.findByText('No pages found')).toBeVisible()
  await user.click(await screen.findByRole('link', { name: 'Add Page' }))
  await heading('New Page')
  await paste(user, await field('Title'), 'Privacy')
  await paste(user, await field('Slug'), 'manage')
  await write('We store little.')
  await user.click(screen.getByRole('button', { name: 'Create' }))
  expect(await screen.findByText('This slug cannot be used. Please choose another one.')).toBeVisible()

  // react-admin logs what the server has refused.
  expect(takeComplaints()).toHaveLength(1)

  await user.clear(await field('Slug'))
  await user.click(screen.getByRole('combobox', { name: 'Status' }))
  await user.click(await screen.findByRole('option', { name: 'Published' }))
  await user.click(screen.getByRole('button', { name: 'Create' }))
  expect(await screen.findByText('Page created successfully!')).toBeVisible()
  expect(await host.rows('pages')).toMatchObject([
    { title: 'Privacy', slug: 'privacy', status: 'published', content: expect.stringContaining('We store little.') },
  ])

  await user.click(await screen.findByRole('link', { name: 'Edit Privacy' }))
  expect(await screen.findByRole('link', { name: 'View on the site' })).toHaveAttribute('href', '/pages/privacy')
  await user.click(await screen.findByRole('button', { name: 'Add language' }))
  await user.click(await screen.findByRole('menuitem', { name: /^Bahasa Indonesia/ }))
  await heading('Translation into Bahasa Indonesia')
  const original = within(await screen.findByRole('region', { name: 'English (original)' }))
  expect(await original.findByText('We store little.')).toBeVisible()
  await paste(user, await field('Title'), 'Privasi')
  await write('Sedikit.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Translation saved successfully!')).toBeVisible()
  expect(await host.rows('pageTranslations')).toMatchObject([{ language: 'id', title: 'Privasi', status: 'draft' }])
})
