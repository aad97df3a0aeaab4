import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inDetails } from './editor-page'
import { baseUrl, callAs, openAs } from './fixtures'

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const excerpt = (page: Page) => page.getByLabel('Excerpt')
const state = (page: Page) => page.getByRole('status').filter({ hasText: /^(Saved|Could not)/ })
const savedTexts = (page: Page) => state(page).allTextContents()

/** The excerpt that the server has stored for the article in this form. */
async function storedExcerpt(path: string) {
  const { article } = await callAs('editor', 'GET', `/api/articles/manage/${path.split('/').at(-1)}`)
  return article.excerpt as string
}

/** Creates an article through the API and opens its form. */
async function openForm(name: string, status: 'draft' | 'published', options: Parameters<typeof openAs>[2] = {}) {
  const text = { title: `Written in the rain ${Date.now()}`, excerpt: 'Before.', content: '<p>The rim is wide.</p>' }
  const { articleId } = await callAs(name, 'POST', '/api/articles', { ...text, status })
  const path = `/dashboard/articles/${articleId}`
  const page = await openAs(name, path, options)
  await excerpt(page).waitFor()
  return { page, path }
}

/** Closes the tab without a prompt and opens a new one in the same browser. */
async function reopen(page: Page, path: string) {
  const context = page.context()
  await page.close()
  const next = await context.newPage()
  await next.goto(baseUrl + path)
  await excerpt(next).waitFor()
  return next
}

test('a draft is autosaved: closing the tab loses nothing, and leaving needs no confirmation', async () => {
  const { page, path } = await openForm('marketing', 'draft')
  await excerpt(page).fill('After')
  await excerpt(page).press('End')
  await page.keyboard.type(' a night in the rain.')
  await expect.poll(() => savedTexts(page)).toEqual([expect.stringMatching(/^Saved \d\d:\d\d$/)])
  await page.keyboard.type(' More.')
  expect(await excerpt(page).inputValue()).toBe('After a night in the rain. More.')
  await expect.poll(() => storedExcerpt(path)).toBe('After a night in the rain. More.')

  const next = await reopen(page, path)
  expect(await excerpt(next).inputValue()).toBe('After a night in the rain. More.')
  expect(await next.getByText(/^You have unsaved changes/).count()).toBe(0)
  await excerpt(next).fill('Once more.')
  await expect.poll(() => savedTexts(next)).toHaveLength(1)
  await next.getByRole('button', { name: 'Cancel' }).click()
  await next.getByRole('heading', { level: 1, name: 'Articles' }).waitFor()
})

test('unsaved text in a published article can be restored after the tab was closed', { tags: 'sweep' }, async () => {
  const { page, path } = await openForm('editor', 'published')
  await excerpt(page).fill('Typed, and not saved.')
  await expect.poll(() => savedTexts(page)).toEqual(['Saved on this device'])

  const next = await reopen(page, path)
  expect(await excerpt(next).inputValue()).toBe('Before.')
  await next.getByText(/^You have unsaved changes from \d\d:\d\d\./).waitFor()
  await next.getByRole('button', { name: 'Restore' }).click()
  await expect.poll(() => excerpt(next).inputValue()).toBe('Typed, and not saved.')
  await next.getByRole('button', { name: 'Update' }).click()
  await next.getByText('Article updated successfully!').waitFor()

  await next.goto(baseUrl + path)
  await expect.poll(() => excerpt(next).inputValue()).toBe('Typed, and not saved.')
  expect(await next.getByText(/^You have unsaved changes/).count()).toBe(0)
})

test('the history shows the changes of a save and restores a version', { tags: 'sweep' }, async () => {
  const { page, path } = await openForm('editor', 'published')
  await excerpt(page).fill('After.')
  await page.getByRole('button', { name: 'Update' }).click()
  await page.getByText('Article updated successfully!').waitFor()
  await page.goto(path)
  await page.getByRole('link', { name: 'History' }).click()
  await expect.poll(() => page.getByRole('deletion').allTextContents()).toEqual(['Before'])
  expect(await page.getByRole('insertion').allTextContents()).toEqual(['After'])

  await page.getByRole('list', { name: 'Versions' }).getByRole('button').last().click()
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await page.getByText(/^Version of .* restored\.$/).waitFor()
  await expect.poll(() => page.getByRole('list', { name: 'Versions' }).getByRole('button').count()).toBe(3)
  await page.getByRole('link', { name: 'Edit article' }).click()
  await expect.poll(() => excerpt(page).inputValue()).toBe('Before.')
})

test('two editors of an article see each other until one leaves', { tags: 'sweep' }, async () => {
  const { page: first, path } = await openForm('editor', 'published')
  const second = await openAs('admin', path)
  const notice = (page: Page) => page.getByText(/has this article open too\.$/)
  await notice(second).waitFor()
  // The first tab asks again on the next input, or when it becomes visible.
  await first.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await notice(first).waitFor()

  await second.close()
  await expect
    .poll(
      async () => {
        await first.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
        return notice(first).count()
      },
      { interval: 500 },
    )
    .toBe(0)
})

test('the live preview follows the form, has the site’s styles and keeps its scroll position', {
  tags: 'sweep',
}, async () => {
  const { page } = await openForm('editor', 'draft', { viewport: { width: 1440, height: 700 } })
  await page.getByRole('button', { name: 'Live preview' }).click()
  const preview = page.frameLocator('iframe[title="Live preview"]')
  await preview.getByText('The rim is wide.').waitFor()
  const body = preview.locator('body')
  const look = (property: string) =>
    body.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property)
  expect(await look('font-family')).toContain('Source Sans 3 Variable')
  await page.getByRole('button', { name: 'Dark', exact: true }).click()
  await expect.poll(() => look('background-color')).toBe('rgb(22, 30, 34)')
  await page.getByRole('button', { name: 'Light', exact: true }).click()
  await expect.poll(() => look('background-color')).toBe('rgb(246, 240, 227)')

  const width = () => body.evaluate((node) => node.clientWidth)
  expect(await width()).toBe(390)
  await page.getByRole('button', { name: 'Desktop', exact: true }).click()
  await expect.poll(width).toBe(1280)
  await page.getByRole('button', { name: 'Phone', exact: true }).click()
  await expect.poll(width).toBe(390)
  await inDetails(page, () => excerpt(page).fill('A long way up. '.repeat(100)))
  await expect.poll(() => preview.locator('.lead').textContent()).toContain('A long way up.')
  const scrollTop = () => preview.locator('html').evaluate((html) => html.scrollTop)
  await preview.locator('html').evaluate((html) => html.scrollTo(0, 400))
  const seen = (await title(page).inputValue()).replace('rain', 'wind')
  await title(page).fill(seen)
  await preview.getByRole('heading', { level: 1, name: seen }).waitFor()
  expect(await scrollTop()).toBe(400)

  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('dialog', { name: 'Live preview' }).waitFor()
  await preview.getByRole('heading', { level: 1, name: seen }).waitFor()
  await page.getByRole('button', { name: 'Close preview' }).click()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
})
