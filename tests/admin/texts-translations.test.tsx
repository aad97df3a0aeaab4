import { categoryTranslations } from '@server/db/schema/topics'
import { screen, waitFor, within } from '@testing-library/react'
import { makeAd } from '@tests/factories/ad'
import { makeCategory } from '@tests/factories/category'
import { expect, test } from 'vitest'
import { heading, openDashboard, paste } from './open-dashboard'

const lakes = makeCategory({ name: 'Lakes', description: 'Still water' })
const rooms = makeAd({ title: 'Three rooms', description: 'By the lake', status: 'published' })
const DAY = new Date('2026-05-01T09:30:00.000Z')

const field = (name: string) => screen.findByRole('textbox', { name })
const button = (name: string) => screen.getByRole('button', { name })
const saved = () => screen.findByText('Translation saved successfully!')

test('a category is translated from its form, next to the original', async () => {
  const { user, host } = openDashboard(`/dashboard/categories/${lakes.id}`, { categories: [lakes] })
  await user.click(await screen.findByRole('button', { name: 'Add language' }))
  await user.click(await screen.findByRole('menuitem', { name: /^Bahasa Indonesia/ }))
  await heading('Translation into Bahasa Indonesia')
  const original = within(await screen.findByRole('region', { name: 'English (original)' }))
  expect(original.getByText('Still water')).toBeVisible()
  expect(screen.queryByRole('combobox', { name: 'Status' })).not.toBeInTheDocument()
  await paste(user, await field('Name'), 'Danau')
  await user.click(button('Save'))
  expect(await saved()).toBeVisible()
  expect(await host.rows('categoryTranslations')).toMatchObject([{ language: 'id', name: 'Danau', description: null }])
})

test('a changed text of a category is shown until its translation follows', async () => {
  const unconfirmed = { 'field:description': { before: 'Deep water', version: 1 } }
  const { user, host } = openDashboard('/dashboard/categories', { categories: [lakes] })
  const edit = await screen.findByRole('link', { name: 'Edit Lakes' })
  await host.inDatabase((db) =>
    db.insert(categoryTranslations).values({
      record_id: lakes.id,
      language: 'id',
      name: 'Danau',
      description: 'Air dalam',
      original_digest: '',
      unconfirmed,
      updated_at: DAY,
    }),
  )
  await user.click(edit)
  await user.click(await screen.findByRole('link', { name: 'Bahasa Indonesia Outdated' }))
  const changes = within(await screen.findByRole('region', { name: '1 change of the original to check' }))
  expect(changes.getByRole('heading', { name: 'Description' })).toBeVisible()
  expect(changes.getByText('Deep', { selector: 'del' })).toBeVisible()
  expect(changes.getByText('Still', { selector: 'ins' })).toBeVisible()
  await user.click(changes.getByRole('button', { name: 'Edit' }))
  const edited = await field('Description')
  await waitFor(() => expect(edited).toHaveFocus())
  await user.keyboard(' tenang')
  await user.click(button('Save'))
  await waitFor(async () =>
    expect(await host.rows('categoryTranslations')).toMatchObject([
      { description: 'Air dalam tenang', unconfirmed: {} },
    ]),
  )
  await waitFor(() => expect(screen.queryByText(/of the original to check/)).not.toBeInTheDocument())
})

test('staff who may not publish send the translation of an ad for review', { tags: 'sweep' }, async () => {
  const path = `/dashboard/ads/${rooms.id}/translations/id`
  const { user, host } = openDashboard(path, { ads: [rooms], role: 'marketing' })
  await paste(user, await field('Title'), 'Tiga kamar')
  await paste(user, await field('Description'), 'Di tepi danau')
  await user.click(await screen.findByRole('combobox', { name: 'Status' }))
  expect(screen.queryByRole('option', { name: 'Published' })).not.toBeInTheDocument()
  await user.click(await screen.findByRole('option', { name: 'Under Review' }))
  await user.click(button('Save'))
  expect(await saved()).toBeVisible()
  expect(await host.rows('adTranslations')).toMatchObject([{ title: 'Tiga kamar', status: 'review' }])
  expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument()

  await user.click(
    within(screen.getByRole('navigation', { name: 'Languages' })).getByRole('link', { name: /^English/ }),
  )
  await heading('Edit Ad')
})

test('members have no access to the translations of their ads', { tags: 'sweep' }, async () => {
  openDashboard(`/dashboard/ads/${rooms.id}/translations/id`, { ads: [rooms], role: 'membership' })
  await heading('Access Denied')
})
