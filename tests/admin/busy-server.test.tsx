import { TOKEN_KEY } from '@shared/client'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { makeAd } from '@tests/factories/ad'
import { makeArticle } from '@tests/factories/article'
import { makeCategory } from '@tests/factories/category'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { takeComplaints } from '../setup'
import './editable'
import { heading, openDashboard, paste, tableRows } from './open-dashboard'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
  takeComplaints()
})

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

const notice = (text: string) => screen.findByText((_, element) => element?.textContent === text)

describe('without an answer about the session', () => {
  test.each([
    ['busy', 503, 'The server is busy.'],
    ['busy with this network', 429, 'The server is busy.'],
    ['failing', 500, 'The server does not answer.'],
  ])('a server that is %s is waited for, and the token stays', async (_, status, text) => {
    const { host, goTo } = openDashboard('/dashboard')
    host.failNext('GET /api/auth/me', status)
    expect(await heading(text)).toBeVisible()
    expect(screen.getByText('Trying again in 10 s')).toBeVisible()
    await pass(10)
    expect(await heading('Welcome, Dewi Anggraini')).toBeVisible()
    expect(screen.queryByText(text)).toBeNull()
    expect(localStorage.getItem(TOKEN_KEY)).not.toBeNull()
    expect(goTo).not.toHaveBeenCalled()
  })

  test('the server’s own time is kept, and a press of the button does not wait for it', async () => {
    const { host, user } = openDashboard('/dashboard')
    host.refuseNext('GET /api/auth/me', 40)
    expect(await screen.findByText('Trying again in 40 s')).toBeVisible()
    await pass(30)
    expect(host.countOf('GET /api/auth/me')).toBe(1)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await heading('Welcome, Dewi Anggraini')).toBeVisible()
  })

  test.each([401, 403, 404])('one that refuses it with %s is left for the login page', async (status) => {
    const { host, goTo } = openDashboard('/dashboard/articles')
    host.failNext('GET /api/auth/me', status)
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/login?next=%2Fdashboard%2Farticles'))
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull()
  })
})

test('a list that a busy server refused is read again at its time', async () => {
  const { host } = openDashboard('/dashboard/articles', { articles: [makeArticle({ title: 'Kerinci' })] })
  host.refuseNext('GET /api/articles/manage', 20)
  expect(await screen.findByText('Trying again in 20 s')).toBeVisible()
  expect(host.countOf('GET /api/articles/manage')).toBe(1)
  await pass(20)
  expect(await tableRows()).toHaveLength(1)
  expect(localStorage.getItem(TOKEN_KEY)).not.toBeNull()
})

