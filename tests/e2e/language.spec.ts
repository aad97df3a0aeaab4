import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { siteIsReady } from './axe'
import { openPage } from './fixtures'
import { expectStaysIn, languageButton, OTHER_LANGUAGES } from './languages'

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
  // Other tests delete their articles, but not this one.
  await page.locator('article.card a.card-link[href="/ja/articles/1"]').click()
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
  { tags: 'sweep' },
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

// All others in `npm run test:sweeps`.
test.each(OTHER_LANGUAGES.filter(({ code }) => ['ar', 'de', 'zh-CN'].includes(code)))(
  'the site stays in $name across navigation and a reload',
  expectStaysIn,
)
