import { expect, test } from 'vitest'
import { openPage } from './fixtures'

test('a language is chosen with the keyboard, translates the article, and is still there after a reload', async () => {
  const page = await openPage('/articles/1')
  const button = page.getByRole('button', { name: 'Language: English' })
  await button.focus()
  await page.keyboard.press('Enter')
  const options = page.getByRole('option')
  expect(await options.count()).toBe(16)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Language: Bahasa Indonesia' }).waitFor()
  await page.locator('.prose').getByText('[id]').first().waitFor()
  expect(await page.getByRole('listbox').isVisible()).toBe(false)
  expect((await page.context().cookies()).find((cookie) => cookie.name === 'googtrans')?.value).toBe('/en/id')
  await page.reload()
  await page.getByRole('button', { name: 'Language: Bahasa Indonesia' }).waitFor()
  await page.locator('.prose').getByText('[id]').first().waitFor()
})

test('a translated page goes on working: nothing that React keeps was touched', async () => {
  const page = await openPage('/articles/1')
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('option', { name: '日本語' }).click()
  await page.locator('.prose').getByText('[ja]').first().waitFor()
  await page.getByRole('link', { name: 'Back to Articles' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Articles' }).waitFor()
  await page.locator('article.card a').nth(2).click()
  await page.getByRole('button', { name: 'Share' }).waitFor()
})

test('a language that the widget does not offer is told as failed', async () => {
  const page = await openPage('/', { expected: /./ })
  await page.route('**/element.js*', (route) => route.abort())
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('option', { name: 'Deutsch' }).click()
  await page.getByText('Translation failed.').waitFor()
})
