import { withAnchors } from '@site/article/headings'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { expect, test } from 'vitest'
import { renderSite } from './render-site'

const words = `<p>${'word '.repeat(300)}</p>`
const film =
  '<figure class="video"><a class="video-link" href="https://www.youtube.com/watch?v=abcDEF12345" target="_blank" rel="noopener noreferrer">YouTube</a><figcaption>The crater</figcaption></figure>'
const content = `<h3 data-block-id="way">The way &amp; the guide</h3>${words}<h4>Day one</h4>${words}<h3>Costs</h3>${words}${film}`
const article = makeArticle({ id: 7, title: 'Lake Toba', content })

const counted = () => waitFor(() => expect(sessionStorage.getItem('viewedArticles')).toBe('[7]'))

test('a long text has a list of its headings, which leads to them', async () => {
  renderSite('/articles/7', { articles: [article] })
  const contents = within(await screen.findByRole('navigation', { name: 'Contents' }))
  const links = contents.getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['The way & the guide', 'Day one', 'Costs'])
  for (const link of links) {
    const heading = document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
    expect(heading).toHaveTextContent(link.textContent ?? '')
  }
  expect(screen.getByText('5 min read')).toBeVisible()
  await counted()
})

test('a short text has none', async () => {
  renderSite('/articles/7', { articles: [{ ...article, content: '<h3>A</h3><h3>B</h3><h3>C</h3><p>Short.</p>' }] })
  expect(await screen.findByText('1 min read')).toBeVisible()
  expect(screen.queryByRole('navigation', { name: 'Contents' })).toBeNull()
  await counted()
})

test.each([
  ['<h2 class="align-center" data-block-id="aB-3_x">Any <b>words</b></h2>', 'h-aB-3_x'],
  ['<h2>كيف تصل؟</h2>', 'h-كيف-تصل'],
  ['<h2>火山 の 湖</h2>', 'h-火山-の-湖'],
  ['<h2>ทะเลสาบ</h2>', 'h-ทะเลสาบ'],
  ['<h2>Ça &amp; là: 3</h2>', 'h-ça-amp-là-3'],
])('%s has the id %s', (html, id) => {
  const { html: anchored, headings } = withAnchors(html)
  expect(headings).toMatchObject([{ id, level: 2 }])
  expect(anchored).toContain(`<h2 id="${id}"`)
})

test('equal headings have different ids; those without words, and text after an unclosed one, have none', () => {
  const { headings } = withAnchors('<h2>A</h2><h3>a</h3><h2> </h2><h2>?</h2><h4>b</h3><h2>c</h2>')
  expect(headings.map(({ id }) => id)).toEqual(['h-a', 'h-a-2'])
})

test('the steps to the article lead back, and WhatsApp gets the canonical address', async () => {
  renderSite('/articles/7?utm_source=mail', { articles: [article] })
  const steps = within(await screen.findByRole('navigation', { name: 'Breadcrumbs' }))
  expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/articles'])
  expect(steps.getByText('Lake Toba')).toHaveAttribute('aria-current', 'page')
  const link = screen.getByRole('link', { name: 'Share on WhatsApp' })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
    'https://wa.me/?text=Lake Toba\nhttps://eye.example/articles/7',
  )
  await counted()
})

test('a film is loaded when its link is pressed, not before, in a frame that cannot leave its place', async () => {
  const { user } = renderSite('/articles/7', { articles: [article] })
  const link = await screen.findByRole('link', { name: /^Play the video/ })
  expect(document.querySelector('iframe')).toBeNull()
  await user.click(link)
  const player = screen.getByTitle('The crater')
  expect(player).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/abcDEF12345?autoplay=1')
  expect(player.getAttribute('sandbox')).not.toMatch(/top-navigation|downloads|modals/)
  expect(screen.getByRole('link', { name: 'Watch on YouTube' })).toBeVisible()
  await counted()
})

test('a click that opens a tab leaves the page as it is', async () => {
  renderSite('/articles/7', { articles: [article] })
  fireEvent.click(await screen.findByRole('link', { name: /^Play the video/ }), { ctrlKey: true })
  expect(document.querySelector('iframe')).toBeNull()
  await counted()
})
