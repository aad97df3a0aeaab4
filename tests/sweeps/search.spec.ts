import { expectNoViolations, siteIsReady } from '@tests/e2e/axe'
import { openPage } from '@tests/e2e/fixtures'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addArticles } from './articles'

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

const SEARCHES = [
  { language: 'en', path: '/articles', text: 'volcano lake', marked: /lake|volcan/i },
  { language: 'id', path: '/id/articles', text: 'danau toba', marked: /danau|toba/i },
  { language: 'ar', path: '/ar/articles', text: 'غابه', marked: /غابة/ },
  { language: 'ja', path: '/ja/articles', text: '化石', marked: /化石/ },
] as const

const matrix = SEARCHES.flatMap((search) => [360, 1440].map((width) => ({ ...search, width })))

test.each(matrix)(
  'in $language, at $width px, one searches while typing, and the result is accessible and kept',
  async ({ path, text, marked, width }) => {
    const page = await openPage(path, { viewport: { width, height: 800 }, colorScheme: 'light' })
    await siteIsReady(page)
    const box = page.getByRole('searchbox')
    await box.fill(text)
    const mark = page.locator('article.card mark').first()
    await mark.waitFor()
    expect(await mark.textContent()).toMatch(marked)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await expectNoViolations(page)
    await page.reload()
    await mark.waitFor()
    expect(await box.inputValue()).toBe(text)
  },
)

test('hits in other languages name theirs, in the language of the page', async () => {
  const page = await openPage('/ar/articles?q=%E3%81%84%E3%81%8B%E3%81%A0', { colorScheme: 'light' })
  await siteIsReady(page)
  await page.getByText('موجود بلغة: 日本語').waitFor()
  await expectNoViolations(page)
})

describe('a list of several pages', () => {
  let removeArticles: () => Promise<void>
  beforeAll(async () => {
    removeArticles = await addArticles(40)
  })
  afterAll(() => removeArticles())

  test.each(matrix)(
    'in $language, at $width px, after “Load more” and a visit, Back returns to the same card',
    async ({ path, width }) => {
      const page = await openPage(path, { viewport: { width, height: 740 }, colorScheme: 'light' })
      await siteIsReady(page)
      await page.locator('a[rel=next]').click()
      const card = page.locator('article.card').nth(40)
      await card.waitFor()
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      await card.scrollIntoViewIfNeeded()
      const title = (await card.getByRole('heading').textContent()) as string
      const before = await page.evaluate(() => scrollY)
      await card.getByRole('link', { name: title, exact: true }).click()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await page.goBack()
      await page.getByRole('heading', { level: 2, name: title }).waitFor()
      await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -2)
    },
  )

  test.each(matrix)(
    'in $language, at $width px, without a script, its pages have addresses that lead to each other',
    async ({ path, width }) => {
      const plain = await openPage(path, { viewport: { width, height: 740 }, javaScriptEnabled: false })
      await plain.locator('a[rel=next]').click()
      await plain.locator('a[rel=prev]').waitFor()
      expect(new URL(plain.url()).search).toBe('?page=2')
      const canonical = await plain.locator('link[rel=canonical]').getAttribute('href')
      expect(new URL(canonical ?? '').pathname).toBe(path)
      expect(new URL(canonical ?? '').search).toBe('?page=2')
      await plain.locator('a[rel=prev]').click()
      await plain.waitForURL((url) => url.pathname === path && url.search === '')
    },
  )
})
