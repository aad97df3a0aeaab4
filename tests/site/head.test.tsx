// @vitest-environment jsdom
import type { PageMeta } from '@site/head/head'
import { applyHead, headHtml } from '@site/head/head'
import { screen, waitFor } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { makeCategory } from '@tests/factories/category'
import { afterEach, expect, test } from 'vitest'
import { renderSite } from './render-site'

afterEach(() => {
  for (const tag of document.head.querySelectorAll('[data-page]')) tag.remove()
})

/** The content of a meta tag, by name or property, or the target of a link, by rel. */
const headValue = (name: string) => {
  const tags = document.head.querySelectorAll(`meta[name="${name}"], meta[property="${name}"], link[rel="${name}"]`)
  return [...tags].map((tag) => tag.getAttribute('content') ?? tag.getAttribute('href')).join()
}
const structured = () =>
  JSON.parse(document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null')

async function open(path: string, title: string, contents = {}) {
  const site = renderSite(path, contents)
  await waitFor(() => expect(document.title).toBe(`${title} - Eye of Sumatra`))
  return site
}

test.each([
  ['/', 'Sustainable geotourism in Sumatra', 'index, follow'],
  ['/about', 'About', 'index, follow'],
  ['/articles', 'Articles', 'index, follow'],
  ['/login', 'Sign in', 'noindex, nofollow'],
  ['/register', 'Create your account', 'noindex, nofollow'],
  ['/membership', 'Become a member', 'index, follow'],
  ['/nowhere', 'Page not found', 'noindex, nofollow'],
  ['/articles/999', 'Article Not Found', 'noindex, nofollow'],
])('%s has the title %s and the robots directive %s', async (path, title, robots) => {
  await open(path, title)
  expect(headValue('robots')).toBe(robots)
  expect(headValue('canonical')).toBe(`https://eye.example${path}`)
  expect(headValue('og:title')).toBe(title)
  expect(headValue('og:site_name')).toBe('Eye of Sumatra')
})

test('an article is described with its subject, author and dates', async () => {
  const lakes = makeCategory({ name: 'Lakes' })
  await open('/articles/5', 'Lake Toba', {
    categories: [lakes],
    articles: [
      makeArticle({
        id: 5,
        title: 'Lake Toba',
        excerpt: 'Deep.',
        meta_description: 'A lake in a crater.',
        author_name: 'Yusuf',
        byline: 'Dewi and friends',
        category_ids: [lakes.id],
        image_url: '/uploads/lake-1600x1000.webp',
        created_at: '2026-02-12T07:00:00.000Z',
      }),
    ],
  })
  expect(headValue('description')).toBe('A lake in a crater.')
  expect(headValue('og:description')).toBe('A lake in a crater.')
  expect(headValue('og:type')).toBe('article')
  const url = 'https://eye.example/uploads/lake-1600x1000.w1240.jpg'
  expect(headValue('og:image')).toBe(url)
  expect([headValue('og:image:width'), headValue('og:image:height')]).toEqual(['1240', '775'])
  expect(headValue('twitter:card')).toBe('summary_large_image')
  expect(structured()).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: 'Lake Toba',
    datePublished: '2026-02-12T07:00:00.000Z',
    image: { '@type': 'ImageObject', url, width: 1240, height: 775 },
    author: { name: 'Dewi and friends' },
    articleSection: ['Lakes'],
    mainEntityOfPage: 'https://eye.example/articles/5',
  })
  expect(headValue('og:locale')).toBe('en_GB')
  await waitFor(() => expect(sessionStorage.getItem('viewedArticles')).toBe('[5]'))
})

test('the article list describes its first ten articles in order, with their addresses', async () => {
  const articles = Array.from({ length: 12 }, (_, index) => makeArticle({ id: 700 + index, title: `Piece ${index}` }))
  await open('/articles', 'Articles', { articles })
  const list = structured()
  expect(list['@type']).toBe('ItemList')
  expect(list.itemListElement).toHaveLength(10)
  expect(list.itemListElement[0]).toEqual({
    '@type': 'ListItem',
    position: 1,
    name: 'Piece 11',
    url: 'https://eye.example/articles/711',
  })
})

test('a navigation removes the tags of the previous page', async () => {
  const { router } = await open('/', 'Sustainable geotourism in Sumatra')
  expect(structured()['@type']).toBe('WebSite')
  await router.navigate('/login')
  await screen.findByRole('heading', { name: 'Welcome back' })
  await waitFor(() => expect(headValue('robots')).toBe('noindex, nofollow'))
  expect(structured()).toBeNull()
  expect(headValue('description')).toBe('Sign in to Eye of Sumatra to reach your profile, your ads and the dashboard.')
  expect(headValue('og:image')).toBe('')
})

test('the server and the browser write the same tags, whatever their content', () => {
  const meta: PageMeta = {
    title: 'Of "quotes" & <b>',
    description: `A 'single' one & </title><script>`,
    path: '/articles/5?a=1&b=2',
    image: 'https://pictures.example/a b.webp',
    structuredData: { name: '</script><!--' },
  }
  const host = { publicUrl: 'https://eye.example', hasFeeds: true }
  const parsed = new DOMParser().parseFromString(headHtml(meta, 'id', host), 'text/html')
  applyHead(meta, 'id', host)
  const shown = (page: Document) =>
    [...page.head.querySelectorAll('[data-page]')].map((tag) => [
      ...tag.getAttributeNames().map((name) => [name, tag.getAttribute(name)]),
      tag.textContent,
    ])
  expect(shown(parsed)).toEqual(shown(document))
  expect(parsed.title).toBe(document.title)
  expect(parsed.body.childElementCount).toBe(0)
})
