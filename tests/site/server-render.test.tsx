import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeAd } from '@tests/factories/ad'
import { makeArticle, makeEvent } from '@tests/factories/article'
import { makeCategory } from '@tests/factories/category'
import { makeTranslation } from '@tests/factories/translation'
import { startHost } from '@tests/host'
import { takeComplaints } from '@tests/setup'
import { expect, test } from 'vitest'
import { renderOnServer, showDocument, startBrowser } from './first-page'

const lakes = makeCategory({ name: 'Lakes' })
const article = makeArticle({
  id: 5,
  title: 'Of <script> & "quotes"',
  content: '<h2>How deep</h2><p>The lake is deep.</p>',
  category_ids: [lakes.id],
  image_url: '/uploads/lake-1600x1000.webp',
})
const contents = {
  categories: [lakes],
  articles: [article, makeArticle({ excerpt: 'a'.repeat(300) }), makeEvent()],
  ads: [makeAd(), makeAd({ ad_type: 'text' }), makeAd({ ad_type: 'video', image_url: 'https://vimeo.com/76979871' })],
}

const paths = ['/', '/about', '/articles', '/articles/5', '/articles/999', '/articles/abc', '/login', '/register']

test.each([...paths, '/membership', '/nowhere'])(
  'the browser hydrates %s without replacing it or fetching its data',
  async (path) => {
    const host = startHost(contents)
    const page = await renderOnServer(path)
    showDocument(page)
    const heading = screen.getByRole('heading', { level: 1 })
    const title = document.title
    const before = host.calls.length
    await startBrowser(path)
    // The login link appears once the page has hydrated. A mismatch would log an error, which fails the test.
    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible()
    expect(heading).toBeInTheDocument()
    expect(document.title).toBe(title)
    expect(host.calls.slice(before).filter((call) => call.startsWith('GET'))).toEqual([])
    await waitFor(() => expect(sessionStorage.getItem('viewedArticles')).toBe(path === '/articles/5' ? '[5]' : null))
  },
)

test('what a search found is marked on the page that the server renders, in scripts without spaces too', async () => {
  const honey = makeArticle({ title: 'Honey' })
  const texts = { title: '苏门答腊的蜂蜜', excerpt: '采集蜂蜜', content: '<p>树</p>' }
  const translation = makeTranslation(honey, { ...texts, language: 'zh-CN', status: 'published' })
  startHost({ articles: [honey], translations: [translation] })
  showDocument(await renderOnServer('/zh-CN/articles?q=%E8%9C%82%E8%9C%9C'))
  const marks = () => screen.getAllByText('蜂蜜', { selector: 'mark' }).map((mark) => mark.closest('h2, p')?.tagName)
  expect(marks()).toEqual(['H2', 'P'])
  await startBrowser('/zh-CN/articles?q=%E8%9C%82%E8%9C%9C')
  await waitFor(() => expect(marks()).toEqual(['H2', 'P']))
})

test('the session and the language cookie are applied after hydration', async () => {
  const host = startHost({ ...contents, articles: [article] })
  showDocument(await renderOnServer('/articles/5'))
  host.signIn({ name: 'Ana' })
  document.cookie = 'googtrans=/en/ja; path=/'
  await startBrowser('/articles/5')
  expect(await screen.findByRole('button', { name: /Ana/ })).toBeVisible()
  expect(await screen.findByRole('button', { name: /日本語$/ })).toBeVisible()
})

test('staff see a draft after hydration, although the server renders it as not found', async () => {
  const host = startHost({ articles: [makeArticle({ id: 5, title: 'Not yet', status: 'draft' })] })
  const page = await renderOnServer('/articles/5')
  expect(page.status).toBe(404)
  showDocument(page)
  expect(screen.getByRole('heading', { name: 'Article Not Found' })).toBeVisible()
  host.signIn({ role: 'editor' })
  await startBrowser('/articles/5')
  expect(await screen.findByRole('heading', { level: 1, name: 'Not yet' })).toBeVisible()
  await waitFor(() => expect(document.title).toBe('Not yet - Eye of Sumatra'))
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  expect(host.countOf('POST /api/articles/:id/view')).toBe(0)
})

test('staff see a draft of a translation, with the name of its translator, at the address with “preview”', async () => {
  const toba = makeArticle({ id: 5, title: 'Lake Toba' })
  const host = startHost({ articles: [toba], translations: [makeTranslation(toba, { translator: 'Dewi' })] })
  showDocument(await renderOnServer('/id/articles/5?preview'))
  expect(screen.getByRole('heading', { level: 1, name: 'Lake Toba' })).toBeVisible()
  host.signIn({ role: 'editor' })
  await startBrowser('/id/articles/5?preview')
  expect(await screen.findByRole('heading', { level: 1, name: 'Danau Toba' })).toBeVisible()
  expect(screen.getByText('Diterjemahkan oleh Dewi')).toBeVisible()
  expect(screen.getByText(/^Belum terbit/)).toBeVisible()
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
})

test('a member does not see a draft', async () => {
  const host = startHost({ articles: [makeArticle({ id: 5, status: 'draft' })] })
  showDocument(await renderOnServer('/articles/5'))
  host.signIn({ role: 'membership' })
  const asked = host.countOf('GET /api/articles/:id')
  await startBrowser('/articles/5')
  await waitFor(() => expect(host.countOf('GET /api/articles/:id')).toBe(asked + 1))
  expect(await screen.findByRole('heading', { name: 'Article Not Found' })).toBeVisible()
})

