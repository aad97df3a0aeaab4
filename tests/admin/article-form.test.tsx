import { fireEvent, screen, within } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { describe, expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import './editable'
import { button, craters, excerpt, lakes, openArticle, openNew, title } from './open-article'
import { heading, openDashboard, paste, rowWith } from './open-dashboard'

const blocks = {
  time: 1,
  version: '2.31.0',
  blocks: [{ id: 'a', type: 'paragraph' as const, data: { text: 'The rim is wide.' } }],
}

// The editor is loaded on first use, which takes a while.
const content = () => screen.findByRole('textbox', { name: 'Content: paragraph' }, { timeout: 15_000 })
const status = () => screen.findByRole('combobox', { name: 'Status' })

async function statusChoices(user: ReturnType<typeof openNew>['user']) {
  await user.click(await status())
  const choices = (await screen.findAllByRole('option')).map((option) => option.textContent)
  await user.keyboard('{Escape}')
  return choices
}

describe('the article form', () => {
  test('creates an article that then appears in the list', async () => {
    const { user, host } = openNew({ role: 'marketing', articles: [makeArticle({ title: 'Toba' })] })
    await heading('New Article')
    expect(button('Preview')).toBeDisabled()

    await user.type(await title(), 'Kerinci')
    await paste(user, await excerpt(), 'The highest volcano.')
    await user.click(await content())
    await user.keyboard('It smokes.')
    await user.click(screen.getByRole('combobox', { name: 'Categories' }))
    await user.click(await screen.findByRole('option', { name: 'Craters' }))
    await user.keyboard('{Escape}')
    await user.click(button('Create'))

    expect(await screen.findByText('Article created successfully!')).toBeInTheDocument()
    expect(await rowWith('Kerinci')).toHaveTextContent('Draft')
    const made = (await host.rows('articles')).at(-1)
    expect(made).toMatchObject({
      title: 'Kerinci',
      excerpt: 'The highest volcano.',
      status: 'draft',
      content: expect.stringMatching(/^<p[^>]*>It smokes\.<\/p>$/),
      slug: 'kerinci',
    })
    expect(await host.rows('articleCategories')).toMatchObject([{ article_id: made?.id, category_id: craters.id }])
  })

  test('changes an article and returns to the list', async () => {
    const toba = makeArticle({ title: 'Toba', category_ids: [lakes.id] })
    const { user, host } = openArticle(toba)

    await user.clear(await title())
    await user.type(await title(), 'Lake Toba')
    const preview = screen.getByRole('link', { name: 'Preview' })
    expect(preview).toHaveAttribute('href', `/articles/${toba.id}`)
    expect(preview).toHaveAttribute('target', '_blank')
    await user.click(button('Update'))

    expect(await screen.findByText('Article updated successfully!')).toBeInTheDocument()
    expect(await rowWith('Lake Toba')).toBeInTheDocument()
    expect((await host.rows('articles'))[0]).toMatchObject({ title: 'Lake Toba', status: 'published' })
    expect(await host.rows('articleCategories')).toMatchObject([{ article_id: toba.id, category_id: lakes.id }])
  })

  test('shows the page for “not found” if the article does not exist', async () => {
    openDashboard('/dashboard/articles/4711')

    await heading('Article not found')
    expect(screen.getByRole('link', { name: 'Back to the articles' })).toHaveAttribute('href', '/dashboard/articles')
    takeComplaints()
  })

  test('requires a title and an excerpt', { tags: 'sweep' }, async () => {
    const { user, host } = openNew()

    await user.type(await title(), '   ')
    await user.click(button('Create'))

    expect(await screen.findByText('Title is required')).toBeVisible()
    expect(screen.getByText('Excerpt is required')).toBeVisible()
    expect(host.calls).not.toContain('POST /api/articles')
  })

  test('keeps what was typed when a save fails', async () => {
    const { user, host } = openArticle()
    host.failNext('PUT /api/articles/:id', 500, { message: '' })

    await paste(user, await title(), ' and its rim')
    await user.click(button('Update'))

    expect(await screen.findByText('Failed to save article')).toBeInTheDocument()
    expect(await title()).toHaveValue('Toba and its rim')
    takeComplaints()
  })

  test('accepts a title of 400 characters', { tags: 'sweep' }, async () => {
    const long = 'Volcano '.repeat(50).trim()
    const { user, host } = openArticle(makeArticle({ title: long, slug: 'long' }))

    expect(await title()).toHaveValue(long)
    await user.type(await excerpt(), '!')
    await user.click(button('Update'))

    expect(await screen.findByText('Article updated successfully!')).toBeInTheDocument()
    expect((await host.rows('articles'))[0]?.title).toBe(long)
  })
})

/** Replaces the text and waits until the form has noticed. happy-dom cannot type into an existing text. */
async function write(text: string) {
  const field = await content()
  field.textContent = text
  fireEvent.input(field)
  fireEvent.focusOut(field)
  const words = text.split(' ').length
  await screen.findByText(new RegExp(`^${words} words`))
}

describe('the content', () => {
  const html = '<p class="x">The rim\n is wide.</p>'

  test('is not sent if it was not changed', async () => {
    const article = makeArticle({ title: 'Toba', content: html, blocks })
    const { user, host } = openArticle(article)

    await user.click(await content())
    await user.type(await title(), '!')
    await user.click(button('Update'))

    expect(await screen.findByText('Article updated successfully!')).toBeInTheDocument()
    expect((await host.rows('articles'))[0]).toMatchObject({ title: 'Toba!', content: article.content, blocks })
  })

  test('is sent as blocks with their ids and as HTML if it was changed', async () => {
    const { user, host } = openArticle(makeArticle({ content: html, blocks }))

    await write('Look! The rim is wide.')
    await user.click(button('Update'))

    expect(await screen.findByText('Article updated successfully!')).toBeInTheDocument()
    expect((await host.rows('articles'))[0]?.content).toContain('Look!')
    expect((await host.rows('articles'))[0]?.blocks?.blocks).toMatchObject([
      { id: 'a', type: 'paragraph', data: { text: expect.stringContaining('Look!') } },
    ])
  })

  test('of an article without blocks is shown and stays the same until it is changed', async () => {
    const { user, host } = openArticle(makeArticle({ title: 'Toba', content: html, blocks: null }))

    expect(await content()).toHaveTextContent('The rim is wide.')
    await user.type(await title(), '!')
    await user.click(button('Update'))

    expect(await screen.findByText('Article updated successfully!')).toBeInTheDocument()
    expect((await host.rows('articles'))[0]).toMatchObject({ title: 'Toba!', content: html, blocks: null })
  })

  test('is sent as HTML to a table-only host', { tags: 'sweep' }, async () => {
    const { user, host } = openArticle(makeArticle({ content: html, blocks: null }), { kind: 'table-only' })

    await write('Look! The rim is wide.')
    await user.click(button('Update'))

    expect(await screen.findByText('Article updated successfully!')).toBeInTheDocument()
    expect((await host.rows('articles'))[0]?.content).toContain('Look!')
  })
})

describe('the status', () => {
  test.each([
    ['editor', ['Draft', 'Under Review', 'Published']],
    ['admin', ['Draft', 'Under Review']],
    ['marketing', ['Draft', 'Under Review']],
  ] as const)('of a new article offers the role %s the choices %j', async (role, choices) => {
    const { user } = openNew({ role })

    expect(await status()).toHaveTextContent('Draft')
    expect(await statusChoices(user)).toEqual(choices)
  })

  test('of a published article cannot be changed by an admin and is not sent', { tags: 'sweep' }, async () => {
    const { user, host } = openArticle(undefined, { role: 'admin' })
    await user.type(await title(), '!')

    expect(screen.getByText('Published')).toBeVisible()
    expect(screen.queryByRole('combobox', { name: /Status/ })).not.toBeInTheDocument()
    await user.click(button('Update'))

    expect(await screen.findByText('Article updated successfully!')).toBeInTheDocument()
    expect((await host.rows('articles'))[0]).toMatchObject({ title: 'Toba!', status: 'published' })
  })

  test('can be set to published by an editor', async () => {
    const { user, host } = openArticle(makeArticle({ status: 'review' }), { role: 'editor' })

    await user.click(await status())
    await user.click(await screen.findByRole('option', { name: 'Published' }))
    await user.click(button('Update'))

    expect(await screen.findByText('Article updated successfully!')).toBeInTheDocument()
    expect((await host.rows('articles'))[0]?.status).toBe('published')
  })
})

test('an article that failed to load can be loaded again', { tags: 'sweep' }, async () => {
  const article = makeArticle({ title: 'Toba' })
  const { host, user } = openDashboard('/dashboard/articles', { articles: [article] })
  host.failNext('GET /api/articles/manage/:id', 500, { message: 'The database is away' })
  await user.click(await screen.findByRole('link', { name: 'Edit Toba' }))

  const alert = await screen.findByText('Failed to fetch article')
  expect(alert.closest('[role=alert]')).toHaveTextContent('The database is away')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await title()).toHaveValue('Toba')
  takeComplaints()
})

test('a dialog asks before unsaved changes are lost', async () => {
  const { user } = openArticle()
  await user.type(await title(), '!')

  await user.click(button('Cancel'))
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await user.click(within(dialog).getByRole('button', { name: 'Leave' }))

  await heading('Articles')
})

test('categories can be found by typing and removed by keyboard', { tags: 'sweep' }, async () => {
  const { user, host } = openArticle(makeArticle({ category_ids: [lakes.id] }))
  expect(await screen.findByRole('button', { name: 'Lakes' })).toBeVisible()

  await user.type(screen.getByRole('combobox', { name: 'Categories' }), '{Backspace}crat{ArrowDown}{Enter}{Escape}')
  await user.click(button('Update'))

  expect(await screen.findByText('Article updated successfully!')).toBeInTheDocument()
  expect(await host.rows('articleCategories')).toMatchObject([{ category_id: craters.id }])
})
