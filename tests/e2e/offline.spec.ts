import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { baseUrl, openPage } from './fixtures'
import { startNetwork } from './network'

/** What the browser itself says about calls that find no network. */
const expected = /net::ERR_|Failed to fetch/

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('pages')
    return (await cache.keys()).map(({ url }) => new URL(url).pathname)
  })

/** A reader's page on a network that can be cut, once the service worker has come and has kept the page. */
async function openKept(path: string) {
  const network = await startNetwork()
  const page = await openPage(network.address + path, { expected })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => keptPaths(page)).toContain(path)
  return { page, network, open: (to: string) => page.goto(network.address + to) }
}

const pictureWidth = (page: Page) =>
  page
    .locator('.article-picture img')
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

async function articleTitle(id: number) {
  const { article } = await (await fetch(`${baseUrl}/api/articles/${id}`)).json()
  return article.title as string
}

const notice = 'You are offline. This is the copy from your last visit.'

test('an article that was read opens without a connection, with its picture, and says that it is a copy', async () => {
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

test('without a connection, an article that was never read gives way to those that can be read', async () => {
  const { page, network, open } = await openKept('/articles/1')
  network.cut()
  await open('/articles/3')
  await title(page, 'You are offline')
  expect(await page.title()).toBe('You are offline - Eye of Sumatra')
  await page.getByRole('link', { name: await articleTitle(1) }).click()
  await title(page, await articleTitle(1))

  // Within the site as well: its page is kept, though no answer of the API is.
  await page.getByRole('link', { name: 'Back to Articles' }).click()
  await title(page, 'You are offline')
  await page.goBack()
  await title(page, await articleTitle(1))

  await open('/articles/3')
  await title(page, 'You are offline')
  await network.restore(page)
  await title(page, await articleTitle(3))
})
