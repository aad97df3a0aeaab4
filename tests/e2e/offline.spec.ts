import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { baseUrl, demo, signIn } from './fixtures'
import { openKept, title } from './kept-page'

/** The address and text of everything in the caches. */
const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const all: { path: string; query: string; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const key of await cache.keys())
        all.push({
          path: new URL(key.url).pathname,
          query: new URL(key.url).search,
          text: (await (await cache.match(key))?.text()) ?? '',
        })
    }
    return all
  })

const pictureWidth = (page: Page) =>
  page
    .locator('.article-picture img.picture')
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))

async function asEditor(method: string, path: string, body: object) {
  const login = { email: demo.email('editor'), password: demo.password }
  const json = { 'content-type': 'application/json' }
  const session = await fetch(`${baseUrl}/api/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(login),
  })
  const { token } = await session.json()
  const headers = { ...json, authorization: `Bearer ${token}` }
  const reply = await fetch(baseUrl + path, { method, headers, body: JSON.stringify(body) })
  expect(reply.ok).toBe(true)
  return reply.json()
}

/** Creates an article for one test, so that its changes do not affect others. */
async function writeArticle(status: 'published' | 'draft') {
  const article = { title: `A pond at ${performance.now()}`, excerpt: 'Still.', content: '<p>Water.</p>', status }
  const { articleId } = await asEditor('POST', '/api/articles', article)
  const change = (title: string) => asEditor('PUT', `/api/articles/${articleId}`, { ...article, title })
  return { ...article, path: `/articles/${articleId}`, change }
}

async function articleTitle(id: number) {
  const { article } = await (await fetch(`${baseUrl}/api/articles/${id}`)).json()
  return article.title as string
}

const notice = 'You are offline. This is the copy from your last visit.'

test('an article that was read opens offline, with its picture and a notice', async () => {
  const { page, network } = await openKept('/articles/1')
  expect(await pictureWidth(page)).toBeGreaterThan(0)
  network.cut()
  await page.reload()
  await title(page, await articleTitle(1))
  expect(await pictureWidth(page)).toBeGreaterThan(0)
  await page.getByText(notice).waitFor()

  await network.restore(page)
  await page.getByText(notice).waitFor({ state: 'detached' })
  await title(page, await articleTitle(1))
})

test('offline, an article that was never read shows the list of those that can be read', {
  tags: 'sweep',
}, async () => {
  const { page, network, open } = await openKept('/articles/1?from=newsletter')
  network.cut()
  await open('/articles/3')
  await title(page, 'You are offline')
  expect(await page.title()).toBe('You are offline - Eye of Sumatra')
  await page.getByRole('link', { name: await articleTitle(1) }).click()
  await title(page, await articleTitle(1))

  // Also by navigation within the site: the page is cached, although the API's reply is not.
  await page.getByRole('link', { name: 'Back to Articles' }).click()
  await title(page, 'You are offline')
  await page.goBack()
  await title(page, await articleTitle(1))

  await open('/articles/3')
  await title(page, 'You are offline')
  await network.restore(page)
  await title(page, await articleTitle(3))
})

test('online, readers see a change at once, despite the cached copy', { tags: 'sweep' }, async () => {
  const article = await writeArticle('published')
  const { page, network } = await openKept(article.path)
  await article.change(`${article.title}, changed`)
  await page.reload()
  await title(page, `${article.title}, changed`)
  expect(await page.getByText(notice).count()).toBe(0)

  network.cut()
  await page.reload()
  await title(page, `${article.title}, changed`)
})

test('on a slow network, the copy is shown until the server replies', { tags: 'sweep' }, async () => {
  const article = await writeArticle('published')
  const { page, network } = await openKept(article.path)
  await article.change(`${article.title}, changed`)
  const release = network.hold()
  await page.reload()
  await title(page, article.title)
  await page.getByText(notice).waitFor()
  release()
  await title(page, `${article.title}, changed`)
  await page.getByText(notice).waitFor({ state: 'detached' })
})

test('a saved article opens offline until it is removed', { tags: 'sweep' }, async () => {
  const { page, network, open } = await openKept('/articles')
  const name = await articleTitle(2)
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('button', { name: 'Save for offline' }).click()
  await page.getByText('Saved for offline').waitFor()
  // Leave only the saved copy.
  await page.evaluate(() => Promise.all(['keyed-pages', 'calls', 'pictures'].map((cache) => caches.delete(cache))))

  network.cut()
  await open('/articles/2')
  await title(page, name)
  expect(await pictureWidth(page)).toBeGreaterThan(0)
  await page.getByText(notice).waitFor()
  await page.getByRole('button', { name: 'Remove the saved copy' }).click()
  await page.getByText('The saved copy has been removed.').waitFor()

  await page.evaluate(() => caches.delete('calls'))
  await page.reload()
  await title(page, 'You are offline')
  await page.getByText('Nothing has been read or saved on this device yet.').waitFor()
})

test('a failed save leaves nothing behind', { tags: 'sweep' }, async () => {
  const { page, network } = await openKept('/articles/2')
  await page.evaluate(() => caches.delete('calls'))
  network.cut()
  await page.getByRole('button', { name: 'Save for offline' }).click()
  await page.getByText('The article could not be saved. Please try again.').waitFor()
  expect((await page.evaluate(() => caches.keys())).filter((name) => name.startsWith('saved:'))).toEqual([])
  await page.getByRole('button', { name: 'Save for offline' }).waitFor()
})

test('no cache contains data of a session, and the session survives a lost connection', async () => {
  const draft = await writeArticle('draft')
  const { page, network, open } = await openKept('/articles/1')
  await open('/login')
  await signIn(page, 'editor')
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  expect(token).not.toBe('')
  await open(draft.path)
  await title(page, draft.title)
  await open('/articles')
  await page.getByRole('button', { name: '’s account' }).waitFor()

  // With a session too, only the page is cached.
  network.cut()
  await page.getByRole('link', { name: await articleTitle(1), exact: true }).click()
  await title(page, await articleTitle(1))
  await network.restore(page)
  await page.reload()
  await page.getByRole('button', { name: '’s account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('link', { name: 'Login' }).waitFor()

  const kept = await everythingKept(page)
  expect(kept.length).toBeGreaterThan(20)
  for (const { path, text } of kept) {
    expect(path).not.toMatch(
      /^\/dashboard|^\/api\/(?!articles|ads\/published|categories$|newsletters\/public$|pages$|places$|settings$)|admin/,
    )
    for (const secret of [token, demo.email('editor'), draft.title]) expect(text, path).not.toContain(secret)
  }
})

test('on a shared phone, nothing is left of what a reader searched for, or of an address that was followed', async () => {
  const { page, network, open } = await openKept('/about?secret=ZZ99')
  await open('/articles?q=pregnancy+clinic&secret=ZZ99')
  await page.getByRole('searchbox').waitFor()
  await open('/articles?secret=ZZ99')
  await expect.poll(async () => (await everythingKept(page)).some(({ path }) => path === '/articles')).toBe(true)
  const kept = await everythingKept(page)
  for (const { path, query, text } of kept) expect(query + text, path).not.toMatch(/ZZ99|clinic/)

  network.cut()
  await open('/articles')
  await page.getByText(notice).waitFor()
  expect(await page.getByRole('searchbox').inputValue()).toBe('')
  expect(await page.content()).not.toMatch(/ZZ99|clinic/)
  await open('/articles?q=pregnancy+clinic')
  await title(page, 'You are offline')
})

test('the service worker of a new build takes over, and pages of the previous build still find their files', async () => {
  const { page, network } = await openKept('/articles/1')
  const script = await (await fetch(`${baseUrl}/service-worker.js`)).text()
  const part = /\/assets\/AboutPage-[\w-]+\.js/.exec(script)?.[0] ?? 'none'
  network.replace((path) => {
    if (path === '/service-worker.js') return Promise.resolve(script.replaceAll(part, '/favicon.svg'))
    return path === part ? Promise.resolve('') : undefined
  })
  await page.evaluate(async () => {
    const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
    await (await navigator.serviceWorker.ready).update()
    await taken
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await title(page, 'We look closely, so that more of it stays')
})
