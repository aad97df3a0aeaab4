import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeArticle } from '@tests/factories/article'
import { makeUser } from '@tests/factories/user'
import { startHost } from '@tests/host'
import { expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import { renderDashboard } from './open-dashboard'

const editor = makeUser({ email: 'editor@example.com', role: 'editor' })
const mara = makeUser({ name: 'Mara', email: 'mara@example.com', role: 'marketing' })
const published = makeArticle({
  title: 'Lake Toba',
  content: '<p>A quiet lake.</p>',
  blocks: null,
  status: 'published',
})

/** Saves the article as Mara. */
const change = (host: ReturnType<typeof startHost>, content: string) =>
  fetch(`/api/articles/${published.id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${host.startSession(mara.id)}` },
    body: JSON.stringify({ title: published.title, excerpt: published.excerpt, content }),
  })

/** Opens an editor's overview after Mara has changed a published article. */
async function open() {
  const host = startHost({ users: [editor, mara], articles: [published] })
  expect((await change(host, '<p>A quiet hotel.</p>')).status).toBe(200)
  host.signInAs(editor.id)
  history.replaceState(null, '', '/dashboard')
  renderDashboard()
  return { host, user: userEvent.setup({ delay: null }) }
}

const panel = async () => within(await screen.findByRole('region', { name: 'Changed without an editor' }))
const content = async (host: ReturnType<typeof startHost>) => (await host.row('articles', published.id))?.content

test('the overview of editors lists a change with its author, and compares it with what was accepted', async () => {
  const { host, user } = await open()
  expect((await panel()).getByText(/^Mara, /)).toBeVisible()
  await user.click((await panel()).getByRole('button', { name: 'Compare: Lake Toba' }))

  const dialog = within(await screen.findByRole('dialog', { name: 'Lake Toba' }))
  expect(await dialog.findByText('lake', { selector: 'del' })).toBeVisible()
  expect(dialog.getByText('hotel', { selector: 'ins' })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Accept' }))

  expect(await screen.findByText('The change has been accepted.')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Changed without an editor')).not.toBeInTheDocument())
  expect(await content(host)).toBe('<p>A quiet hotel.</p>')
})

test('a change of a scheduled text is listed with its time, and its form warns', { tags: 'sweep' }, async () => {
  const publish_at = `${new Date().getFullYear() + 1}-03-01T02:30:00.000Z`
  const host = startHost({ users: [editor, mara], articles: [{ ...published, status: 'draft', publish_at }] })
  expect((await change(host, '<p>A quiet hotel.</p>')).status).toBe(200)
  host.signInAs(editor.id)
  history.replaceState(null, '', '/dashboard')
  renderDashboard()
  expect((await panel()).getByText(/^Mara, .*Will be published on 1 Mar/)).toBeVisible()
  history.replaceState(null, '', `/dashboard/articles/${published.id}`)
  dispatchEvent(new PopStateEvent('popstate'))
  expect(await screen.findByText(/has changed the text since it was scheduled/)).toBeVisible()
})

test('one press reverts a change', async () => {
  const { host, user } = await open()
  await user.click((await panel()).getByRole('button', { name: 'Revert: Lake Toba' }))
  expect(await screen.findByText('The last accepted version is back.')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Changed without an editor')).not.toBeInTheDocument())
  expect(await content(host)).toBe('<p>A quiet lake.</p>')
})

test('a text that has changed since it was listed is not reverted but listed again', async () => {
  const { host, user } = await open()
  const button = (await panel()).getByRole('button', { name: 'Revert: Lake Toba' })
  await change(host, '<p>A loud hotel.</p>')
  await user.click(button)
  expect(await screen.findByText('Someone else has changed this in the meantime')).toBeVisible()
  expect(await content(host)).toBe('<p>A loud hotel.</p>')
  expect((await panel()).getByRole('button', { name: 'Revert: Lake Toba' })).toBeVisible()
  expect(takeComplaints()).toEqual(['HttpError: Someone else has changed this in the meantime'])
})

test('a place that marketing has changed is listed with its kind and a link, and goes once it is accepted', async () => {
  const host = startHost({ users: [editor, mara] })
  const marketing = { 'content-type': 'application/json', authorization: `Bearer ${host.startSession(mara.id)}` }
  const place = { name: 'Lake Maninjau', kind: 'lake', latitude: -0.32, longitude: 100.2, summary: 'A caldera' }
  const created = await fetch('/api/places', { method: 'POST', headers: marketing, body: JSON.stringify(place) })
  const { id } = (await created.json()).place
  host.signInAs(editor.id)
  history.replaceState(null, '', '/dashboard')
  renderDashboard()
  const user = userEvent.setup({ delay: null })

  const link = (await panel()).getByRole('link', { name: 'Lake Maninjau' })
  expect(link).toHaveAttribute('href', `/dashboard/places/${id}`)
  expect((await panel()).getByText('Place')).toBeVisible()
  expect((await panel()).queryByRole('button', { name: 'Revert: Lake Maninjau' })).not.toBeInTheDocument()
  await user.click((await panel()).getByRole('button', { name: 'Accept: Lake Maninjau' }))
  expect(await screen.findByText('The change has been accepted.')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Changed without an editor')).not.toBeInTheDocument())
})
