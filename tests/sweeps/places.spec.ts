import { expectNoViolations, siteIsReady, still } from '@tests/e2e/axe'
import { openAs, openPage } from '@tests/e2e/fixtures'
import { linkIn, waitForMail } from '@tests/e2e/mailbox'
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
    expect(await page.locator('.place-notices time').first().getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(await page.locator('a[href^="geo:-1.697,101.264"]').count()).toBe(1)
    await expectFits(page)
    await page.locator('.cards .card-link').first().click()
    await page.locator(`.article-places a[href="${language}/places/mount-kerinci"]`).waitFor()
    await expectFits(page)
  },
  60_000,
)

test.each(matrix)(
  'a reader of “%s” in a window %i wide asks for the newsletter in the footer, and confirms it',
  async (language, width) => {
    const page = await openPage(`${language}/about`, { ...still, viewport: { width, height: 800 } })
    await siteIsReady(page)
    const form = page.locator('footer form.subscribe')
    const address = `reader${width}${language.slice(1)}@example.com`
    await form.locator('input[type=email]').fill(address)
    await form.locator('button').click()
    await page.locator('footer [role=status]').waitFor()
    await expectFits(page)
    await page.goto(`${language}/subscribe`)
    await expectFits(page)
    await page.goto(linkIn(await waitForMail(address, /./), `${language}/confirm-subscription`))
    await page.locator('main button:enabled').first().click()
    await page.locator('main [role=status]').waitFor()
    await expectFits(page)
  },
  60_000,
)

test.each(['English', 'Bahasa Indonesia'].flatMap((language) => WIDTHS.map((width) => [language, width] as const)))(
  'staff who read %s set a point in a window %i wide, see what is wrong with it, and find subscribers',
  async (language, width) => {
    const page = await openAs('editor', '/dashboard/places/1', { ...still, viewport: { width, height: 1400 } })
    await page.getByRole('dialog').locator('textarea').first().waitFor()
    if (language !== 'English') {
      await page.goto('/dashboard/profile')
      await page.locator('header button[aria-haspopup]').first().waitFor()
      await page.getByRole('button', { name: 'Language: English' }).click()
      await page.getByRole('menuitem', { name: language }).click()
      await page.goto('/dashboard/places/1')
    }
    const dialog = page.getByRole('dialog')
    const latitude = dialog.locator('[name=latitude]')
    await latitude.waitFor()
    const map = dialog.getByRole('application')
    await map.focus()
    const before = await latitude.inputValue()
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => latitude.inputValue()).not.toBe(before)
    await latitude.fill('91')
    await dialog.locator('button[type=submit]').click()
    await dialog.locator('[name=latitude][aria-invalid=true]').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await expectNoViolations(page, { colours: 'light' })
    // The form has changes.
    page.on('dialog', (question) => question.accept())
    await page.goto('/dashboard/newsletter/subscribers')
    await page
      .locator(width < 600 ? 'main li' : 'tbody tr')
      .first()
      .waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await expectNoViolations(page, { colours: 'light' })
  },
  60_000,
)
