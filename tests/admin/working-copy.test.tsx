import { workingCopies } from '@server/db/schema/desk'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { expect, test, vi } from 'vitest'
import { button, openArticle, title } from './open-article'
import { heading, openDashboard } from './open-dashboard'

async function begin(role: 'editor' | 'marketing') {
  const toba = makeArticle({ title: 'Toba' })
  const dashboard = openArticle(toba, { role })
  await dashboard.user.type(await title(), ' at night')
  await dashboard.user.click(button('Save as working copy'))
  await heading('Working copy')
  expect(await title()).toHaveValue('Toba at night')
  const copies = () => dashboard.host.inDatabase((db) => db.select().from(workingCopies))
  return { ...dashboard, toba, copies }
}

test('an editor keeps a change beside the published text, compares the two, and publishes it', {
  tags: 'sweep',
}, async () => {
  const { user, host, toba, copies } = await begin('editor')
  expect(await host.row('articles', toba.id)).toMatchObject({ title: 'Toba', version: 1 })
  expect(await copies()).toMatchObject([{ state: { title: 'Toba at night' }, author_name: 'Dewi Anggraini' }])

  await user.click(button('Compare'))
  const comparison = within(screen.getByRole('region', { name: 'Comparison' }))
  expect(comparison.getByText(/at night/, { selector: 'ins' })).toBeVisible()
  expect(screen.getByLabelText('Publish on')).toBeVisible()

  await user.type(await title(), ' and by day')
  await user.click(button('Publish working copy'))
  // It has neither a picture nor a category.
  await user.click(await screen.findByRole('button', { name: 'Continue anyway' }))
  await screen.findByText('Working copy published')
  expect(await host.row('articles', toba.id)).toMatchObject({ title: 'Toba at night and by day', status: 'published' })
  expect(await copies()).toEqual([])
})

test('other staff save and discard a working copy, and cannot publish it', { tags: 'sweep' }, async () => {
  const { user, host, toba, copies } = await begin('marketing')
  expect(screen.queryByRole('button', { name: 'Publish working copy' })).toBeNull()
  expect(screen.queryByLabelText('Publish on')).toBeNull()
  await user.type(await title(), ' and by day')
  await user.click(button('Save working copy'))
  await waitFor(async () => expect(await copies()).toMatchObject([{ state: { title: 'Toba at night and by day' } }]))

  await user.click(button('Cancel'))
  await screen.findByText(/^This article has a working copy/)
  expect(screen.queryByRole('button', { name: 'Save as working copy' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Open' }))
  await screen.findByText(/^Last saved by Dewi Anggraini/)

  await user.click(button('Discard'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Discard this working copy?' }))
  await user.click(dialog.getByRole('button', { name: 'Discard' }))
  await screen.findByRole('button', { name: 'Save as working copy' })
  expect(await copies()).toEqual([])
  expect(await host.row('articles', toba.id)).toMatchObject({ title: 'Toba', version: 1 })
})

test('a working copy is saved while it is written', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const toba = makeArticle({ title: 'Toba' })
  const { host } = openDashboard(`/dashboard/articles/${toba.id}/working-copy`, { articles: [toba] })
  await screen.findByText(/^Nothing is saved yet/)
  fireEvent.change(await title(), { target: { value: 'Lake Toba' } })
  await vi.advanceTimersByTimeAsync(3100)
  await screen.findByText(/^Saved \d\d:\d\d$/, { selector: '[role=status]' })
  const copies = await host.inDatabase((db) => db.select().from(workingCopies))
  expect(copies).toMatchObject([{ version: 1, state: { title: 'Lake Toba', content: toba.content } }])
  expect(await host.row('articles', toba.id)).toMatchObject({ title: 'Toba', version: 1 })
})
