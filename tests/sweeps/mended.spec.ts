import { languagePath } from '@shared/language-paths'
import { languageOf } from '@shared/languages'
import { expectNoViolations, siteIsReady, still } from '@tests/e2e/axe'
import { openPage } from '@tests/e2e/fixtures'
import { expect, test } from 'vitest'

const languages = ['en', 'id', 'ar', 'ja'] as const
const widths = [360, 1440]
const matrix = languages.flatMap((language) => widths.map((width) => ({ language, width })))

test.each(matrix)(
  'without a script, menu and languages open in $language at $width px',
  async ({ language, width }) => {
    const page = await openPage(languagePath(language, '/about'), {
      viewport: { width, height: 740 },
      javaScriptEnabled: false,
    })
    const bar = page.getByRole('banner')
    if (width < 960) await bar.locator('.nav-fold summary').click()
    await bar.locator(`a[href="${languagePath(language, '/login')}"]`).waitFor()
    await bar.locator('.language summary').click()
    const box = await bar.locator('.language-list').boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true)
    expect(await page.locator('.theme-switch').isVisible()).toBe(false)
    const target = language === 'ja' ? 'id' : 'ja'
    await bar.getByRole('link', { name: languageOf(target).ownName }).click()
    await page.waitForURL(`**/${target}/about`)
    await page.goto(languagePath(language, '/saved'))
    await page.locator('main .notice').waitFor()
    await page.goto(languagePath(language, '/places/mount-kerinci'))
    await page.locator('.place-notices').waitFor()
    expect(await page.locator('.keep-place').isVisible()).toBe(false)
  },
)

test.each(matrix)(
  'in $language at $width px, unknown addresses, saved articles and dark colours are accessible',
  async ({ language, width }) => {
    const at = (path: string) => languagePath(language, path)
    const page = await openPage(at('/saved'), { ...still, viewport: { width, height: 740 }, expected: /404|ERR_/ })
    await siteIsReady(page)
    await page.locator('.theme-switch label').nth(2).click()
    await expectNoViolations(page, { colours: 'light' })
    await page.goto(at('/nowhere'))
    await siteIsReady(page)
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    expect(await page.locator('article.card').count()).toBe(3)
    await expectNoViolations(page, { colours: 'light' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await page.locator('main input[type=search]').fill('toba')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === at('/articles') && url.search === '?q=toba')
  },
)
