import { expectNoViolations, siteIsReady, still } from '@tests/e2e/axe'
import { openPage } from '@tests/e2e/fixtures'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

const LANGUAGES = ['', '/id', '/ar', '/ja']
const WIDTHS = [360, 1440]
const matrix = LANGUAGES.flatMap((language) => WIDTHS.map((width) => [language, width] as const))

async function expectFits(page: Page) {
  await siteIsReady(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expectNoViolations(page, { colours: 'light' })
}

test.each(matrix)(
  'a reader of “%s” in a window %i wide goes from the map to a place and its article',
  async (language, width) => {
    const page = await openPage(`${language}/places`, { ...still, viewport: { width, height: 800 } })
    await expectFits(page)
    await page.locator(`main ul a[href="${language}/places/mount-kerinci"]`).click()
    await page.locator('h1', { hasText: 'Kerinci' }).waitFor()
    expect(await page.locator('.place-notices time').first().getAttribute('datetime')).toBe('2026-06-03')
    expect(await page.locator('.place-notice-old').count()).toBe(1)
    expect(await page.locator('a[href^="geo:-1.697,101.264"]').count()).toBe(1)
    await expectFits(page)
    await page.locator('.cards .card-link').first().click()
    await page.locator(`.article-places a[href="${language}/places/mount-kerinci"]`).waitFor()
    await expectFits(page)
  },
  60_000,
)

test.each(matrix)(
  'a reader of “%s” in a window %i wide asks for the newsletter in the footer',
  async (language, width) => {
    const page = await openPage(`${language}/about`, { ...still, viewport: { width, height: 800 } })
    await siteIsReady(page)
    const form = page.locator('footer form.subscribe')
    await form.locator('input[type=email]').fill(`reader${width}${language.slice(1)}@example.com`)
    await form.locator('button').click()
    await page.locator('footer [role=status]').waitFor()
    await expectFits(page)
    await page.goto(`${language}/subscribe`)
    await expectFits(page)
  },
  60_000,
)
