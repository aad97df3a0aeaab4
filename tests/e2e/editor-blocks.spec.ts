import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { blocksOf, choose, create, paste, textField, typeLines, withoutIds, writeArticle } from './editor-page'

const texts = (page: Page) => textField(page).allTextContents()

const paragraph = (page: Page, text: string) => textField(page).filter({ hasText: text })

/** Writes one paragraph per text. */
async function write(page: Page, ...lines: string[]) {
  await paste(page, { 'text/plain': lines.join('\n') })
  await expect.poll(() => texts(page)).toEqual(lines)
}

const selected = (page: Page) => page.locator('.ce-block--selected')

/** Selects blocks with the mouse, from one text to another, so slowly that the toolbar for the first letters opens on the way. */
async function select(page: Page, ...blocks: [string, ...string[]]) {
  const ends = [blocks[0], blocks.at(-1) ?? ''].map((text) => paragraph(page, text).boundingBox())
  const [start, end] = await Promise.all(ends)
  if (!start || !end) throw new Error('Not visible')
  await page.mouse.move(start.x + 4, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(start.x + 100, start.y + start.height / 2, { steps: 4 })
  await page.getByRole('button', { name: 'Bold' }).waitFor()
  await page.mouse.move(end.x + 100, end.y + end.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => selected(page).allTextContents()).toEqual(blocks)
}

test('selected blocks are deleted, typed over, cut, copied and pasted, and undo brings them back', async () => {
  const page = await writeArticle(`Selected ${Date.now()}`)
  const { keyboard } = page
  await write(page, 'One', 'Two', 'Three', 'Four')

  await select(page, 'Two', 'Three')
  await keyboard.press('Backspace')
  await expect.poll(() => texts(page)).toEqual(['One', '', 'Four'])
  await keyboard.press('Control+z')
  await expect.poll(() => texts(page)).toEqual(['One', 'Two', 'Three', 'Four'])

  await paragraph(page, 'Two').click()
  await keyboard.press('End')
  await keyboard.press('Shift+ArrowDown')
  await keyboard.press('Shift+ArrowDown')
  await expect.poll(() => selected(page).count()).toBe(3)
  await keyboard.press('Delete')
  await expect.poll(() => texts(page)).toEqual(['One', ''])
  await keyboard.press('Control+z')
  await expect.poll(() => texts(page)).toEqual(['One', 'Two', 'Three', 'Four'])

  await select(page, 'Three', 'Four')
  await keyboard.type('New')
  await expect.poll(() => texts(page)).toEqual(['One', 'Two', 'New'])
  await keyboard.press('Control+a')
  await keyboard.press('Control+a')
  await expect.poll(() => selected(page).count()).toBe(3)
  await keyboard.press('Control+x')
  await expect.poll(() => texts(page)).toEqual([''])
  await keyboard.press('Control+v')
  await expect.poll(() => texts(page)).toEqual(['One', 'Two', 'New'])

  await select(page, 'One', 'Two')
  await keyboard.press('Control+c')
  await paragraph(page, 'New').click()
  await keyboard.press('End')
  await keyboard.press('Enter')
  await keyboard.press('Control+v')
  await expect.poll(() => texts(page)).toEqual(['One', 'Two', 'New', 'One', 'Two'])
})

test('blocks are dragged by their handle, selected ones together, and moved by Alt and arrow keys', async () => {
  const title = `Dragged ${Date.now()}`
  const page = await writeArticle(title)
  await write(page, 'One', 'Two', 'Three', 'Four')

  const boxOf = async (text: string) => (await paragraph(page, text).boundingBox()) ?? { x: 0, y: 0, height: 0 }
  await paragraph(page, 'Four').hover()
  const handle = page.getByRole('button', { name: 'Move, align or delete the block' })
  await expect
    .poll(async () => Math.abs(((await handle.boundingBox())?.y ?? 0) - (await boxOf('Four')).y))
    .toBeLessThan(20)
  await handle.hover()
  await page.mouse.down()
  const one = await boxOf('One')
  await page.mouse.move(one.x, one.y + 60, { steps: 3 })
  await page.mouse.move(one.x, one.y - 4, { steps: 3 })
  await page.mouse.up()
  await expect.poll(() => texts(page)).toEqual(['Four', 'One', 'Two', 'Three'])

  await select(page, 'Four', 'One')
  await paragraph(page, 'One').hover()
  await page.mouse.down()
  const three = await boxOf('Three')
  await page.mouse.move(three.x + 40, three.y, { steps: 3 })
  await page.mouse.move(three.x + 40, three.y + three.height + 4, { steps: 3 })
  await page.mouse.up()
  await expect.poll(() => texts(page)).toEqual(['Two', 'Three', 'Four', 'One'])

  await paragraph(page, 'Two').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.type('!')
  await expect.poll(() => texts(page)).toEqual(['Three', 'Two!', 'Four', 'One'])
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect.poll(() => texts(page)).toEqual(['Two', 'Three', 'Four', 'One'])

  await paragraph(page, 'Two').hover()
  await handle.click()
  const items = page.locator('.ce-settings .ce-popover-item__title')
  await expect.poll(async () => (await items.allTextContents()).slice(-3)).toEqual(['Move up', 'Move down', 'Delete'])
  await page.keyboard.press('Escape')
  const blocks = await blocksOf(page, await create(page, title))
  expect(blocks.map(({ data }) => data.text)).toEqual(['Two', 'Three', 'Four', 'One'])
})

test('marks of Markdown become blocks, and Ctrl+K links the selected words at once, also to a page by its name', {
  tags: 'sweep',
}, async () => {
  const title = `Markdown ${Date.now()}`
  const page = await writeArticle(title)
  const { keyboard } = page
  await typeLines(page, '## Before you go', '- Water', 'Lamp', '', 'Climb Kerinci')
  await keyboard.press('Shift+Control+ArrowLeft')
  await keyboard.press('Control+k')
  await keyboard.type('kerinci')
  await page
    .getByRole('option', { name: /Kerinci/ })
    .first()
    .waitFor()
  await keyboard.press('Enter')
  await keyboard.press('End')
  await keyboard.press('Enter')
  await keyboard.type('See the map')
  await keyboard.press('Shift+Control+ArrowLeft')
  await keyboard.press('Control+k')
  await keyboard.type('example.org')
  await keyboard.press('Enter')
  await keyboard.press('End')
  await keyboard.press('Enter')
  await paste(page, { 'text/plain': '### Rules\n\n1. **Walk**\n2. Rest\n' })
  await textField(page, 'list item').filter({ hasText: 'Rest' }).waitFor()

  const blocks = await blocksOf(page, await create(page, title))
  expect(withoutIds(blocks)).toMatchObject([
    { type: 'header', data: { text: 'Before you go', level: 2 } },
    { type: 'list', data: { style: 'unordered', items: [{ content: 'Water' }, { content: 'Lamp' }] } },
    {
      type: 'paragraph',
      data: { text: expect.stringMatching(/^Climb <a href="\/(?:articles|places)\/[^"]+"[^>]*>Kerinci<\/a>$/) },
    },
    {
      type: 'paragraph',
      data: { text: expect.stringMatching(/^See the <a href="http:\/\/example\.org"[^>]*>map<\/a>$/) },
    },
    { type: 'header', data: { text: 'Rules', level: 3 } },
    { type: 'list', data: { style: 'ordered', items: [{ content: '<b>Walk</b>' }, { content: 'Rest' }] } },
  ])
})

test('a film is uploaded into its block, with a caption', { tags: 'sweep' }, async () => {
  const title = `Film ${Date.now()}`
  const page = await writeArticle(title)
  await choose(page, 'Video')
  await page.locator('.video-block input[type=file]').setInputFiles('demo/media/contour-film.mp4')
  await page.locator('.video-block video').waitFor()
  await page.getByRole('textbox', { name: 'caption of the video' }).fill('The contours')
  const address = await create(page, title)
  const url = expect.stringMatching(/^\/uploads\/[0-9a-f]{16}\.mp4$/)
  expect(await blocksOf(page, address)).toMatchObject([{ type: 'video', data: { url, caption: 'The contours' } }])
})
