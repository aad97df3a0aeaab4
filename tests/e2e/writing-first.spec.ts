import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { textField } from './editor-page'
import { callAs, openAs } from './fixtures'

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
/** The text has to begin within this much of the first screen. */
const FIRST_PX = 400

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const excerpt = (page: Page) => page.getByLabel('Excerpt')
const details = (page: Page) => page.getByRole('button', { name: 'Details' })
const isFocused = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)

/** A published article of the demo, with translations. */
async function published(): Promise<string> {
  const { articles } = await callAs('editor', 'GET', '/api/articles/manage?status=published&perPage=1')
  return `/dashboard/articles/${articles[0].id}`
}

test.each([
  ['a new article', async (): Promise<string> => '/dashboard/articles/create', 'input[name=title]'],
  ['a published article', published, '.codex-editor [contenteditable=true]'],
] as const)(
  'the text of %s begins within the first 400 pixels, and what is written first has the focus',
  async (_, path, focus) => {
    const page = await openAs('editor', await path(), { viewport: desk })
    const text = textField(page, '').first()
    await text.waitFor()
    expect((await text.boundingBox())?.y).toBeLessThan(FIRST_PX)
    await expect.poll(() => isFocused(page, focus)).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  },
)

test('the details stay closed once they are, and a refused save opens them at the field', async () => {
  const page = await openAs('editor', '/dashboard/articles/create', { viewport: desk })
  await excerpt(page).waitFor()
  await details(page).click()
  await excerpt(page).waitFor({ state: 'hidden' })
  await page.reload()
  await title(page).fill('Rain on the rim')
  expect(await excerpt(page).isVisible()).toBe(false)
  await page.getByRole('button', { name: /missing before publication$/ }).click()
  const check = page.getByRole('dialog', { name: 'Before publishing' })
  await check.getByText('There is no excerpt.').waitFor()
  const lines = await check.getByRole('list').getByRole('button').allTextContents()
  expect(lines).toContain('There is no excerpt.')
  await check.getByRole('button', { name: 'Close' }).click()
  expect(await page.getByText(new RegExp(`^${lines.length} things are missing`)).isVisible()).toBe(true)

  await page.getByRole('button', { name: 'Create' }).click()
  await excerpt(page).waitFor()
  await expect.poll(() => isFocused(page, '[name=excerpt]')).toBe(true)
})

test('on a phone the text and its details are two tabs, and a refused save changes to the one of the field', async () => {
  const page = await openAs('editor', '/dashboard/articles/create', { viewport: phone, hasTouch: true, isMobile: true })
  await title(page).fill('Rain on the rim')
  expect(await excerpt(page).isVisible()).toBe(false)
  await page.getByRole('tab', { name: 'Details' }).tap()
  await excerpt(page).fill('Wet.')
  expect(await title(page).isVisible()).toBe(false)
  await excerpt(page).fill('')
  await page.getByRole('tab', { name: 'Text' }).tap()
  await page.getByRole('button', { name: 'Create' }).tap()
  await expect.poll(() => isFocused(page, '[name=excerpt]')).toBe(true)
  await excerpt(page).fill('Wet.')
  await page.getByRole('tab', { name: 'Text' }).tap()
  await title(page).fill('')
  await page.getByRole('tab', { name: 'Details' }).tap()
  await page.getByRole('button', { name: 'Create' }).tap()
  await expect.poll(() => isFocused(page, '[name=title]')).toBe(true)
})
