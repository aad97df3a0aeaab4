import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { siteIsReady } from './axe'
import { openPage } from './fixtures'

const phone = { viewport: { width: 360, height: 740 } }
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().top))

test('Back returns from a link of the contents to where the reader was', async () => {
  const page = await openPage('/articles/8', phone)
  await siteIsReady(page)
  const link = page.locator('.contents a').nth(1)
  await link.scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  await link.click()
  const heading = page.locator(`[id="${(await link.getAttribute('href'))?.slice(1)}"]`)
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(before)
  const there = await scrolled(page)
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(before)
  await page.goForward()
  await expect.poll(() => scrolled(page)).toBe(there)
})

test('the menu of a phone moves nothing, closes on Escape and on a press outside, and leads to the search', async () => {
  const page = await openPage('/articles/1', phone)
  await siteIsReady(page)
  const toggle = page.locator('button.nav-toggle')
  const places = async () => [await topOf(page, '.nav-logo'), await topOf(page, '.nav-toggle'), await topOf(page, 'h1')]
  const before = await places()
  await toggle.click()
  const menu = page.locator('.nav-menu')
  await menu.getByRole('link', { name: 'Saved' }).waitFor()
  expect(await places()).toEqual(before)
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true)
  await toggle.click()
  await page.mouse.click(20, 720)
  await menu.waitFor({ state: 'hidden' })
  expect(page.url()).toMatch(/articles\/1$/)
  await toggle.click()
  await menu.getByRole('link', { name: 'Search' }).click()
  const field = page.getByRole('searchbox')
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
})

test('another language shows the same place of an article', async () => {
  const page = await openPage('/articles/12', phone)
  await siteIsReady(page)
  const third = '.prose h2 >> nth=2'
  await page.locator(third).evaluate((heading) => scrollBy(0, heading.getBoundingClientRect().top - 120))
  expect(await topOf(page, third)).toBe(120)
  // Without the scrolling of Playwright, which does not know that the bar is always in view.
  const press = (button: Locator) => button.evaluate((element: HTMLElement) => element.click())
  await press(page.locator('.language button.dropdown-button'))
  await press(page.getByRole('option', { name: 'Bahasa Indonesia' }))
  await page.locator('html[lang=id]').waitFor()
  // To the pixel, but for what the two languages round.
  await expect.poll(async () => Math.abs((await topOf(page, third)) - 120)).toBeLessThanOrEqual(1)
})

/** As a reader who has made the letters of all pages larger. */
const enlarge = (page: Page, percent: number) =>
  page.evaluate((size) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`html { font-size: ${size}% }`)
    document.adoptedStyleSheets = [sheet]
  }, percent)

async function expectNoSidewaysScroll(paths: string[]) {
  const page = await openPage('/', phone)
  for (const path of paths)
    for (const percent of [150, 200]) {
      await page.goto(path)
      await siteIsReady(page)
      await enlarge(page, percent)
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${path} ${percent}`).toBe(360)
    }
}

test('with letters of twice the size, a phone shows pages without scrolling sideways', () =>
  expectNoSidewaysScroll(['/', '/articles/1', '/register']))

test('likewise all kinds of pages', { tags: 'sweep' }, () =>
  expectNoSidewaysScroll([
    ...['/de', '/ar', '/th', '/about', '/articles', '/places', '/places/lake-toba'],
    ...['/topics/lakes', '/membership', '/saved'],
  ]),
)
