import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { makeArticle, makeEvent } from '@tests/factories/article'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { takeComplaints } from '../setup'
import { heading, openDashboard, reopenDashboard } from './open-dashboard'

const draft = makeArticle({ title: 'Toba', status: 'draft' })
const published = makeArticle({ title: 'Kerinci' })

type Options = Parameters<typeof openDashboard>[1]
const open = (article = draft, options: Options = {}) =>
  openDashboard(`/dashboard/articles/${article.id}`, {
    articles: [...new Set([draft, published, article])],
    ...options,
  })

const title = () => screen.findByRole('textbox', { name: 'Title' })
const type = async (text: string) => fireEvent.change(await title(), { target: { value: text } })
const saveState = (text: string | RegExp) => screen.findByText(text, { selector: '[role=status]' })
const offer = () => screen.findByText(/^You have unsaved changes from \d\d:\d\d\./)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Replaces the browser's storage by one that is full. A spy on its prototype would not be called in happy-dom. */
function refuseToStore() {
  const setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError')
  }
  const read = (storage: Storage, key: string | symbol) => {
    const value = Reflect.get(storage, key)
    return typeof value === 'function' ? value.bind(storage) : value
  }
  vi.stubGlobal(
    'localStorage',
    new Proxy(localStorage, { get: (storage, key) => (key === 'setItem' ? setItem : read(storage, key)) }),
  )
  onTestFinished(() => void vi.unstubAllGlobals())
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

describe('a draft', () => {
  test('is saved after a pause in typing and then has no unsaved changes', async () => {
    const { host } = open()
    await type('Lake Toba')
    expect(await screen.findByText('Unsaved changes')).toBeVisible()
    // Real time passes as well: on a busy machine, more of it than between two keys.
    await pass(2000)
    expect(host.calls).not.toContain('PUT /api/articles/:id')
    await pass(1100)

    expect(await saveState(/^Saved \d\d:\d\d$/)).toBeInTheDocument()
    expect(await host.row('articles', draft.id)).toMatchObject({ title: 'Lake Toba', status: 'draft', version: 2 })
    expect(await title()).toHaveValue('Lake Toba')
    await waitFor(() => expect(drafts()).toEqual([]))
    press('Cancel')
    await heading('Articles')
  })

  test('leaves what is typed during a save to the next save, which builds on the last version', async () => {
    const { host } = open()
    host.delay('PUT /api/articles/:id', 500)
    await type('One')
    await pass(3000)
    expect(await screen.findByText('Saving…')).toBeVisible()
    await type('One two')
    await waitFor(async () => expect((await host.row('articles', draft.id))?.title).toBe('One'))
    expect(await screen.findByText('Unsaved changes')).toBeVisible()
    expect(await title()).toHaveValue('One two')

    await pass(3000)
    await waitFor(async () =>
      expect(await host.row('articles', draft.id)).toMatchObject({ title: 'One two', version: 3 }),
    )
    press('Update')
    expect(await screen.findByText('Article updated successfully!')).toBeVisible()
    expect((await host.rows('articleRevisions')).map((revision) => revision.title)).toEqual(['Toba', 'One two'])
  })

  test('is also saved from time to time while its author types without a pause', { tags: 'sweep' }, async () => {
    const { host } = open()
    for (let second = 0; second < 31; second += 2) {
      await type(`After ${second} s`)
      await pass(2000)
    }
    expect((await host.row('articles', draft.id))?.title).toMatch(/^After \d\d s$/)
  })

  test('sends a change that was undone after an autosave', { tags: 'sweep' }, async () => {
    const { host } = open()
    await type('Lake Toba')
    await pass(3000)
    await saveState(/^Saved/)
    await type('Toba')
    press('Update')
    expect(await screen.findByText('Article updated successfully!')).toBeVisible()
    expect((await host.row('articles', draft.id))?.title).toBe('Toba')
  })

  test('finishes an autosave before it is saved by hand', async () => {
    const { host } = open()
    host.delay('PUT /api/articles/:id', 500)
    await type('Lake Toba')
    await pass(3000)
    await screen.findByText('Saving…')
    press('Update')
    expect(await screen.findByText('Article updated successfully!')).toBeVisible()
    expect(await host.row('articles', draft.id)).toMatchObject({ title: 'Lake Toba', version: 3 })
  })

  test('without a title is kept in the browser and not sent', async () => {
    const { host } = open()
    await type(' ')
    await pass(4000)
    expect(await saveState('Saved on this device')).toBeInTheDocument()
    expect(host.calls).not.toContain('PUT /api/articles/:id')
    expect(screen.queryByText('Title is required')).not.toBeInTheDocument()
  })

  test('shows why an autosave failed, and is saved again later', { tags: 'sweep' }, async () => {
    const { host } = open()
    host.failNext('PUT /api/articles/:id', 500, { message: 'The database is away' })
    await type('Lake Toba')
    await pass(3000)
    expect(await saveState('Could not save: The database is away')).toBeInTheDocument()
    expect(drafts()).toHaveLength(1)

    await pass(5000)
    expect(await saveState(/^Saved/)).toBeInTheDocument()
    expect((await host.row('articles', draft.id))?.title).toBe('Lake Toba')
  })

  test('is no longer autosaved once someone else has saved it, until its author has chosen a version', async () => {
    const { host } = open()
    await title()
    await host.update('articles', draft.id, { title: 'Theirs', version: 2 })
    await type('Mine')
    await pass(3000)

    const question = await screen.findByRole('dialog', { name: 'Someone else has saved this in the meantime' })
    fireEvent.click(within(question).getByRole('button', { name: 'Keep editing' }))
    await type('Still mine')
    await pass(40_000)
    expect(host.calls.filter((call) => call === 'PUT /api/articles/:id')).toHaveLength(1)

    press('Update')
    const again = await screen.findByRole('dialog', { name: 'Someone else has saved this in the meantime' })
    fireEvent.click(within(again).getByRole('button', { name: 'Discard mine, load theirs' }))
    await waitFor(async () => expect(await title()).toHaveValue('Theirs'))
    takeComplaints()
    await type('Together')
    await pass(3000)
    await waitFor(async () =>
      expect(await host.row('articles', draft.id)).toMatchObject({ title: 'Together', version: 3 }),
    )
  })
})

