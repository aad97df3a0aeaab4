import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { textField, typeLines, writeArticle } from './editor-page'
import { callAs, openAs } from './fixtures'

const BLOCKS = [
  { id: 'short', type: 'paragraph', data: { text: 'A short line' } },
  { id: 'head', type: 'header', data: { text: 'A heading', level: 3 } },
  { id: 'lines', type: 'paragraph', data: { text: 'One<br>two<br>three' } },
  {
    id: 'list',
    type: 'list',
    data: {
      style: 'unordered',
      meta: {},
      items: ['First', 'Last'].map((content) => ({ content, meta: {}, items: [] })),
    },
  },
  { id: 'quote', type: 'quote', data: { text: 'Said', caption: 'Who', alignment: 'left' } },
]

/** The lines that the caret is in on the way, as a writer sees them. */
const WAY = ['A short line', 'A heading', 'One', 'two', 'three', 'First', 'Last', 'Said', 'Who']

/** The line with the caret. */
const lineOf = (page: Page) =>
  page.evaluate(() => {
    const selection = getSelection()
    const { focusNode, focusOffset } = selection as Selection
    const text = focusNode instanceof Text ? focusNode : focusNode?.childNodes[Math.min(focusOffset, 1)]
    return text?.textContent?.trim()
  })

test('Up and Down lead to the next line at once, in whichever block it is', async () => {
  const { articleId } = await callAs('editor', 'POST', '/api/articles', {
    title: `Arrows ${Date.now()}`,
    excerpt: 'Up and down',
    blocks: { time: 1, version: '2.31.0', blocks: BLOCKS },
  })
  const page = await openAs('editor', `/dashboard/articles/${articleId}`)
  await textField(page).first().click()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  const down: unknown[] = [await lineOf(page)]
  for (let step = 1; step < WAY.length; step += 1) {
    await page.keyboard.press('ArrowDown')
    down.push(await lineOf(page))
  }
  expect(down).toEqual(WAY)

  // From the end of each line, where the browser would go to its start first.
  const up: unknown[] = [await lineOf(page)]
  for (let step = 1; step < WAY.length; step += 1) {
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowUp')
    up.push(await lineOf(page))
  }
  expect(up).toEqual(WAY.toReversed())
})

test('undoing and repeating everything leaves no empty paragraph', async () => {
  const page = await writeArticle(`Repeated ${Date.now()}`)
  await typeLines(page, 'One', 'Two')
  const texts = () => textField(page).allTextContents()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const press = async (name: string) => {
    while (await button(name).isEnabled()) {
      const before = await texts()
      await button(name).click()
      await expect.poll(texts).not.toEqual(before)
    }
  }
  await press('Undo')
  expect(await texts()).toEqual([''])
  await press('Redo')
  expect(await texts()).toEqual(['One', 'Two'])
})
