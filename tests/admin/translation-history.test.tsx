import { pages } from '@server/db/schema/pages'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import './editable'
import { heading, openDashboard, reopenDashboard } from './open-dashboard'
import { article, button, content, excerpt, open, title, translation } from './open-translation'

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('a new translation is saved while it is written, and what a closed tab has left is offered again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { host } = open('id')
  type(await title(), 'Danau Toba')
  type(await excerpt(), 'Danau kawah')
  await pass(3100)
  await screen.findByText(/^Saved \d\d:\d\d$/, { selector: '[role=status]' })
  const draft = { title: 'Danau Toba', status: 'draft', version: 1, translator: expect.any(String) }
  expect(await host.rows('articleTranslations')).toMatchObject([draft])
  const preview = screen.getByRole('link', { name: 'Preview' })
  expect(preview).toHaveAttribute('href', `/id/articles/${article.id}?preview`)

  type(await title(), 'Danau Toba!')
  await pass(500)
  reopenDashboard(host)
  await screen.findByText(/^You have unsaved changes from \d\d:\d\d\./)
  fireEvent.click(button('Restore'))
  await waitFor(async () => expect(await title()).toHaveValue('Danau Toba!'))
})

test('the history of a translation compares its versions, and restores one', { tags: 'sweep' }, async () => {
  const { user, host } = openDashboard(`/dashboard/articles/${article.id}/translations/id`, {
    articles: [article],
    translations: [translation({ translator: 'Dewi' })],
  })
  expect(await content()).toBeInTheDocument()
  await user.type(await title(), '!')
  await user.click(button('Save'))
  await screen.findByText('Translation saved successfully!')
  await user.click(screen.getByRole('link', { name: 'History' }))

  await heading('History')
  const versions = within(await screen.findByRole('list', { name: 'Versions' })).getAllByRole('button')
  expect(versions).toHaveLength(2)
  await user.click(versions[1] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'Restore this version' }))
  const question = await screen.findByRole('dialog')
  await user.click(within(question).getByRole('button', { name: 'Restore' }))
  await waitFor(async () =>
    expect(await host.rows('articleTranslations')).toMatchObject([
      { title: 'Danau Toba', version: 3, translator: 'Dewi' },
    ]),
  )
})

test('a translation of a page is saved while it is written, and can be previewed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { host } = openDashboard('/dashboard/pages/1/translations/id')
  await host.inDatabase((db) =>
    db.insert(pages).values({ id: 1, title: 'Privacy', slug: 'privacy', content: '<p>Little.</p>', status: 'draft' }),
  )
  type(await title(), 'Privasi')
  await pass(3100)
  await screen.findByText(/^Saved \d\d:\d\d$/, { selector: '[role=status]' })
  expect(await host.rows('pageTranslations')).toMatchObject([{ title: 'Privasi', status: 'draft', version: 1 }])
  const preview = screen.getByRole('link', { name: 'Preview' })
  expect(preview).toHaveAttribute('href', '/id/pages/privacy?preview')
  expect(screen.getByRole('link', { name: 'History' })).toHaveAttribute(
    'href',
    '/dashboard/pages/1/translations/id/history',
  )
})
