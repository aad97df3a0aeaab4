import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '@shared/languages'
import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { siteIsReady } from './axe'
import { openPage } from './fixtures'

const others = LANGUAGES.filter(({ code }) => code !== DEFAULT_LANGUAGE)

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
const languageButton = '.language > button'

test('a language chosen by keyboard translates the article and survives a reload', async () => {
  const page = await openPage('/articles/1')
  await siteIsReady(page)
  const button = page.getByRole('button', { name: 'Language: English' })
  await button.focus()
  await page.keyboard.press('Enter')
  const options = page.getByRole('option')
  expect(await options.count()).toBe(16)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Bahasa: Bahasa Indonesia' }).waitFor()
  await page.locator('.prose').getByText('[id]').first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/id/articles/1')
  expect(await page.getByRole('listbox').isVisible()).toBe(false)
  expect((await page.context().cookies()).find((cookie) => cookie.name === 'googtrans')?.value).toBe('/en/id')
  await page.reload()
  await page.getByRole('button', { name: 'Bahasa: Bahasa Indonesia' }).waitFor()
  await page.locator('.prose').getByText('[id]').first().waitFor()
})

test('a page translated by the widget keeps working', async () => {
  const page = await openPage('/articles/1')
  await siteIsReady(page)
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('option', { name: '日本語' }).click()
  await page.locator('.prose').getByText('[ja]').first().waitFor()
  await page.locator('a.back').click()
  await page.locator('.search input').waitFor()
  expect(new URL(page.url()).pathname).toBe('/ja/articles')
  await page.locator('article.card a').nth(2).click()
  await page.locator('.article-facts').waitFor()
})

/** Failures of the widget, with the browser's console message. */
const failures: [string, (route: Route) => unknown, RegExp?][] = [
  ['cannot be reached', (route) => route.abort(), /ERR_FAILED/],
  ['answers an error', (route) => route.fulfill({ status: 503 }), /503/],
  ['never answers', () => {}],
  ['answers, and then does nothing', (route) => route.fulfill({ contentType: 'text/javascript', body: '' })],
]

test.each(failures)(
  'a widget that %s shows an error, and the site still has the chosen language',
  async (_, answer, expected) => {
    const page = await openPage('/', { expected })
    await page.route('**/element.js*', answer)
    await siteIsReady(page)
    await page.getByRole('button', { name: 'Language: English' }).click()
    await page.getByRole('option', { name: 'Deutsch' }).click()
    // In both languages: the reader may have chosen this one by mistake.
    await page.getByText('Translation failed.').waitFor()
    await page.getByText('Die Übersetzung ist fehlgeschlagen.').waitFor()
    expect(await page.locator(languageButton).isEnabled()).toBe(true)

    await page.unroute('**/element.js*')
    await page.getByRole('link', { name: 'Artikel' }).first().click()
    await page.waitForURL((url) => url.pathname === '/de/articles')
  },
)

test('no other language can be chosen while the widget loads', async () => {
  const page = await openPage('/')
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/element.js*', (route) => answered.then(() => route.continue()))
  await siteIsReady(page)
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('option', { name: '日本語' }).click()
  await page.waitForURL((url) => url.pathname === '/ja')
  expect(await page.locator(languageButton).isDisabled()).toBe(true)
  answer()
  await page.locator(`${languageButton}:enabled`).waitFor()
})

test.each(others)('the site stays in $name across navigation and a reload', async ({ code, ownName }) => {
  const page = await openPage(`/?lang=${code}`, { viewport: { width: 360, height: 740 } })
  const isSpoken = async (path: string) => {
    await page.waitForURL((url) => url.pathname === path)
    expect(await page.locator('html').getAttribute('lang')).toBe(code)
    expect(await page.locator('html').getAttribute('dir')).toBe(code === 'ar' ? 'rtl' : 'ltr')
    expect(await page.locator(languageButton).getAttribute('aria-label')).toContain(ownName)
    expect(await page.getByRole('contentinfo').innerText()).toMatch(scriptOf(code))
    // No horizontal scrolling.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  }
  await isSpoken(`/${code}`)
  const link = page.locator('article.card a.card-link').first()
  const address = (await link.getAttribute('href')) as string
  expect(address).toMatch(new RegExp(`^/${code}/articles/\\d+$`))
  await link.click()
  await page.locator('.article-facts').waitFor()
  await isSpoken(address)
  await page.reload()
  await isSpoken(address)
})
