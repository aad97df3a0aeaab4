import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '@shared/languages'
import { expect } from 'vitest'
import { openPage } from './fixtures'

export const OTHER_LANGUAGES = LANGUAGES.filter(({ code }) => code !== DEFAULT_LANGUAGE)

/** The script of each language that is not written in Latin letters. */
const SCRIPTS: Partial<Record<LanguageCode, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
  ja: /\p{Script=Hiragana}/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  th: /\p{Script=Thai}/u,
  'zh-CN': /\p{Script=Han}/u,
}
const scriptOf = (code: LanguageCode) => SCRIPTS[code] ?? /\p{Script=Latin}/u

/** The button of the language list, whose name depends on the language. */
export const languageButton = '.language > button'

/** Expects that the site is in this language on a phone: on the list, on an article, and after a reload. */
export async function expectStaysIn({ code, ownName }: (typeof LANGUAGES)[number]) {
  const page = await openPage(`/articles?lang=${code}`, { viewport: { width: 360, height: 740 } })
  const isSpoken = async (path: string) => {
    await page.waitForURL((url) => url.pathname === path)
    expect(await page.locator('html').getAttribute('lang')).toBe(code)
    expect(await page.locator('html').getAttribute('dir')).toBe(code === 'ar' ? 'rtl' : 'ltr')
    expect(await page.locator(languageButton).getAttribute('aria-label')).toContain(ownName)
    expect(await page.getByRole('contentinfo').innerText()).toMatch(scriptOf(code))
    // No horizontal scrolling.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  }
  await isSpoken(`/${code}/articles`)
  // Other tests delete their articles, but not this one.
  const address = `/${code}/articles/1`
  await page.locator(`article.card a.card-link[href="${address}"]`).click()
  await page.locator('.article-facts').waitFor()
  await isSpoken(address)
  await page.reload()
  await isSpoken(address)
}
