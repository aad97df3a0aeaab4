import { screen, within } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { makeCategory } from '@tests/factories/category'
import { describe, expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import { heading, openDashboard } from './open-dashboard'

const lakes = makeCategory({ name: 'Lakes' })
const toba = makeArticle({
  title: 'Toba',
  excerpt: 'A lake in a crater.',
  category_ids: [lakes.id],
  views: 1234,
  created_at: '2026-01-01T03:00:00.000Z',
  image_url: '/uploads/toba-1600x1000.webp',
  content: '<h2>The rim</h2><p>It is <b>wide</b>.</p>',
})

const open = (article = toba, options: Parameters<typeof openDashboard>[1] = {}) =>
  openDashboard(`/dashboard/articles/${article.id}/show`, { articles: [article], categories: [lakes], ...options })

describe('the view of an article', () => {
  test('shows all fields of the article', async () => {
    open(toba, { role: 'marketing' })

    expect(await heading('Toba')).toBeVisible()
    const article = within(screen.getByRole('article'))
    expect(article.getByText(/Yusuf Harahap · 1 January 2026/)).toBeVisible()
    expect(article.getByText('Published')).toBeVisible()
    expect(article.getByText('Lakes')).toBeVisible()
    expect(article.getByText('A lake in a crater.')).toBeVisible()
    expect(article.getByRole('heading', { level: 2, name: 'The rim' })).toBeVisible()
    expect(article.getByText('wide').tagName).toBe('B')
    expect(article.getByText('Last updated')).toBeVisible()
    expect(article.getByText('1,234')).toBeVisible()
    expect(article.getByText(String(toba.id))).toBeVisible()
    expect(article.getByRole('presentation')).toHaveAttribute('src', toba.image_url)

    const view = screen.getByRole('link', { name: 'View Public' })
    expect(view).toHaveAttribute('href', `/articles/${toba.id}`)
    expect(view).toHaveAttribute('target', '_blank')
    expect(screen.getByRole('link', { name: 'Edit Article' })).toHaveAttribute('href', `/dashboard/articles/${toba.id}`)
  })

  test('shows the page for “not found” if the article does not exist', async () => {
    openDashboard('/dashboard/articles/4711/show')

    await heading('Article not found')
    expect(screen.getByRole('link', { name: 'Back to the articles' })).toHaveAttribute('href', '/dashboard/articles')
    takeComplaints()
  })
})

test('a draft is marked as not public, and has no views', async () => {
  open(makeArticle({ title: 'Kerinci', status: 'draft' }))

  expect(await heading('Kerinci')).toBeVisible()
  expect(screen.getByText('Not public yet')).toBeVisible()
  // The page opens for staff all the same.
  expect(screen.getByRole('link', { name: 'View Public' })).toBeVisible()
  expect(screen.queryByText('Views')).not.toBeInTheDocument()
})

test('markup that the host did not sanitise is made safe', async () => {
  const content = [
    '<p onclick="globalThis.harmed = true">Text</p><script>globalThis.harmed = true</script>',
    '<img src="javascript:alert(1)" onerror="globalThis.harmed = true"><iframe src="https://example.com"></iframe>',
    '<a href="javascript:globalThis.harmed = true">bad</a> <a href="https://example.com/a">good</a>',
    '<form action="https://example.com"><button>Send</button></form><style>body { display: none }</style>',
    '<table>\n<tr>\n<td colspan="2">cell</td></tr></table><input type="text" value="x">',
  ].join('')
  open(makeArticle({ title: 'Toba', content }))

  const article = within(await screen.findByRole('article'))
  expect(article.getByText('Text')).not.toHaveAttribute('onclick')
  expect(article.getByRole('link', { name: 'good' })).toHaveAttribute('rel', 'noopener noreferrer')
  expect(article.queryByRole('link', { name: 'bad' })).not.toBeInTheDocument()
  expect(article.getByText('cell')).toHaveAttribute('colspan', '2')
  expect(screen.getByRole('article').querySelector('script, iframe, form, style, input[type=text], img')).toBeNull()
})

test('an article that failed to load can be loaded again', { tags: 'sweep' }, async () => {
  const { host, user } = openDashboard('/dashboard/articles', { articles: [toba], categories: [lakes] })
  host.failNext('GET /api/articles/manage/:id', 500, { message: 'The database is away' })
  await user.click(await screen.findByRole('link', { name: 'View Toba' }))

  const alert = await screen.findByText('Failed to fetch article')
  expect(alert.closest('[role=alert]')).toHaveTextContent('The database is away')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await heading('Toba')).toBeVisible()
  takeComplaints()
})

test('a very long title is shown in full', async () => {
  const title = 'Volcano'.repeat(57)
  open(makeArticle({ title }))

  expect(await heading(title)).toBeVisible()
})
