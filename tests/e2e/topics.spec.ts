import { expect, test } from 'vitest'
import { siteIsReady } from './axe'
import { openPage } from './fixtures'

test('a chip leads to its topic, a byline to its author, and Back to both, in the language of the reader', async () => {
  const page = await openPage('/id/articles')
  await siteIsReady(page)
  await page.locator('.card .chips a', { hasText: 'Danau' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Danau' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/id/topics/lakes')
  expect(await page.locator('.card .chips a', { hasText: 'Danau' }).count()).toBe(await page.locator('.card').count())

  const byline = page.locator('.card .facts a').first()
  const author = (await byline.textContent()) ?? ''
  await byline.click()
  await page.getByRole('heading', { level: 1, name: author }).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/id\/authors\/\d+-[a-z-]+$/)

  await page.locator('.card .card-link').first().click()
  await page.locator('.about-author').getByRole('link', { name: author }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: author }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Danau' }).waitFor()
})