describe('a save that a busy server refuses', () => {
  const lakes = makeCategory({ name: 'Lakes' })
  const save = 'PUT /api/categories/:id'
  const field = () => screen.findByRole('textbox', { name: 'Name' })
  const type = async (name: string) => fireEvent.change(await field(), { target: { value: name } })

  async function change(name: string) {
    const opened = openDashboard(`/dashboard/categories/${lakes.id}`, { categories: [lakes] })
    await type(name)
    return { ...opened, press: () => opened.user.click(screen.getByRole('button', { name: 'Update' })) }
  }

  test('is sent again in a minute with what the form holds by then, and at most once a minute', async () => {
    const { host, press } = await change('Ponds')
    host.refuseNext(save)
    host.refuseNext(save, 1, 429)
    await press()
    expect(await notice('The server is busy. Saving again in 60 s')).toBeVisible()
    await type('Lakes and ponds')
    await pass(59)
    expect(host.countOf(save)).toBe(1)
    await pass(1)
    await waitFor(() => expect(host.countOf(save)).toBe(2))
    // The server would take it sooner.
    expect(await screen.findByText('Saving again in 60 s')).toBeVisible()
    await pass(60)
    expect(await screen.findByText('Category updated successfully')).toBeVisible()
    expect(await host.row('categories', lakes.id)).toMatchObject({ name: 'Lakes and ponds', version: 2 })
    const versions = host.sent.filter(({ call }) => call === save).map(({ headers }) => headers.get('if-match'))
    expect(versions).toEqual(['"1"', '"1"', '"1"'])
  })

  test('can be sent at once, or stopped; nothing is lost either way', async () => {
    const { host, press, user } = await change('Ponds')
    host.refuseNext(save, 40)
    host.refuseNext(save, 40)
    await press()
    await user.click(await screen.findByRole('button', { name: 'Stop' }))
    expect(screen.queryByText(/Saving again/)).toBeNull()
    await pass(120)
    expect(host.countOf(save)).toBe(1)
    expect(await field()).toHaveValue('Ponds')
    await press()
    await user.click(await screen.findByRole('button', { name: 'Save now' }))
    expect(await screen.findByText('Category updated successfully')).toBeVisible()
    expect(host.countOf(save)).toBe(3)
  })

  test('ends with the next refusal of another kind', async () => {
    const { host, press } = await change('Ponds')
    host.refuseNext(save, 5)
    host.failNext(save, 400, { code: 'invalid', message: 'No', errors: { name: 'Name is required' } })
    await press()
    await screen.findByText('Saving again in 5 s')
    await pass(5)
    expect(await screen.findByText('Name is required')).toBeVisible()
    await pass(120)
    expect(host.countOf(save)).toBe(2)
  })

  test('is not sent again by itself after more than ten minutes: a message tells when', async () => {
    const { host, press } = await change('Ponds')
    host.refuseNext(save, 1800, 429)
    await press()
    expect(await screen.findByText('Arranged to be busy. You can try again in 30 minutes.')).toBeVisible()
    expect(screen.queryByText(/Saving again/)).toBeNull()
    expect(await field()).toHaveValue('Ponds')
  })

  test('is sent again after Ctrl+S too', async () => {
    const { host } = await change('Ponds')
    host.refuseNext(save, 30)
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
    await screen.findByText('Saving again in 30 s')
    await pass(30)
    expect(await screen.findByText('Category updated successfully')).toBeVisible()
    expect(location.pathname).toBe(`/dashboard/categories/${lakes.id}`)
  })

  test('is asked about when one leaves, and given up then', async () => {
    const { host, press, user } = await change('Ponds')
    host.refuseNext(save, 30)
    await press()
    await screen.findByText('Saving again in 30 s')
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    expect(leaving.defaultPrevented).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    expect(await heading('Category Management')).toBeVisible()
    await pass(60)
    expect(host.countOf(save)).toBe(1)
  })

  test('creates one record, with one key', async () => {
    const { host, user } = openDashboard('/dashboard/categories/create')
    const create = 'POST /api/categories'
    host.refuseNext(create, 20)
    await paste(user, await screen.findByRole('textbox', { name: 'Name' }), 'Lakes')
    await user.click(screen.getByRole('button', { name: 'Create' }))
    await screen.findByText('Saving again in 20 s')
    await pass(20)
    await waitFor(async () => expect(await host.rows('categories')).toMatchObject([{ name: 'Lakes' }]))
    const keys = host.sent.filter(({ call }) => call === create).map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
    expect(keys[0]).not.toBeNull()
  })
})

test('a note keeps its text, and is sent again', async () => {
  const draft = makeArticle({ title: 'Toba', status: 'draft' })
  const { host, user } = openDashboard(`/dashboard/articles/${draft.id}`, { articles: [draft] })
  const call = 'POST /api/articles/:id/notes'
  host.refuseNext(call, 15)
  const field = await screen.findByRole('textbox', { name: /note/i })
  await paste(user, field, 'Check the depth')
  await user.click(screen.getByRole('button', { name: /add.*note/i }))
  expect(await screen.findByText('Saving again in 15 s')).toBeVisible()
  expect(field).toHaveValue('Check the depth')
  await pass(15)
  await waitFor(() => expect(field).toHaveValue(''))
  expect(host.countOf(call)).toBe(2)
})

test('a draft says when it is saved again by itself', async () => {
  const draft = makeArticle({ title: 'Toba', status: 'draft' })
  const { host } = openDashboard(`/dashboard/articles/${draft.id}`, { articles: [draft] })
  host.refuseNext('PUT /api/articles/:id', 90)
  fireEvent.change(await screen.findByRole('textbox', { name: 'Title' }), { target: { value: 'Lake Toba' } })
  await pass(4)
  expect(await screen.findByText(/^The server is busy\. Saving again in \d+ s$/)).toBeVisible()
  await pass(80)
  expect(host.countOf('PUT /api/articles/:id')).toBe(1)
  await pass(10)
  await waitFor(async () => expect((await host.row('articles', draft.id))?.title).toBe('Lake Toba'))
})

test('the reason of a rejection keeps its text, and is sent again as it is by then', async () => {
  const ad = makeAd({ title: 'Guides', status: 'pending' })
  const { host, user } = openDashboard('/dashboard/ads', { ads: [ad] })
  const call = 'PUT /api/ads/:id/status'
  host.refuseNext(call, 25)
  await user.click(await screen.findByRole('combobox', { name: 'Status of Guides' }))
  await user.click(await screen.findByRole('option', { name: 'Rejected' }))
  const dialog = within(await screen.findByRole('dialog'))
  const reason = dialog.getByRole('textbox')
  await paste(user, reason, 'No address')
  await user.click(dialog.getByRole('button', { name: /^Reject/ }))
  await dialog.findByText('Saving again in 25 s')
  await paste(user, reason, ', and no name')
  await pass(25)
  await waitFor(async () =>
    expect(await host.row('ads', ad.id)).toMatchObject({
      status: 'rejected',
      rejection_reason: 'No address, and no name',
    }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
