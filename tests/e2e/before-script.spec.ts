import { expect, test } from 'vitest'
import { siteIsReady } from './axe'
import { openPage } from './fixtures'

const phone = { width: 360, height: 740 }

test('without a script, a reader opens the menu, changes the language, and sees what a failed picture would show', async () => {
  const page = await openPage('/about', { viewport: phone, javaScriptEnabled: false, expected: /ERR_FAILED/ })
  const bar = page.getByRole('banner')
  const languages = bar.locator('.language')
  await bar.locator('.nav-fold summary').click()
  await bar.getByRole('link', { name: 'Login' }).waitFor()
  await languages.locator('summary').click()
  await languages.getByRole('link', { name: '日本語' }).click()
  await page.waitForURL('**/ja/about')
  await languages.locator('summary').click()
  const box = await languages.locator('[aria-current] .icon').boundingBox()
  expect(box?.width).toBeGreaterThan(10)
  await languages.getByRole('link', { name: 'English' }).click()
  await page.waitForURL((url) => url.pathname === '/about')

  await page.route('**/uploads/**', (route) => route.abort())
  await page.goto('/articles/1')
  const cover = await page.locator('.article-picture img.picture').evaluate((image) => {
    const { content, position, backgroundImage } = getComputedStyle(image, '::before')
    return { content, position, backgroundImage, shape: image.clientWidth / image.clientHeight }
  })
  expect(cover).toMatchObject({ position: 'absolute', backgroundImage: expect.stringContaining('gradient') })
  expect(cover.content).not.toBe('""')
  expect(cover.shape).toBeCloseTo(1.6, 1)
})

test('dark colours last, from the first paint on, and films play with controls of their own size', async () => {
  const page = await openPage('/', { viewport: phone, colorScheme: 'light', expected: /ERR_FAILED/ })
  await siteIsReady(page)
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await expect.poll(paper).toBe('rgb(22, 30, 34)')
  // The site's script never arrives.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload({ waitUntil: 'commit' })
  await page.locator('.nav-bar').waitFor()
  expect(await paper()).toBe('rgb(22, 30, 34)')

  const frame = page.frameLocator('.partner-video iframe')
  await page.locator('.partner-video').scrollIntoViewIfNeeded()
  const video = frame.locator('video[controls][poster]')
  await video.waitFor()
  const fits = await video.evaluate(({ clientWidth, clientHeight }) => [
    clientWidth === document.documentElement.clientWidth,
    clientHeight === document.documentElement.clientHeight,
  ])
  expect(fits).toEqual([true, true])
})
