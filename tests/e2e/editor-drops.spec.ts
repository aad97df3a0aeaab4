import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { blocksOf, create, textField, typeLines, withoutIds, writeArticle } from './editor-page'

const paragraphs = (...texts: string[]) => texts.map((text) => ({ type: 'paragraph', data: { text } }))

/** Selects a word by two clicks, and drags it to the end of a paragraph. */
async function dragWord(page: Page, word: string, to: number, key?: string) {
  const { mouse, keyboard } = page
  const from = await page.evaluate((word) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.parentElement?.closest('.ce-block') ? (node.textContent?.indexOf(word) ?? -1) : -1
      if (at < 0) continue
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + word.length)
      const { x, y, width, height } = range.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    }
    throw new Error(`No ${word}`)
  }, word)
  const end = await textField(page)
    .nth(to)
    .evaluate((field) => {
      const range = document.createRange()
      range.selectNodeContents(field)
      const { right, y, height } = range.getBoundingClientRect()
      return { x: right + 30, y: y + height / 2 }
    })
  await mouse.dblclick(from.x, from.y)
  if (key) await keyboard.down(key)
  await mouse.move(from.x, from.y)
  await mouse.down()
  await mouse.move(end.x - 10, end.y, { steps: 4 })
  await mouse.move(end.x, end.y)
  await mouse.up()
  if (key) await keyboard.up(key)
}

test('a dragged word is moved with its marks, or copied with Ctrl, and one undo takes it back', async () => {
  const title = `Dragged ${Date.now()}`
  const page = await writeArticle(title)
  await typeLines(page, 'Deep ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('blue')
  await page.keyboard.press('Control+b')
  await typeLines(page, ' water', 'The rim is ')

  await dragWord(page, 'blue', 1)
  await expect.poll(() => textField(page).allInnerTexts()).toEqual(['Deep  water', 'The rim is blue'])
  await page.keyboard.press('Control+z')
  await expect.poll(() => textField(page).allInnerTexts()).toEqual(['Deep blue water', 'The rim is '])
  await dragWord(page, 'blue', 1, 'Control')
  await expect.poll(() => textField(page).allInnerTexts()).toEqual(['Deep blue water', 'The rim is blue'])

  const address = await create(page, title)
  expect(withoutIds(await blocksOf(page, address))).toEqual(
    paragraphs('Deep <b>blue</b> water', 'The rim is <b>blue</b>'),
  )
})
