import { articles } from '@server/db/schema/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { takeComplaints } from '../setup'
import { heading, openDashboard, reopenDashboard } from './open-dashboard'

const NEW = '/dashboard/articles/create'

const field = (name: string | RegExp) => screen.findByRole('textbox', { name })
const type = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const isSaved = () => screen.findByText(/^Saved \d\d:\d\d$/, { selector: '[role=status]' })
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const calls = (host: { calls: string[] }) =>
  host.calls.filter((call) => /^(POST|PUT) \/api\/articles(\/drafts|\/:id)?$/.test(call))
const BEGIN = 'POST /api/articles/drafts'
const SAVE = 'PUT /api/articles/:id'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

test('a new article is a draft on the server from the first pause, in the same form at its own address', async () => {
  const { host } = openDashboard(NEW)
  const title = await field('Title')
  title.focus()
  await type('Title', 'Flood')
  await pass(3100)
  await isSaved()

  const [row] = await host.rows('articles')
  expect(row).toMatchObject({ title: 'Flood', excerpt: '', status: 'draft' })
  await waitFor(() => expect(location.pathname).toBe(`/dashboard/articles/${row?.id}`))
  expect(await field('Title')).toBe(title)
  expect(title).toHaveFocus()

  await type('Title', 'Flood in Toba')
  await pass(3100)
  await waitFor(async () =>
    expect((await host.rows('articles'))[0]).toMatchObject({ title: 'Flood in Toba', version: 3 }),
  )
  expect(calls(host)).toEqual([BEGIN, SAVE, SAVE])

  press('Create')
  expect((await screen.findAllByText(/Excerpt is required/))[0]).toBeVisible()
  await type('Excerpt', 'The road is closed')
  press('Create')
  expect(await screen.findByText('Article created successfully!')).toBeVisible()
  await heading('Articles')
  expect(await host.rows('articles')).toMatchObject([
    { title: 'Flood in Toba', excerpt: 'The road is closed', slug: 'flood-in-toba', status: 'draft' },
  ])
  expect(drafts()).toEqual([])
  takeComplaints()
})

test('a new article that is saved can be left without a question, and is found again', async () => {
  const { host } = openDashboard(NEW)
  await type('Excerpt', 'The road is closed')
  await pass(3100)
  await isSaved()
  press('Cancel')
  await heading('Articles')
  expect(await screen.findByText('You have an unfinished article. It is listed once it has a title.')).toBeVisible()
  expect(screen.getByText('No articles found')).toBeInTheDocument()

  fireEvent.click(screen.getByRole('link', { name: /^Continue the one of/ }))
  expect(await field('Excerpt')).toHaveValue('The road is closed')
  await type('Title', 'Flood')
  await pass(3100)
  await isSaved()
  press('Cancel')
  await heading('Articles')
  expect(await screen.findByRole('link', { name: 'Edit Flood' })).toBeInTheDocument()
  expect(await host.rows('articles')).toHaveLength(1)
})

test.each([BEGIN, SAVE] as const)('a press of Create during %s saves that draft', async (call) => {
  const { host } = openDashboard(NEW)
  await type('Title', 'Flood')
  await type('Excerpt', 'The road is closed')
  const release = host.hold(call)
  await pass(3100)
  await waitFor(() => expect(host.calls).toContain(call))
  press('Create')
  release()
  expect(await screen.findByText('Article created successfully!')).toBeVisible()
  expect(await host.rows('articles')).toMatchObject([{ title: 'Flood', excerpt: 'The road is closed', slug: 'flood' }])
})

test('a draft whose first save has failed is saved by Create', async () => {
  const { host } = openDashboard(NEW)
  await type('Title', 'Flood')
  await type('Excerpt', 'The road is closed')
  host.failNext(SAVE, 500)
  await pass(3100)
  await waitFor(() => expect(host.calls).toContain(SAVE))
  press('Create')
  expect(await screen.findByText('Article created successfully!')).toBeVisible()
  expect(await host.rows('articles')).toMatchObject([{ title: 'Flood', excerpt: 'The road is closed' }])
  takeComplaints()
})

test('a draft is begun once, though the answer is lost and the form is opened again', async () => {
  const { host } = openDashboard(NEW)
  host.loseReply(BEGIN)
  await type('Title', 'Flood')
  await pass(3100)
  await waitFor(async () => expect(await host.rows('articles')).toHaveLength(1))
  expect(location.pathname).toBe(NEW)
  await type('Title', 'Flood in Toba')
  await pass(700)

  reopenDashboard(host)
  await screen.findByText(/^You have unsaved changes from \d\d:\d\d\./)
  press('Restore')
  await waitFor(async () => expect(await field('Title')).toHaveValue('Flood in Toba'))
  await type('Excerpt', 'The road is closed')
  await pass(3100)
  await isSaved()
  expect(await host.rows('articles')).toMatchObject([{ title: 'Flood in Toba', excerpt: 'The road is closed' }])
  takeComplaints()
})

test('what is chosen without a text begins nothing', async () => {
  const { host } = openDashboard(NEW)
  await type('Title', ' ')
  await pass(4000)
  expect(calls(host)).toEqual([])
})

test('a host of the specification’s table gets no draft: the text stays on the device, and leaving says so', async () => {
  const { host } = openDashboard(NEW, { kind: 'table-only' })
  await type('Title', 'Flood')
  await pass(3100)
  expect(await screen.findByText('Saved on this device', { selector: '[role=status]' })).toBeInTheDocument()
  expect(await host.rows('articles')).toEqual([])

  press('Cancel')
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' })
  expect(within(question).getByText(/^What you have typed is not saved yet. It is kept on this device/)).toBeVisible()
  fireEvent.click(within(question).getByRole('button', { name: 'Leave' }))
  await heading('Articles')
  fireEvent.click(screen.getByRole('link', { name: 'New Article' }))
  await screen.findByText(/^You have unsaved changes from/)
  press('Restore')
  await waitFor(async () => expect(await field('Title')).toHaveValue('Flood'))
})

test('a draft that was deleted meanwhile is begun again', async () => {
  const { host } = openDashboard(NEW)
  await type('Title', 'Flood')
  await pass(3100)
  await isSaved()
  await host.inDatabase((db) => db.delete(articles))
  await type('Title', 'Flood in Toba')
  await pass(3100)
  await waitFor(async () => expect(await host.rows('articles')).toMatchObject([{ title: 'Flood in Toba' }]))
  takeComplaints()
})
