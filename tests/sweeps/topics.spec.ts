import { expectNoViolations, siteIsReady, still } from '@tests/e2e/axe'
import { openPage } from '@tests/e2e/fixtures'
import { expect, test } from 'vitest'

const languages = ['', '/id', '/ar', '/ja']
const widths = [360, 1440]

test.each(languages.flatMap((language) => widths.map((width) => [language, width] as const)))(
  'topics and authors in the language “%s” at %i px lead to each other, fit, and have no violations',
  async (language, width) => {
    const page = await openPage(`${language}/topics/craters`, { ...still, viewport: { width, height: 800 } })
    const check = async () => {
      await siteIsReady(page)
      // The address changes before the page does.
      await page.getByRole('progressbar').waitFor({ state: 'detached' })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      await expectNoViolations(page)
    }
    await check()
    await page.locator('.card .facts a').first().click()
    await page.waitForURL(`**${language}/authors/*-*`)
    await check()
    await page.locator('.card .card-link').first().click()
    await page.waitForURL(`**${language}/articles/*`)
    await siteIsReady(page)
    const chip = page.locator('.article-head .chips a').first()
    const name = (await chip.textContent()) ?? ''
    await chip.click()
    await page.waitForURL(`**${language}/topics/*`)
    await page.getByRole('heading', { level: 1, name }).waitFor()
  },
  60_000,
)
