import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { baseUrl, openPage } from './fixtures'

/** What the browser itself says about calls that find no network. */
const expected = /ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)|503/

/** A reader's page, once the service worker has come and has kept it. */
async function openKept(path: string) {
  const page = await openPage(path, { expected })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => keptPaths(page)).toContain(path)
  return page
}

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('pages')
    return (await cache.keys()).map(({ url }) => new URL(url).pathname)
  })

/** Address and text of everything that is in any cache. */
const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const all: { url: string; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const key of await cache.keys()) {
        const answer = await cache.match(key)
        all.push({ url: new URL(key.url).pathname, text: (await answer?.text()) ?? '' })
      }
    }
    return all
  })

const pictureWidth = (page: Page) =>
  page
    .locator('.article-picture img')
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))

async function articleTitle(id: number) {
  const { article } = await (await fetch(`${baseUrl}/api/articles/${id}`)).json()
  return article.title as string
}

test('an article that was read opens without a connection, with its picture, and says that it is a copy', async () => {
  const page = await openKept('/articles/1')
  expect(await pictureWidth(page)).toBeGreaterThan(0)
  await page.context().setOffline(true)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: await articleTitle(1) }).waitFor()
  expect(await pictureWidth(page)).toBeGreaterThan(0)
  await page.getByText('You are offline. This is the copy from your last visit.').waitFor()

  await page.context().setOffline(false)
  await expect.poll(() => page.getByText('This is the copy').count()).toBe(0)
})

test('without a connection, an article that was never read gives way to a list of those that can be read', async () => {
  const page = await openKept('/articles/1')
  await page.context().setOffline(true)
  await page.goto('/articles/3')
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor()
  expect(await page.title()).toBe('You are offline - Eye of Sumatra')
  await page.getByRole('link', { name: await articleTitle(1) }).click()
  await page.getByRole('heading', { level: 1, name: await articleTitle(1) }).waitFor()

  await page.goto('/articles/3')
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('heading', { level: 1, name: await articleTitle(3) }).waitFor()
})