test('after the first page, navigation happens in the browser', async () => {
  startHost(contents)
  showDocument(await renderOnServer('/'))
  await startBrowser('/')
  const user = userEvent.setup()
  await user.click(screen.getByRole('link', { name: 'View All Articles' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Articles' })).toBeVisible()
  expect(location.pathname).toBe('/articles')
  await waitFor(() => expect(document.title).toBe('Articles - Eye of Sumatra'))
  expect(document.querySelectorAll('link[rel=canonical]')).toHaveLength(1)
})

test('on a static host, the browser renders the page with the settings of the build', async () => {
  const host = startHost({ ...contents, env: { DEMO: '1' } })
  const release = host.hold('GET /api/articles')
  document.body.innerHTML = '<div id="root"></div>'
  await startBrowser('/articles')
  expect(await screen.findByText('Loading…')).toBeInTheDocument()
  release()
  expect(await screen.findByRole('heading', { name: 'Of <script> & "quotes"' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'hello@eyeofsumatra.example' })).toBeVisible()
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'http://localhost:3000/articles')
})

test('a page with missing data must not be cached', async () => {
  const host = startHost(contents)
  host.failNext('GET /api/ads/published', 503)
  expect(await renderOnServer('/')).toMatchObject({ status: 200, keep: false })
  expect(await renderOnServer('/')).toMatchObject({ status: 200, keep: true })
  takeComplaints()
})

test('without a script too, a page that did not load can be tried again, and is kept by nobody', async () => {
  const host = startHost(contents)
  host.failNext('GET /api/articles/:id', 500)
  const page = await renderOnServer('/articles/5?preview=1')
  expect(page).toMatchObject({ status: 500, keep: false })
  expect(page.head).toContain('noindex')
  const form = parse(page.html).querySelector('main form')
  expect(form).toHaveTextContent('Try again')
  expect(form).toHaveAttribute('action', '/articles/5')
  expect(form?.querySelector('input')).toHaveAttribute('name', 'preview')
  takeComplaints()
})

test('markup in the data cannot close its script element', async () => {
  startHost({ articles: [makeArticle({ id: 5, content: '<p></script><!-- $& </p>' })] })
  const { data } = await renderOnServer('/articles/5')
  expect(data).not.toContain('<')
  expect(JSON.stringify(JSON.parse(data))).toContain('</script><!-- $& ')
})

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

test('the server’s HTML has menus that open without a script, and the links to sign in and to join', async () => {
  startHost(contents)
  const { html } = await renderOnServer('/id/about?q=1')
  const bar = parse(html).querySelector('.nav-bar') as HTMLElement
  expect([...bar.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Bahasa Indonesia'),
    'Menu',
  ])
  const addressOf = (name: string) =>
    [...bar.querySelectorAll('a')].find(({ textContent }) => textContent?.includes(name))?.getAttribute('href')
  expect(addressOf('日本語')).toBe('/ja/about?q=1')
  // The server takes this for a choice; the bare address would lead to the language that was chosen earlier.
  expect(addressOf('English')).toBe('/en/about?q=1')
  expect(bar.querySelector('[aria-current="true"]')).toHaveTextContent('Bahasa Indonesia')
  expect(addressOf('Masuk')).toBe('/id/login')
  expect(bar.querySelector('a[href="/id/membership"]')).not.toBeNull()
})

test.each([
  ['.language', /English/],
  ['.nav-fold', 'Menu'],
])('a menu (%s) that was opened before hydration stays open', async (menu, name) => {
  startHost(contents)
  showDocument(await renderOnServer('/about'))
  const details = document.querySelector<HTMLDetailsElement>(menu)
  if (details) details.open = true
  await startBrowser('/about')
  await waitFor(() => expect(screen.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true'))
})

test('a picture that failed before hydration is replaced', async () => {
  startHost({ categories: [lakes], articles: [article] })
  showDocument(await renderOnServer('/articles'))
  const picture = document.querySelector('.card img')
  expect(picture).not.toBeNull()
  picture?.setAttribute('data-failed', '')
  await startBrowser('/articles')
  await waitFor(() => expect(document.querySelector('.card .picture-none')).not.toBeNull())
  expect(document.querySelector('.card img')).toBeNull()
})

test('films that were uploaded play on the page of our own server, and foreign ones can also be watched there', async () => {
  startHost({
    ads: [
      makeAd({ ad_type: 'video', image_url: '/uploads/film.mp4' }),
      makeAd({ ad_type: 'video', image_url: 'https://vimeo.com/76979871' }),
    ],
  })
  const page = parse((await renderOnServer('/', { hasPlayer: true })).html)
  const sources = [...page.querySelectorAll('iframe')].map((frame) => frame.getAttribute('src'))
  expect(sources.sort()).toEqual(['/player/film.mp4', 'https://player.vimeo.com/video/76979871'])
  const links = [...page.querySelectorAll<HTMLAnchorElement>('.partner a')].filter((link) =>
    link.textContent?.includes('Watch on Vimeo'),
  )
  expect(links.map(({ href }) => href)).toEqual(['https://vimeo.com/76979871'])
})