test.each([
  ['a published article', published, 'full'],
  ['an article under review', makeArticle({ title: 'Sibayak', status: 'review' }), 'full'],
  ['an event, which readers see as a draft', makeEvent({ title: 'Course' }), 'full'],
  ['a draft on a host without versions', draft, 'table-only'],
] as const)('%s is autosaved in the browser only', { tags: 'sweep' }, async (_, article, kind) => {
  const { host } = open(article, { kind })
  await type('Half a thought')
  await pass(40_000)
  expect(await saveState('Saved on this device')).toBeInTheDocument()
  expect(host.calls).not.toContain('PUT /api/articles/:id')

  reopenDashboard(host)
  expect(await offer()).toBeVisible()
})

describe('text typed before a crash', () => {
  const crash = async (text: string, options: Options = {}) => {
    const { host } = open(published, options)
    await type(text)
    await pass(700)
    reopenDashboard(host)
    return host
  }

  test('is offered, can be restored as an unsaved change, and can be saved', async () => {
    const host = await crash('Written in vain')
    await offer()
    expect(await title()).toHaveValue('Kerinci')
    press('Restore')
    await waitFor(async () => expect(await title()).toHaveValue('Written in vain'))
    expect(screen.queryByText(/^You have unsaved changes/)).not.toBeInTheDocument()
    press('Cancel')
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    fireEvent.click(within(question).getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(question).not.toBeInTheDocument())

    press('Update')
    expect(await screen.findByText('Article updated successfully!')).toBeVisible()
    expect((await host.row('articles', published.id))?.title).toBe('Written in vain')
    await heading('Articles')
    expect(drafts()).toEqual([])
  })

  test('is deleted when the author discards it, and offered again after leaving the form', async () => {
    await crash('Written in vain')
    await offer()
    press('Discard')
    await waitFor(() => expect(drafts()).toEqual([]))
    await type('Second thoughts')
    await pass(700)
    expect(drafts()).toHaveLength(1)
    press('Cancel')
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await heading('Articles')
    expect(drafts()).toHaveLength(1)
    fireEvent.click(await screen.findByRole('link', { name: 'Edit Kerinci' }))
    await offer()
  })

  test('is offered with a warning, and saved only after a question, if the article has changed since', async () => {
    const { host } = open(published)
    await type('Mine')
    await pass(700)
    await host.update('articles', published.id, { title: 'Theirs', version: 2 })
    reopenDashboard(host)
    expect(await offer()).toHaveTextContent('It has been changed since then')
    press('Restore')
    await waitFor(async () => expect(await title()).toHaveValue('Mine'))
    press('Update')
    expect(await screen.findByRole('dialog', { name: /^Someone else has saved/ })).toBeVisible()
    expect((await host.row('articles', published.id))?.title).toBe('Theirs')
    takeComplaints()
  })

  test('is offered in a new article, but only to its author', { tags: 'sweep' }, async () => {
    const { host } = openDashboard('/dashboard/articles/create')
    await type('A new one')
    await pass(700)
    const [key = ''] = drafts()
    const text = localStorage.getItem(key) ?? ''
    localStorage.setItem('draft:4711:articles:new:x', text.replace('A new one', 'Someone else’s'))
    reopenDashboard(host)
    await offer()
    press('Restore')
    await waitFor(async () => expect(await title()).toHaveValue('A new one'))
    expect(screen.queryByText(/^You have unsaved changes/)).not.toBeInTheDocument()
  })

  test('is not offered if it equals the stored article, is older than thirty days or cannot be read', {
    tags: 'sweep',
  }, async () => {
    const { host, me } = open(published)
    const key = (name: string) => `draft:${me.id}:articles:${published.id}:${name}`
    await title()
    const { version, views, ...same } = published
    const typedAt = Date.now()
    localStorage.setItem(key('same'), JSON.stringify({ typedAt, values: same }))
    localStorage.setItem(key('old'), JSON.stringify({ typedAt: typedAt - 31 * 86_400_000, values: { title: 'Old' } }))
    localStorage.setItem(key('broken'), '{')
    reopenDashboard(host)
    await title()
    expect(screen.queryByText(/^You have unsaved changes/)).not.toBeInTheDocument()
    expect(drafts()).toEqual([key('broken')])
  })

  test('can still be saved to the server if the storage of the browser is full', { tags: 'sweep' }, async () => {
    const { host } = open(published)
    refuseToStore()
    await type('Too much')
    await pass(700)
    expect(await screen.findByText('Unsaved changes')).toBeVisible()
    press('Update')
    expect(await screen.findByText('Article updated successfully!')).toBeVisible()
    expect((await host.row('articles', published.id))?.title).toBe('Too much')
  })
})
