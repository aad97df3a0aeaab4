import { languagePath } from '@shared/language-paths'
import { languageOf } from '@shared/languages'
import { siteIsReady } from '@tests/e2e/axe'
import { openPage } from '@tests/e2e/fixtures'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { articleIn } from './articles'

const languages = ['ar', 'hi', 'ja', 'ko', 'ru', 'th', 'zh-CN'] as const
const matrix = languages.flatMap((language) => [360, 1440].map((width) => ({ language, width })))

/** What is wrong with the letters of this page: the element and its text. */
const flawsOf = (page: Page) =>
  page.evaluate(() => {
    const language = document.documentElement.lang
    const isCyrillic = language === 'ru'
    const flaws: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const linesOf = (node: Node, start: number, end: number) => {
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, end)
      return [...range.getClientRects()].filter(({ width }) => width > 0)
    }
    while (walker.nextNode()) {
      const node = walker.currentNode
      const text = node.textContent ?? ''
      const element = node.parentElement
      if (!element?.checkVisibility() || !/[^\p{Script=Latin}\P{L}]/u.test(text)) continue
      if (element.closest('.visually-hidden, .language-list, svg')) continue
      const complain = (flaw: string) => flaws.push(`${flaw} ${element.tagName}: ${text.trim().slice(0, 60)}`)
      const style = getComputedStyle(element)
      if (Number.parseFloat(style.letterSpacing) > 0 || Number.parseFloat(style.letterSpacing) < 0) complain('spaced')
      if (style.fontStyle !== 'normal' && !isCyrillic) complain('slanted')
      if (element.closest('h1, h2, h3') && Number(style.fontWeight) < 600) complain('thin')
      if (language === 'ko')
        for (const { 0: word, index } of text.matchAll(/[\p{Script=Hangul}\p{L}]+/gu))
          if (new Set(linesOf(node, index, index + word.length).map(({ top }) => Math.round(top))).size > 1)
            complain(`broken: ${word}`)
      if (language === 'ja')
        for (const { 0: sign, index } of text.matchAll(/[ぁぃぅぇぉっゃゅょァィゥェォッャュョー々、。」』）]/gu)) {
          const [before, at] = [linesOf(node, index - 1, index), linesOf(node, index, index + 1)]
          if (index > 0 && before[0] && at[0] && at[0].left < before[0].left) complain(`begins with ${sign}`)
        }
    }
    return flaws
  })

test.each(matrix)(
  'letters of $language are set by the rules of their script at $width px',
  async ({ language, width }) => {
    const page = await openPage('/', { viewport: { width, height: 900 } })
    const article = await articleIn(language)
    for (const path of ['/', '/articles', article.path, '/about', '/membership', '/places/samosir', '/login']) {
      await page.goto(languagePath(language, path))
      await siteIsReady(page)
      const where = `${languageOf(language).name} ${path}`
      expect.soft(await flawsOf(page), where).toEqual([])
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width)
    }
  },
)

test.each([360, 1440])('at %i px, Arabic has its ticks and its fields on the right', async (width) => {
  const page = await openPage('/ar/membership', { viewport: { width, height: 900 } })
  await siteIsReady(page)
  const ticks = await page
    .locator('.ticks li')
    .evaluateAll((items) => items.map((item) => getComputedStyle(item).backgroundPositionX))
  expect(ticks.length).toBeGreaterThan(0)
  expect(new Set(ticks)).toEqual(new Set(['100%']))
  const fields = page.locator('form').first().locator('input[type=email], input[type=tel], input[type=url]')
  const styles = await fields.evaluateAll((inputs) =>
    inputs.map((input) => [getComputedStyle(input).direction, getComputedStyle(input).textAlign]),
  )
  expect(styles.length).toBeGreaterThan(2)
  expect(new Set(styles.map(String))).toEqual(new Set(['ltr,right']))
})
