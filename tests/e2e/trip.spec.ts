import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { callAs, openPage } from './fixtures'
import { title } from './kept-page'
import { startNetwork } from './network'

/** From home to three days at Toba that are kept offline. */
const MOST_TAPS = 5

const STOPS = 'lake-toba;samosir;mount-sibayak'

/** A guide that offers its days as a trip, as the newest article. */
async function writeGuide() {
  const guide = {
    title: `Three days at the lake ${performance.now()}`,
    excerpt: 'Around the lake.',
    content: `<p>Day by day. <a href="/trip?stops=${STOPS}">Put these three days into my trip</a></p>`,
    status: 'published',
  }
  const { articleId } = await callAs('editor', 'POST', '/api/articles', guide)
  onTestFinished(() => callAs('editor', 'DELETE', `/api/articles/${articleId}`))
  return guide.title
}

const stopNames = (page: Page) => page.locator('.trip-day h3').allTextContents()

test('three days at Lake Toba are in the pocket within five taps, offline, in one’s own order', async () => {
  const guide = await writeGuide()
  const network = await startNetwork()
  const page = await openPage(`${network.address}/`, {
    expected: /net::ERR_|Failed to fetch/,
    serviceWorkers: 'allow',
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)

  let taps = 0
  const tap = async (role: 'link' | 'button', name: string | RegExp) => {
    taps += 1
    await page.getByRole(role, { name }).first().tap()
  }
  await tap('link', guide)
  await title(page, guide)
  await tap('link', 'Put these three days into my trip')
  await title(page, 'A shared trip')
  await page.waitForFunction(() => document.documentElement.dataset.beginning === undefined)
  await tap('button', 'Keep as my trip')
  await title(page, 'My trip')
  await tap('button', /^Keep offline · /)
  await page.getByText(/Kept offline · /).waitFor()
  expect(taps).toBeLessThanOrEqual(MOST_TAPS)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  // Fingers need room.
  const controls = await page
    .locator('.trip-controls button')
    .evaluateAll((buttons) => buttons.map((button) => Math.min(button.clientWidth, button.clientHeight)))
  expect(Math.min(...controls)).toBeGreaterThanOrEqual(44)

  await page.evaluate(() => Promise.all(['keyed-pages', 'calls', 'pictures'].map((cache) => caches.delete(cache))))
  network.cut()
  // All stops are in view, so that one can be dragged past the others.
  await page.setViewportSize({ width: 390, height: 2600 })
  await page.goto(`${network.address}/trip`)
  await page.getByRole('link', { name: 'Samosir' }).first().waitFor()
  expect(await stopNames(page)).toEqual(['Lake Toba', 'Samosir', 'Mount Sibayak'])
  await page
    .getByText(/^Boats to Samosir: /)
    .first()
    .waitFor()
  await page.getByText('A warm layer for the evenings').first().waitFor()

  // Without a connection it can still be changed, with the pointer on the handle.
  // Once the page stands still.
  await page.getByRole('button', { name: /^Move by dragging.*Mount Sibayak$/ }).hover()
  await page.mouse.down()
  const first = await page.locator('[data-stop="lake-toba"]').boundingBox()
  if (!first) throw new Error('The first stop is not shown')
  await page.mouse.move(first.x + first.width / 2, first.y + 8, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => stopNames(page)).toEqual(['Mount Sibayak', 'Lake Toba', 'Samosir'])
  await page.getByRole('link', { name: 'Samosir' }).first().tap()
  await title(page, 'Samosir')
})
