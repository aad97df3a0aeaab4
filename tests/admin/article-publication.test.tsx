import { fireEvent, screen, waitFor } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import { button, openArticle, title } from './open-article'
import { openDashboard, rowWith } from './open-dashboard'

const nextYear = new Date().getFullYear() + 1
const later = `${nextYear}-03-01T09:30`
const draft = makeArticle({ title: 'Toba', status: 'draft' })

const field = () => screen.findByLabelText('Publish on')

async function scheduleFor(value: string) {
  fireEvent.change(await field(), { target: { value } })
  fireEvent.click(button('Schedule'))
}

/** The articles of these tests have neither a picture nor a category. */
const goOn = async () => fireEvent.click(await screen.findByRole('button', { name: 'Continue anyway' }))

test('an editor schedules an article in the local time zone, keeps on writing, and cancels it', async () => {
  const { user, host } = openArticle(draft, { role: 'editor' })
  await user.type(await title(), ' in the morning')
  await scheduleFor(later)
  await goOn()
  expect(await screen.findByText(`Will be published on 1 Mar ${nextYear}, 09:30.`)).toBeVisible()
  expect(await title()).toHaveValue('Toba in the morning')
  expect(await host.row('articles', draft.id)).toMatchObject({ publish_at: new Date(later), status: 'draft' })

  await user.click(button('Cancel schedule'))
  expect(await field()).toHaveValue('')
  expect(await host.row('articles', draft.id)).toMatchObject({ publish_at: null })
})

test('errors of a schedule appear under its field', { tags: 'sweep' }, async () => {
  const empty = makeArticle({ title: 'Empty', status: 'draft', content: '' })
  const { host } = openArticle(empty, { role: 'editor' })
  const call = 'PUT /api/articles/:id/schedule'
  await scheduleFor('')
  expect(await field()).toHaveAccessibleDescription('Choose a date and a time')
  await scheduleFor('2020-01-01T09:00')
  expect(await field()).toHaveAccessibleDescription('Choose a time in the future')
  expect(host.calls).not.toContain(call)
  await scheduleFor(later)
  await goOn()
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription('Write the text first'))
  takeComplaints()
})

test('other staff see a schedule in list and form, and cannot change it', { tags: 'sweep' }, async () => {
  const scheduled = { ...draft, publish_at: new Date(later).toISOString() }
  const { user } = openDashboard('/dashboard/articles', { articles: [scheduled], role: 'marketing' })
  expect(await rowWith('Toba')).toHaveTextContent(`Scheduled: 1 Mar ${nextYear}, 09:30`)
  await user.click(screen.getByText('Toba'))
  expect(await screen.findByText(`Will be published on 1 Mar ${nextYear}, 09:30.`)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Cancel schedule' })).toBeNull()
  expect(screen.queryByLabelText('Publication date')).toBeNull()
})

test('an editor corrects the date of publication and says that the facts have changed', async () => {
  const published = makeArticle({ title: 'Toba' })
  const { user, host } = openArticle(published, { role: 'editor' })
  const date = await screen.findByLabelText('Publication date')
  fireEvent.change(date, { target: { value: '2099-01-01T08:00' } })
  await user.click(button('Update'))
  const message = 'A published article cannot have a date in the future'
  await waitFor(() => expect(date).toHaveAccessibleDescription(message))

  fireEvent.change(date, { target: { value: '2026-01-05T08:00' } })
  await user.click(screen.getByRole('switch', { name: 'This save changes the facts' }))
  await user.click(button('Update'))
  await screen.findByText('Article updated successfully!')
  expect(await host.row('articles', published.id)).toMatchObject({
    published_at: new Date('2026-01-05T08:00'),
    revised_at: expect.any(Date),
  })
  takeComplaints()
})

test('a host without dates of publication shows no fields for them', async () => {
  openArticle(makeArticle({ title: 'Toba' }), { role: 'editor', kind: 'table-only' })
  await title()
  expect(screen.queryByLabelText('Publication date')).toBeNull()
  expect(screen.queryByLabelText('Publish on')).toBeNull()
})

test('an editor makes a published article the lead story, which the list shows', async () => {
  const { user } = openArticle(makeArticle({ title: 'Toba' }), { role: 'editor' })
  await user.click(await screen.findByRole('switch', { name: 'Lead story' }))
  await user.click(button('Update'))
  expect(await rowWith('Toba')).toHaveTextContent('Lead story')
})
