import { expect, test } from 'vitest'
import { siteIsReady } from './axe'
import { baseUrl, callAs, demo, openPage } from './fixtures'

test('a reader opens an article from the home page and returns', async () => {
  const page = await openPage('/')
  await page.getByRole('heading', { level: 1, name: 'Eye of Sumatra' }).waitFor()
  for (const name of ['Featured Destinations', 'Featured Partners', 'Latest Articles', 'Events & Call to Actions'])
    await page.getByRole('heading', { name }).waitFor()

  const first = page
    .locator('section', { has: page.getByRole('heading', { name: 'Latest Articles' }) })
    .locator('article')
    .first()
  const title = (await first.getByRole('heading').textContent()) ?? ''
  await first.getByRole('link', { name: title, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  expect(await page.title()).toBe(`${title} - Eye of Sumatra`)
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await page.getByRole('link', { name: 'Back to Articles' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Articles' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
})

test('a reader finds the place in a list again, and is not moved by a script that comes late', async () => {
  const page = await openPage('/articles')
  await siteIsReady(page)
  const position = () => page.evaluate(() => scrollY)
  await page.locator('article.card').nth(5).getByRole('heading').getByRole('link').click()
  await page.getByRole('link', { name: 'Back to Articles' }).first().waitFor()
  await page.evaluate(() => scrollTo(0, 500))
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Articles' }).waitFor()
  await expect.poll(position).toBeGreaterThan(200)
  await page.goForward()
  await page.getByRole('link', { name: 'Back to Articles' }).first().waitFor()
  await expect.poll(position).toBe(500)

  let sendScripts = () => {}
  const held = new Promise<void>((resolve) => {
    sendScripts = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  // The browser restores the position itself.
  await page.reload()
  await expect.poll(position).toBe(500)
  await page.evaluate(() => scrollTo(0, 300))
  sendScripts()
  await siteIsReady(page)
  expect(await position()).toBe(300)
  // Nor does the next navigation, before its page is there.
  await page.route('**/api/articles?*', () => {})
  await page.getByRole('link', { name: 'Back to Articles' }).first().dispatchEvent('click')
  await page.getByRole('progressbar', { name: 'Loading…' }).waitFor({ state: 'attached' })
  expect(await position()).toBe(300)
})

test('navigation loads data without loading another document', async () => {
  const page = await openPage('/')
  await siteIsReady(page)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document' && request.frame() === page.mainFrame()) documents.push(request.url())
  })
  await page.getByRole('link', { name: 'View All Articles' }).click()
  await page.getByRole('heading', { level: 1, name: 'Articles' }).waitFor()
  expect(documents).toEqual([])
})

test('hovering over a link prefetches its page', { tags: 'sweep' }, async () => {
  const page = await openPage('/about')
  await siteIsReady(page)
  const data = page.waitForRequest((request) => request.url().includes('/api/articles?'))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Articles' }).hover()
  await data
})

test('the search filters by title or excerpt, ignores case, and reports an empty result', async () => {
  const page = await openPage('/articles')
  const cards = page.locator('article.card')
  const all = await cards.count()
  expect(all).toBeGreaterThanOrEqual(12)
  const search = page.getByPlaceholder('Search articles...')
  await search.fill('TOBA')
  await expect.poll(() => cards.count()).toBeLessThan(all)
  const found = await cards.count()
  expect(found).toBeGreaterThan(0)
  await search.fill('xylophones')
  await page.getByText('No articles found').waitFor()
  await page.getByText('Try adjusting your search terms').waitFor()
  await search.fill('')
  // Other tests publish and delete articles meanwhile.
  await expect.poll(() => cards.count()).toBeGreaterThan(found)
})

test('a search marks what it has found in the text, and Back and a reload keep it', async () => {
  const page = await openPage('/articles')
  await siteIsReady(page)
  const search = page.getByPlaceholder('Search articles...')
  const mark = page.locator('article.card mark').first()
  await search.fill('elephants herd')
  await mark.waitFor()
  const { pathname, search: query } = new URL(page.url())
  expect(pathname + query).toBe('/articles?q=elephants+herd')
  await page.locator('article.card h2').getByRole('link', { name: /herd/i }).click()
  await page.getByRole('button', { name: 'Share' }).waitFor()
  await page.goBack()
  await mark.waitFor()
  expect(await search.inputValue()).toBe('elephants herd')
  await page.reload()
  await mark.waitFor()
  expect(await search.inputValue()).toBe('elephants herd')
  expect(await (await fetch(page.url())).text()).toContain('<mark>')
})

/** Opens a page whose scripts are held until `arrive` is called, except the one that the first paint waits for. */
async function openLate(path: string) {
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const page = await openPage('/about')
  await page.route(/\/assets\/.*\.js$/, (route) => arrival.then(() => route.continue()))
  await page.goto(path, { waitUntil: 'commit' })
  return { page, arrive }
}

test('a search typed before the scripts load is run', async () => {
  const { page, arrive } = await openLate('/articles')
  await page.getByPlaceholder('Search articles...').fill('xylophones')
  arrive()
  await page.getByText('No articles found').waitFor()
})

test('a form filled in and sent before the scripts load keeps its input', async () => {
  const { page, arrive } = await openLate('/login')
  await page.getByLabel('Email', { exact: true }).fill(demo.email('editor'))
  await page.getByLabel('Password', { exact: true }).fill(demo.password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  expect(await page.getByRole('button', { name: 'Sign in' }).isDisabled()).toBe(true)
  arrive()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
})

test('an article counts one view per browser session', async () => {
  // The server counts one view per network, so this needs an article that no other test has opened.
  const text = { title: `Seen once ${Date.now()}`, excerpt: 'Once.', content: '<p>Text.</p>', status: 'published' }
  const { articleId } = await callAs('editor', 'POST', '/api/articles', text)
  const path = `/articles/${articleId}`
  const page = await openPage('/articles')
  const views = async () => (await (await fetch(`${baseUrl}/api${path}`)).json()).article.views as number
  const before = await views()
  await page.goto(path)
  await expect.poll(views).toBe(before + 1)
  await page.reload()
  await page.getByRole('button', { name: 'Share' }).waitFor()
  await page.goto('/articles')
  await page.goto(path)
  await page.getByRole('button', { name: 'Share' }).waitFor()
  expect(await views()).toBe(before + 1)
  expect(await page.evaluate(() => sessionStorage.getItem('viewedArticles'))).toBe(`[${path.split('/').at(-1)}]`)
})

test('Share copies the link if the device cannot share', async () => {
  const page = await openPage('/articles/1', { permissions: ['clipboard-read', 'clipboard-write'] })
  await siteIsReady(page)
  const message = new Promise<string>((resolve) =>
    page.on('dialog', (dialog) => {
      resolve(dialog.message())
      dialog.accept()
    }),
  )
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.getByRole('button', { name: 'Share' }).click()
  expect(await message).toBe('Link copied to clipboard!')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('an ad counts a view after it has been visible for a second', async () => {
  const page = await openPage('/')
  const counted = page.waitForResponse((response) => /\/api\/ads\/\d+\/view$/.test(response.url()))
  await page.getByRole('heading', { name: 'Featured Partners' }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 300)
  expect((await counted).status()).toBe(200)
})

test('unknown pages and articles show a not-found page', async () => {
  const page = await openPage('/nowhere', { expected: /404/ })
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  await page.goto('/articles/99999')
  await page.getByRole('heading', { name: 'Article Not Found' }).waitFor()
  await page.getByRole('link', { name: 'Back to Articles' }).click()
  await page.getByRole('heading', { level: 1, name: 'Articles' }).waitFor()
})

test('the pages hydrate without a mismatch', async () => {
  const page = await openPage('/')
  for (const path of [
    '/',
    '/about',
    '/articles',
    '/articles/1',
    '/topics/lakes',
    '/places',
    '/login',
    '/register',
    '/membership',
  ]) {
    await page.goto(path)
    // A mismatch logs an error, which fails the test. Wait until React has hydrated the page.
    await siteIsReady(page)
  }
})

test.each(['/', '/about', '/articles', '/articles/1', '/places', '/places/mount-kerinci', '/membership'])(
  '%s never scrolls sideways',
  { tags: 'sweep' },
  async (path) => {
    const page = await openPage(path)
    await siteIsReady(page)
    for (const width of [320, 360, 768, 1440, 1600]) {
      await page.setViewportSize({ width, height: 800 })
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
          message: `${width} wide`,
        })
        .toBeLessThanOrEqual(0)
    }
  },
)
