import { languagePath } from '@shared/language-paths'
import { languageOf } from '@shared/languages'
import { expectNoViolations, siteIsReady, still } from '@tests/e2e/axe'
import { callAs, openPage } from '@tests/e2e/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'

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

const LONG_WORD = `https://partner.example/${'sumatra'.repeat(30)}`

/** An ad and an article with what once broke their pages, published for these tests. */
const made: string[] = []
let article: string
beforeAll(async () => {
  const ad = { title: `${'Kopi'.repeat(30)}`, description: `A sentence.\nAnother line.\n${LONG_WORD}`, ad_type: 'text' }
  const { ad: created } = await callAs('editor', 'POST', '/api/ads', { ...ad, link: 'https://partner.example' })
  await callAs('editor', 'PUT', `/api/ads/${created.id}/status`, { status: 'published' })
  const cells = Array.from({ length: 12 }, (_, column) => `<td>Column${column}WithoutASpace</td>`).join('')
  const content = `<p>${LONG_WORD}</p><table><tbody><tr>${cells}</tr></tbody></table>`
  const text = {
    title: 'A wide table',
    excerpt: 'Wide.',
    content,
    image_url: '/uploads/nothing.webp',
    image_alt: 'A crater',
  }
  const { articleId } = await callAs('editor', 'POST', '/api/articles', { ...text, status: 'published' })
  article = `/articles/${articleId}`
  made.push(`/api/ads/${created.id}`, `/api/articles/${articleId}`)
})
afterAll(async () => {
  for (const path of made) await callAs('editor', 'DELETE', path)
})

test.each(matrix)(
  'in $language at $width px, films play on their page, long words stay in their cards, and events are dated by their posting',
  async ({ language, width }) => {
    const look = { ...still, viewport: { width, height: 740 } }
    // The picture of the article that follows.
    const page = await openPage(languagePath(language, '/'), { ...look, expected: /404/ })
    await siteIsReady(page)
    await page.locator('.partner-video iframe').scrollIntoViewIfNeeded()
    await page.frameLocator('.partner-video iframe').locator('video[controls][poster]').waitFor()
    const ad = page.locator('.card.partner', { hasText: 'KopiKopi' })
    expect(await ad.evaluate((card) => card.scrollWidth - card.clientWidth)).toBeLessThanOrEqual(0)
    const lines = ad.locator('.excerpt')
    expect(await lines.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThanOrEqual(0)
    expect(await lines.evaluate((text) => getComputedStyle(text).whiteSpaceCollapse)).toMatch(/preserve/)
    const posted = await page.locator('.card.event .facts > span').first().innerText()
    const day = await page.locator('.card.event .facts time').first().innerText()
    expect(posted.replace(day, '').trim()).not.toBe('')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  },
)

test.each(matrix)(
  'in $language at $width px, a failed picture says what it would show, and a wide table scrolls in its frame',
  async ({ language, width }) => {
    const at = languagePath(language, article)
    const page = await openPage(at, { ...still, viewport: { width, height: 740 }, expected: /404/ })
    await siteIsReady(page)
    await page.locator('.article-picture').getByRole('img', { name: 'A crater' }).waitFor()
    expect(await page.locator('.article-picture img.picture').count()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectNoViolations(page, { colours: 'light' })
    await page.locator('.language > button').click()
    const check = await page.locator('[role=option][aria-selected=true] .icon').boundingBox()
    expect(check && check.width > 10 && check.x >= 0 && check.x + check.width <= width).toBe(true)
  },
)
