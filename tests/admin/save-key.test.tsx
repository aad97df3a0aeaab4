import { TOKEN_KEY } from '@shared/client'
import { onlineManager } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { expect, onTestFinished, test } from 'vitest'
import { takeComplaints } from '../setup'
import './editable'
import { openDashboard } from './open-dashboard'

const published = makeArticle({ title: 'Kerinci', status: 'published' })
const path = `/dashboard/articles/${published.id}`

const field = (name: string | RegExp) => screen.findByRole('textbox', { name })
const type = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } })
const pressSave = () => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })

test('Ctrl+S updates a published article and stays in its form', { tags: 'sweep' }, async () => {
  const { host } = openDashboard(path, { articles: [published] })
  await type('Title', 'Mount Kerinci')
  expect(pressSave()).toBe(false)
  expect(await screen.findByText('Article updated successfully!')).toBeVisible()
  expect(await host.row('articles', published.id)).toMatchObject({ title: 'Mount Kerinci', status: 'published' })
  expect(location.pathname).toBe(path)

  await type('Title', 'Mount Kerinci by night')
  pressSave()
  await waitFor(async () => expect((await host.row('articles', published.id))?.title).toBe('Mount Kerinci by night'))
  expect(host.countOf('PUT /api/articles/:id')).toBe(2)
})

test('Ctrl+S creates a new article and opens its form', { tags: 'sweep' }, async () => {
  const { host } = openDashboard('/dashboard/articles/create')
  await type('Title', 'Toba')
  pressSave()
  expect(await screen.findByText(/Excerpt is required/i)).toBeVisible()
  await type('Excerpt', 'A crater lake')
  pressSave()
  await waitFor(() => expect(location.pathname).toMatch(/\/articles\/\d+$/))
  expect(await screen.findByRole('button', { name: 'Update' })).toBeVisible()
  expect(await host.rows('articles')).toMatchObject([{ title: 'Toba', status: 'draft' }])
  takeComplaints()
})

test('Ctrl+S does not submit an ad for review', { tags: 'sweep' }, async () => {
  const { host } = openDashboard('/dashboard/submit-ad', { role: 'membership' })
  fireEvent.click(await screen.findByRole('radio', { name: 'Text' }))
  await type('Title', 'Guides wanted')
  await type('Description', 'For walks around the lake.')
  pressSave()
  expect(await screen.findByText(/^What you have typed is kept on this device/)).toBeVisible()
  expect(await host.rows('ads')).toEqual([])
})

test('Enter in the title moves on to the text and saves nothing', { tags: 'sweep' }, async () => {
  const { host, user } = openDashboard(path, { articles: [published] })
  const text = await screen.findByRole('textbox', { name: 'Content: paragraph' }, { timeout: 15_000 })
  await user.type(await field('Title'), '!{Enter}')
  await waitFor(() => expect(text).toHaveFocus())
  expect(host.calls).not.toContain('PUT /api/articles/:id')
})

test('a conflict with one’s own other tab is called that, shows the difference, and overwrites nothing by default', async () => {
  const { host, user } = openDashboard(path, { articles: [published] })
  await type('Title', 'Here')
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem(TOKEN_KEY)}` }
  const body = JSON.stringify({ title: 'There', excerpt: 'Elsewhere', content: '<p>Text</p>' })
  await fetch(`/api/articles/${published.id}`, { method: 'PUT', headers, body })
  pressSave()
  const dialog = await screen.findByRole('dialog', { name: 'You have saved this elsewhere in the meantime' })
  expect(within(dialog).getByText(/^You saved it in another tab or on another device on /)).toBeVisible()
  expect(await within(dialog).findByRole('heading', { name: 'Your other tab or device' })).toBeVisible()
  expect(within(dialog).getByText('There')).toBeVisible()
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Keep editing' })).toHaveFocus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(await field('Title')).toHaveValue('Here')
  expect((await host.row('articles', published.id))?.title).toBe('There')
  takeComplaints()
})

test('a save whose reply was lost is taken for done when it is sent again', async () => {
  const { host } = openDashboard(path, { articles: [published] })
  await type('Title', 'Here')
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem(TOKEN_KEY)}` }
  const body = JSON.stringify({ title: 'Here', excerpt: published.excerpt })
  await fetch(`/api/articles/${published.id}`, { method: 'PUT', headers, body })
  pressSave()
  expect(await screen.findByText('Article updated successfully!')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()

  await type('Title', 'There')
  pressSave()
  await waitFor(async () => expect((await host.row('articles', published.id))?.title).toBe('There'))
  takeComplaints()
})

test('offline, a save says that it waits for the connection, and happens when it is back', async () => {
  const { host } = openDashboard(path, { articles: [published] })
  await type('Title', 'On the train')
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  fireEvent.click(screen.getByRole('button', { name: 'Update' }))
  expect(await screen.findByText(/^Waiting for the connection/)).toBeVisible()
  onlineManager.setOnline(true)
  expect(await screen.findByText('Article updated successfully!')).toBeVisible()
  expect((await host.row('articles', published.id))?.title).toBe('On the train')
})
