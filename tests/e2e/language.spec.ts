import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { siteIsReady } from './axe'
import { openPage } from './fixtures'
import { expectStaysIn, languageButton, OTHER_LANGUAGES } from './languages'

test('a language chosen by keyboard translates the article and survives a reload', { tags: 'sweep' }, async () => {
  const page = await openPage('/articles/1')
  await siteIsReady(page)
  const foreign = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (name.startsWith(location.origin) ? [] : name)),
    )
  expect(await foreign()).toEqual([])
  const button = page.getByRole('button', { name: 'Language: English' })
  await button.focus()
  await page.keyboard.press('Enter')
  const options = page.getByRole('option')
  expect(await options.count()).toBe(16)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Bahasa: Bahasa Indonesia' }).waitFor()
  await page.locator('.prose').getByText('[id]').first().waitFor()
  expect(await foreign()).toEqual([expect.stringContaining('/element.js?cb=')])
  expect(new URL(page.url()).pathname).toBe('/id/articles/1')
  expect(await page.getByRole('listbox').isVisible()).toBe(false)
  expect((await page.context().cookies()).find((cookie) => cookie.name === 'googtrans')?.value).toBe('/en/id')
  await page.reload()
  await page.getByRole('button', { name: 'Bahasa: Bahasa Indonesia' }).waitFor()
  await page.locator('.prose').getByText('[id]').first().waitFor()
})

test('a page translated by the widget keeps working', { tags: 'sweep' }, async () => {
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

test('Back stays in the chosen language, and English returns although the widget does not offer it', async () => {
  const page = await openPage('/articles')
  await siteIsReady(page)
  // Other tests delete their articles, but not this one.
  await page.locator('article.card a.card-link[href="/articles/1"]').click()
  await page.locator('.article-facts').waitFor()
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('option', { name: 'Bahasa Indonesia' }).click()
  await page.waitForURL((url) => url.pathname === '/id/articles/1')
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/id/articles')
  await page.locator('article.card .card-link').getByText('[id]').first().waitFor()

  await page.getByRole('button', { name: 'Bahasa: Bahasa Indonesia' }).click()
  await page.getByRole('option', { name: 'English' }).click()
  await page.waitForURL((url) => url.pathname === '/articles')
  await page.waitForFunction(
    () => document.querySelector('article.card .card-link') && !document.body.textContent?.includes('[id]'),
  )
})

test('the form of members works while the browser translates the page into a language that we lack', {
  tags: 'sweep',
}, async () => {
  const page = await openPage('/membership')
  await siteIsReady(page)
  // As the translators of browsers do: now, and whenever something changes.
  await page.evaluate(() => {
    const isTranslated = (node: Node) => node.parentElement?.closest('font, script, [translate="no"]')
    const translate = () => {
      const walker = document.createTreeWalker(document.getElementById('root') as Node, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      while (walker.nextNode()) if (!isTranslated(walker.currentNode)) texts.push(walker.currentNode)
      for (const text of texts) {
        const font = document.createElement('font')
        font.textContent = `nl ${text.textContent}`
        ;(text as Text).replaceWith(font)
      }
    }
    translate()
    new MutationObserver(translate).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await page.locator('form').first().getByRole('button', { name: /^nl / }).last().click()
  await page.locator('.field-error').first().getByText('nl ').waitFor()
  await page.locator('input').first().fill('Rumah Makan')
  await page.getByRole('link', { name: 'nl Articles' }).first().click()
  await page.locator('article.card').first().waitFor()
  await page.goBack()
  await page.locator('.ticks').getByText('nl ').first().waitFor()
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

test('a translator that hangs blocks nothing', async () => {
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
  await page.locator(`${languageButton}:enabled`).waitFor()
  expect(await page.getByRole('listbox').isVisible()).toBe(false)
  await page.locator('main a[href="/ja/articles"]').first().click()
  await page.locator('.search input').waitFor()
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/ja')
  answer()
  await page.locator('main').getByText('[ja]').first().waitFor()
})

// All others in `npm run test:sweeps`.
test.each(OTHER_LANGUAGES.filter(({ code }) => ['ar', 'de', 'zh-CN'].includes(code)))(
  'the site stays in $name across navigation and a reload',
  expectStaysIn,
)
