import { screen, waitFor, within } from '@testing-library/react'
import { makeArticle, makeEvent } from '@tests/factories/article'
import { makeCategory } from '@tests/factories/category'
import { describe, expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import { exportedLines, heading, MY_ID, openDashboard, paste, rowWith, tableRows } from './open-dashboard'

const lakes = makeCategory({ name: 'Lakes' })
const craters = makeCategory({ name: 'Craters', slug: 'volcanoes' })
const toba = makeArticle({ title: 'Toba', views: 1234, category_ids: [lakes.id, craters.id] })
const kerinci = makeArticle({ title: 'Kerinci', status: 'draft', excerpt: 'A first sketch.' })
const belitong = makeArticle({ title: 'Belitong', status: 'review' })
const contents = { articles: [toba, kerinci, belitong], categories: [lakes, craters] }

const open = (options: Parameters<typeof openDashboard>[1] = {}) =>
  openDashboard('/dashboard/articles', { ...contents, ...options })

describe('the list of articles', () => {
  test('shows each article and marks events', async () => {
    const event = makeEvent({ title: 'Guide course' })
    open({ articles: [toba, event], role: 'admin' })

    const row = await rowWith('Toba')
    expect(row).toHaveTextContent(/Yusuf Harahap.*Published.*1,234.*Craters.*Lakes/)
    expect(within(row).queryByText('Event')).not.toBeInTheDocument()
    expect(within(await rowWith('Guide course')).getByText('Event')).toBeVisible()
  })

  test('what stands for rows that are being loaded is hidden from keyboards and screen readers', {
    tags: 'sweep',
  }, async () => {
    const { host } = open({ role: 'admin' })
    const release = host.hold('GET /api/articles/manage')
    const table = () => document.querySelector('main table')
    await waitFor(() => expect(table()).not.toBeNull(), { timeout: 20_000 })
    expect(table()?.closest('[inert]')).not.toBeNull()
    release()
    await screen.findByText('Toba')
    expect(table()?.closest('[inert]')).toBeNull()
  })

  test('can be filtered by title, status and category', { tags: 'sweep' }, async () => {
    const { user } = open({ role: 'admin' })
    await screen.findByText('Toba')

    await paste(user, await screen.findByRole('textbox', { name: 'Search' }), 'kerin')
    await waitFor(() => expect(screen.queryByText('Toba')).not.toBeInTheDocument())
    expect(await screen.findByText('Kerinci')).toBeVisible()
    await user.clear(screen.getByRole('textbox', { name: 'Search' }))
    await screen.findByText('Toba')

    await user.click(screen.getByRole('combobox', { name: 'Status' }))
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'All',
      'Draft',
      'Under Review',
      'Published',
    ])
    await user.click(screen.getByRole('option', { name: 'Under Review' }))
    await waitFor(() => expect(screen.queryByText('Toba')).not.toBeInTheDocument())
    expect(await screen.findByText('Belitong')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    await user.click(screen.getByRole('combobox', { name: 'Status' }))
    // The accessible name that react-admin gives to the option 'All'.
    await user.click(await screen.findByRole('option', { name: 'Clear value' }))
    await screen.findByText('Toba')

    await user.click(screen.getByRole('button', { name: /filters/i }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Category' }))
    await user.click(await screen.findByRole('combobox', { name: 'Category' }))
    await user.click(await screen.findByRole('option', { name: 'Craters' }))
    await waitFor(() => expect(screen.queryByText('Kerinci')).not.toBeInTheDocument())
    expect(await screen.findByText('Toba')).toBeVisible()
  })

  const choose = async (user: ReturnType<typeof open>['user'], name: string, status: string) => {
    await user.click(await screen.findByRole('combobox', { name: `Status of ${name}` }))
    await user.click(await screen.findByRole('option', { name: status }))
  }

  test('checks what an editor publishes, and undoes a change with its schedule', async () => {
    const publish_at = '2090-03-02T12:00:00.000Z'
    const planned = makeArticle({ title: 'Sipisopiso', status: 'draft', publish_at })
    const { user, host } = open({ role: 'editor', articles: [planned, toba] })
    await choose(user, 'Sipisopiso', 'Published')
    const check = within(await screen.findByRole('dialog', { name: 'Before publishing' }))
    expect(check.getByText('There is no featured image.')).toBeVisible()
    expect((await host.row('articles', planned.id))?.status).toBe('draft')

    await user.click(check.getByRole('button', { name: 'Publish anyway' }))
    expect(await screen.findByText(/^Article status updated\. It is no longer scheduled for .*2090/)).toBeVisible()
    expect(await host.row('articles', planned.id)).toMatchObject({ status: 'published', publish_at: null })

    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Undone: status and schedule are as before.')).toBeVisible()
    const undone = await host.row('articles', planned.id)
    expect(undone).toMatchObject({ status: 'draft', published_at: null })
    expect(undone?.publish_at?.toISOString()).toBe(publish_at)
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  test('publishes nothing without an excerpt, and nothing that was not confirmed', { tags: 'sweep' }, async () => {
    const bare = makeArticle({ title: 'Bare', status: 'draft', excerpt: '' })
    const { user, host } = open({ role: 'editor', articles: [bare, kerinci] })
    await choose(user, 'Bare', 'Published')
    let check = within(await screen.findByRole('dialog', { name: 'Before publishing' }))
    expect(check.getByText('There is no excerpt.')).toBeVisible()
    expect(check.queryByRole('button', { name: /^Publish/ })).toBeNull()
    await user.click(check.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await choose(user, 'Kerinci', 'Published')
    check = within(await screen.findByRole('dialog', { name: 'Before publishing' }))
    await user.click(check.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('combobox', { name: 'Status of Kerinci' })).toHaveTextContent('Draft')
    expect(host.sent.filter(({ call }) => call === 'PUT /api/articles/:id/status')).toEqual([])
  })

  test('offers each change to be undone for ten seconds, also several at once, and again if that fails', async () => {
    const { user, host } = open({ role: 'editor', articles: [toba, kerinci] })
    await choose(user, 'Toba', 'Draft')
    await choose(user, 'Kerinci', 'Under Review')
    await waitFor(() => expect(screen.getAllByText('Article status updated')).toHaveLength(2))
    host.failNext('PUT /api/articles/:id/status', 500, { message: '' })
    await user.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement)
    await screen.findByText('Failed to update article status')
    takeComplaints()
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2))
    await user.click(screen.getAllByRole('button', { name: 'Undo' })[1] as HTMLElement)
    await waitFor(async () => expect((await host.row('articles', toba.id))?.status).toBe('published'))
    expect((await host.row('articles', kerinci.id))?.status).toBe('review')
  })

  test('deletes an article after a confirmation', async () => {
    const { user, host } = open({ role: 'admin' })

    await user.click(await screen.findByRole('button', { name: 'Delete Toba' }))
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to delete this article?' })
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))

    expect(await screen.findByText('Article deleted')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText('Toba')).not.toBeInTheDocument())
    expect((await host.rows('articles')).map(({ title }) => title)).toEqual(['Kerinci', 'Belitong'])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Toba')).toBeVisible()
    expect(await host.rows('articles')).toHaveLength(3)
  })

  test('deletes several articles at once', { tags: 'sweep' }, async () => {
    const { user, host } = open({ role: 'editor' })
    const [first, second] = await tableRows()

    await user.click(await within(first as HTMLElement).findByRole('checkbox'))
    await user.click(within(second as HTMLElement).getByRole('checkbox'))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await user.click(await screen.findByRole('button', { name: 'Confirm' }))

    expect(await screen.findByText('2 deleted')).toBeInTheDocument()
    await waitFor(async () => expect(await tableRows()).toHaveLength(1))
    expect(await host.rows('articles')).toHaveLength(1)
  })

  test('shows a message when there are no articles', async () => {
    open({ articles: [] })

    expect(await screen.findByText('No articles found')).toBeInTheDocument()
    expect(await screen.findByRole('textbox', { name: 'Search' })).toBeInTheDocument()
  })

  test('keeps the old status when a change fails', { tags: 'sweep' }, async () => {
    const { user, host } = open({ role: 'editor' })
    host.failNext('PUT /api/articles/:id/status', 500, { message: '' })
    await choose(user, 'Kerinci', 'Under Review')

    expect(await screen.findByText('Failed to update article status')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Status of Kerinci' })).toHaveTextContent('Draft'))
    takeComplaints()
  })

  test('keeps an article and shows a message when its deletion fails', { tags: 'sweep' }, async () => {
    const { user, host } = open({ role: 'admin' })
    host.failNext('DELETE /api/articles/:id', 500, { message: '' })

    await user.click(await screen.findByRole('button', { name: 'Delete Toba' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))

    expect(await screen.findByText('Failed to delete article')).toBeInTheDocument()
    expect(screen.getByText('Toba')).toBeVisible()
    takeComplaints()
  })
})

test('marketing sees the status but cannot delete articles', { tags: 'sweep' }, async () => {
  open({ role: 'marketing' })
  const row = within(await rowWith('Toba'))

  expect(row.getByText('Published')).toBeVisible()
  expect(row.queryByRole('combobox')).not.toBeInTheDocument()
  expect(await row.findByRole('link', { name: 'Edit Toba' })).toBeVisible()
  expect(row.getByRole('link', { name: 'View Toba' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument()
  // For changes of several articles, among which there is no deletion.
  expect(row.getByRole('checkbox')).toBeVisible()
  expect(screen.getByRole('link', { name: 'New Article' })).toHaveAttribute('href', '/dashboard/articles/create')
})

test('an admin can delete articles but cannot change their status in the list', async () => {
  open({ role: 'admin' })
  const row = within(await rowWith('Kerinci'))

  expect(await row.findByRole('button', { name: 'Delete Kerinci' })).toBeVisible()
  expect(row.getByText('Draft')).toBeVisible()
  expect(row.queryByRole('combobox')).not.toBeInTheDocument()
})

test('a click on a row opens the form, and the link “View” leads to the view of the article', async () => {
  const { user } = open({ role: 'marketing' })
  expect(await screen.findByRole('link', { name: 'View Toba' })).toHaveAttribute(
    'href',
    `/dashboard/articles/${toba.id}/show`,
  )

  await user.click(screen.getByText('Toba'))
  await heading('Edit Article')
  expect(location.pathname).toBe(`/dashboard/articles/${toba.id}`)
})

test('a very long title is shortened in the names of its links', async () => {
  const title = 'Volcano '.repeat(50).trim()
  open({ articles: [makeArticle({ title })] })

  expect(await screen.findByText(title)).toBeInTheDocument()
  const edit = screen.getByRole('link', { name: /^Edit Volcano/ })
  expect(edit.getAttribute('aria-label')?.length).toBeLessThan(70)
})

test('phones get cards with the same actions', { tags: 'sweep' }, async () => {
  const { user, host } = open({ role: 'editor', phone: true })

  const cards = (await screen.findAllByRole('listitem')).map((card) => within(card))
  expect(cards).toHaveLength(3)
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  for (const title of ['Toba', 'Kerinci', 'Belitong']) {
    expect(await screen.findByRole('link', { name: `Edit ${title}` })).toBeVisible()
    expect(screen.getByRole('link', { name: `View ${title}` })).toBeVisible()
    expect(screen.getByRole('button', { name: `Delete ${title}` })).toBeVisible()
  }

  await user.click(screen.getByRole('combobox', { name: 'Status of Belitong' }))
  await user.click(await screen.findByRole('option', { name: 'Draft' }))
  await waitFor(async () => expect((await host.row('articles', belitong.id))?.status).toBe('draft'))
})

test('the list is exported as CSV', async () => {
  const { user } = open({ role: 'admin' })
  await screen.findByText('Toba')
  const lines = await exportedLines(user)
  expect(lines[0]).toBe('title,excerpt,author_name,status,views,category_names,created_at')
  expect(lines.find((line) => line.startsWith('Toba'))).toMatch(
    /^Toba,.*,Yusuf Harahap,published,1234,"Craters, Lakes",/,
  )
})

test('a list that is still loading does not look empty on a phone', { tags: 'sweep' }, async () => {
  const { host } = openDashboard('/dashboard/articles', { phone: true, articles: [makeArticle({ title: 'Toba' })] })
  host.delay('GET /api/articles/manage', 300)

  await heading('Articles')
  expect(screen.queryByText('No articles found')).not.toBeInTheDocument()
  expect(await screen.findByText('Toba')).toBeInTheDocument()
})

describe('several articles', () => {
  test('get a status, categories and an author at once', async () => {
    const { user, host } = open({ role: 'editor' })
    const rows = await tableRows()
    for (const row of rows.slice(0, 2)) await user.click(await within(row).findByRole('checkbox'))
    await user.click(await screen.findByRole('button', { name: 'Change' }))
    const dialog = await screen.findByRole('dialog', { name: 'Change 2 articles' })
    await user.click(within(dialog).getByRole('combobox', { name: 'Status' }))
    await user.click(await screen.findByRole('option', { name: 'Under Review' }))
    await user.click(within(dialog).getByRole('combobox', { name: 'Add categories' }))
    await user.click(await screen.findByRole('option', { name: 'Craters' }))
    await user.click(within(dialog).getByRole('combobox', { name: 'Author' }))
    await user.click(await screen.findByRole('option', { name: 'Dewi Anggraini' }))
    await user.click(within(dialog).getByRole('button', { name: 'Update' }))

    expect(await screen.findByText('2 articles changed')).toBeInTheDocument()
    const changed = (await host.rows('articles')).filter(({ author_name }) => author_name === 'Dewi Anggraini')
    expect(changed.map(({ status }) => status)).toEqual(['review', 'review'])
    expect((await host.rows('articleCategories')).filter(({ category_id }) => category_id === craters.id).length).toBe(
      changed.some(({ id }) => id === toba.id) ? 2 : 3,
    )
  })

  test('stay selected where they could not be changed, with the reason', { tags: 'sweep' }, async () => {
    const { user } = open({ role: 'marketing', articles: [toba] })
    const [row] = await tableRows()
    await user.click(await within(row as HTMLElement).findByRole('checkbox'))
    await user.click(await screen.findByRole('button', { name: 'Change' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).queryByRole('combobox', { name: 'Author' })).not.toBeInTheDocument()
    await user.click(within(dialog).getByRole('combobox', { name: 'Status' }))
    expect(screen.queryByRole('option', { name: 'Published' })).not.toBeInTheDocument()
    await user.click(await screen.findByRole('option', { name: 'Draft' }))
    await user.click(within(dialog).getByRole('button', { name: 'Update' }))

    expect(
      await screen.findByText(/^1 of 1 could not be changed\. Toba: You don't have permission/),
    ).toBeInTheDocument()
    expect(within(row as HTMLElement).getByRole('checkbox')).toBeChecked()
  })
})

test('an editor finds their own articles, and saves the filter', { tags: 'sweep' }, async () => {
  const own = makeArticle({ title: 'Own' })
  const { user, host } = open({ articles: [toba, own] })
  host.update('articles', own.id, { author_id: MY_ID })
  await rowWith('Toba')
  await user.click(await screen.findByRole('combobox', { name: 'Author' }))
  await user.click(await screen.findByRole('option', { name: 'Mine' }))
  await waitFor(() => expect(screen.queryByText('Toba')).not.toBeInTheDocument())
  expect(await screen.findByText('Own')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /filters/i }))
  await user.click(await screen.findByRole('menuitem', { name: 'Save these filters…' }))
  const name = await screen.findByRole('textbox', { name: 'Name' })
  expect(name).toHaveValue('Author')
  await user.clear(name)
  await user.type(name, 'My texts')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: /filters/i }))
  expect(await screen.findByText(/My texts/)).toBeInTheDocument()
  expect(host.queriesOf('GET /api/articles/manage').at(-1)).toMatchObject({ author_id: String(MY_ID) })
})

test('on a host of the specification’s table there is no filter by author and no bulk change', {
  tags: 'sweep',
}, async () => {
  const { user } = open({ kind: 'table-only', role: 'editor' })
  const [row] = await tableRows()
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Author' })).not.toBeInTheDocument())
  await user.click(await within(row as HTMLElement).findByRole('checkbox'))
  expect(await screen.findByRole('button', { name: 'Delete' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Change' })).not.toBeInTheDocument()
})

test('filters are saved under a name that they suggest, set again by it, and deleted', async () => {
  const articles = [makeArticle({ title: 'Toba', status: 'draft' }), makeArticle({ title: 'Toba by boat' })]
  const filter = encodeURIComponent(JSON.stringify({ q: 'toba', status: 'draft', since: '2026-01-02' }))
  const { user } = openDashboard(`/dashboard/articles?filter=${filter}`, { articles })
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Filters' }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }
  await choose('Save these filters…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Save these filters as' }))
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('toba, Draft, From day 2 Jan 2026')
  await user.clear(dialog.getByRole('textbox', { name: 'Name' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Required')).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'My drafts{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  await choose('Clear all filters')
  expect(await screen.findByText('Toba by boat')).toBeInTheDocument()
  await choose('My drafts')
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('toba'))
  await choose('Delete the filters “My drafts”')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }))
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  expect(await screen.findByRole('menuitem', { name: 'Save these filters…' })).toBeVisible()
})
