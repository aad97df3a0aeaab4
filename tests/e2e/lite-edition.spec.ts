import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoViolations } from './axe'
import { openPage } from './fixtures'
import { startNetwork } from './network'

const phone = { width: 360, height: 740 }

const toLite = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Lite edition' }).click()

test('without a script, a reader chooses the lite edition, finds and reads an article, and looks at a picture', async () => {
  const page = await openPage('/', { viewport: phone, javaScriptEnabled: false })
  const loaded = new Set<string>()
  page.on('request', (request) => loaded.add(request.resourceType()))
  await page
    .getByRole('contentinfo')
    .getByText(/^Full page: about \d+ kB$/)
    .waitFor()
  loaded.clear()
  await toLite(page)
  const note = page.getByText('Lite edition: text without pictures')
  await note.waitFor()

  await page.getByRole('banner').getByRole('link', { name: 'Articles' }).click()
  await page.getByRole('searchbox').fill('granite')
  await page.getByRole('button', { name: 'Search articles' }).click()
  await page.getByRole('link', { name: 'Granite, tin, clay and a rain of black glass' }).click()
  await page.getByRole('heading', { level: 1, name: 'Granite, tin' }).waitFor()
  expect([...loaded].sort()).toEqual(['document', 'stylesheet'])

  await page.getByRole('link', { name: /^Show the picture Map of Belitung.* \d+ kB$/ }).click()
  await page.waitForURL('**/uploads/*.w480.webp')
  await page.goBack()
  await page.getByRole('banner').locator('summary').click()
  await page.getByRole('link', { name: 'Bahasa Indonesia' }).click()
  await page.getByText('Edisi ringan: teks tanpa gambar').waitFor()
  await page.getByRole('button', { name: 'Edisi lengkap' }).click()
  await page.locator('.article-picture img.picture').waitFor()
})

test('the lite edition has no violations on a phone, in both colour schemes', { tags: 'sweep' }, async () => {
  for (const path of [
    '/',
    '/articles',
    '/articles/1',
    '/topics/lakes',
    '/places',
    '/ar/places/mount-kerinci',
    '/about',
  ]) {
    const page = await openPage(path, { viewport: phone, extraHTTPHeaders: { 'save-data': 'on' } })
    await page.locator('form.edition').waitFor()
    await expectNoViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(phone.width)
  }
})

test('the copies for offline reading are of the full edition, and come only without a network', {
  tags: 'sweep',
}, async () => {
  const network = await startNetwork()
  const about = `${network.address}/about`
  const keptPages = (page: Page) => page.evaluate(async () => (await (await caches.open('keyed-pages')).keys()).length)
  async function openWithCopy() {
    const page = await openPage(about, { expected: /net::ERR_/, serviceWorkers: 'allow' })
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await expect.poll(() => keptPages(page)).toBe(1)
    return page
  }
  const [page, full] = [await openWithCopy(), await openWithCopy()]
  await toLite(page)
  await page.locator('form.edition').waitFor()
  await page.goto(`${network.address}/articles`)
  await page.locator('form.edition').waitFor()
  expect(await keptPages(page)).toBe(1)

  const release = network.hold()
  const arrival = page.goto(about)
  // A reader of the full edition gets the copy when the network takes too long.
  await full.goto(about)
  await full.locator('html[data-copy]').waitFor()
  release()
  await arrival
  expect(await page.locator('form.edition').count()).toBe(1)

  network.cut()
  await page.goto(about)
  await page.locator('html[data-copy]').waitFor()
})
