import { expect, test } from 'vitest'
import { blocksOf, create, paste, textField, withoutIds, writeArticle, writeArticleIn } from './editor-page'
import { openAs } from './fixtures'

test('words are found across marks and replaced, all of them as one step for undo', async () => {
  const title = `Find ${Date.now()}`
  const page = await writeArticle(title)
  const { keyboard } = page
  await paste(page, { 'text/html': '<p>Lake <b>To</b>ba</p><h3>The lake toba road</h3><ul><li>lake Tóba</li></ul>' })
  await textField(page, 'list item').waitFor()
  const bar = page.getByRole('search', { name: 'Find and replace' })
  await keyboard.press('Control+h')
  await bar.getByRole('textbox', { name: 'Find' }).fill('lake toba')
  await bar.getByText('1 of 3').waitFor()
  await keyboard.press('Enter')
  await bar.getByText('2 of 3').waitFor()
  await bar.getByRole('button', { name: 'Match case' }).click()
  await bar.getByText('1 of 1').waitFor()
  await bar.getByRole('button', { name: 'Match case' }).click()
  await bar.getByRole('textbox', { name: 'Replace with' }).fill('Danau Toba')
  await bar.getByRole('button', { name: 'Replace all' }).click()
  await bar.getByText('1 of 3').waitFor({ state: 'hidden' })
  await expect.poll(() => textField(page, 'list item').textContent()).toBe('Danau Toba')

  await keyboard.press('Escape')
  await textField(page).first().click()
  await keyboard.press('Control+z')
  await expect.poll(() => textField(page, 'list item').textContent()).toBe('lake Tóba')
  await keyboard.press('Control+Shift+z')
  await expect.poll(() => textField(page, 'list item').textContent()).toBe('Danau Toba')
  const blocks = await blocksOf(page, await create(page, title))
  expect(withoutIds(blocks)).toMatchObject([
    { type: 'paragraph', data: { text: 'Danau Toba' } },
    { type: 'header', data: { text: 'The Danau Toba road' } },
    { type: 'list', data: { items: [{ content: 'Danau Toba' }] } },
  ])
})

test('several selected blocks are marked, aligned and converted together', async () => {
  const title = `Several ${Date.now()}`
  const page = await writeArticle(title)
  const { keyboard } = page
  await paste(page, { 'text/plain': 'One\nTwo\nThree' })
  await expect.poll(() => textField(page).allTextContents()).toEqual(['One', 'Two', 'Three'])
  await textField(page).first().click()
  await keyboard.press('End')
  await keyboard.press('Shift+ArrowDown')
  const bar = page.getByRole('toolbar', { name: 'Commands for the selected blocks' })
  await bar.getByText('2 blocks').waitFor()
  await keyboard.press('Control+b')
  await expect.poll(() => page.locator('.ce-block b').allTextContents()).toEqual(['One', 'Two'])
  await bar.getByRole('button', { name: 'Align centre' }).click()
  await bar.getByRole('button', { name: 'Convert to' }).click()
  await page.getByRole('menuitem', { name: 'Quote' }).click()
  await expect.poll(() => page.locator('.cdx-quote').count()).toBe(2)

  const blocks = await blocksOf(page, await create(page, title))
  expect(withoutIds(blocks)).toMatchObject([
    { type: 'quote', data: { text: '<b>One</b>', alignment: 'center' } },
    { type: 'quote', data: { text: '<b>Two</b>', alignment: 'center' } },
    { type: 'paragraph', data: { text: 'Three' } },
  ])
})

test('the keys are listed by Ctrl+?', { tags: 'sweep' }, async () => {
  const page = await writeArticle(`Keys ${Date.now()}`)
  await page.keyboard.press('Control+Shift+?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await dialog.getByRole('rowheader', { name: 'Find and replace' }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
})

test('a tool whose code cannot be loaded says so, and the text is there, and can be saved', async () => {
  const title = `Offline ${Date.now()}`
  const page = await openAs('editor', '/favicon.svg', { expected: /ERR_FAILED|Failed to fetch dynamically/ })
  await page.route(/assets\/FindBar-.*\.js/, (route) => route.abort())
  await writeArticleIn(page, title)
  await textField(page).first().click()
  await page.keyboard.type('A lake that nobody may lose.')
  await page.keyboard.press('Control+f')
  await page.getByText('This part could not be loaded.').waitFor()
  const blocks = await blocksOf(page, await create(page, title))
  expect(withoutIds(blocks)).toEqual([{ type: 'paragraph', data: { text: 'A lake that nobody may lose.' } }])
})
