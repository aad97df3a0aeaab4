import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { blocksOf, change, choose, create, textField, writeArticle } from './editor-page'

const PICTURES = ['src/site/images/toba-800.webp', 'src/site/images/merangin-800.webp']

/** Drops files on an element. */
async function drop(on: Locator, paths: string[]) {
  const files = await Promise.all(paths.map(async (path) => (await readFile(path)).toString('base64')))
  await on.evaluate((element, contents) => {
    const dataTransfer = new DataTransfer()
    for (const [index, base64] of contents.entries())
      dataTransfer.items.add(
        new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], `${index}.webp`, {
          type: 'image/webp',
        }),
      )
    element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, files)
}

const item = (page: Page, number: number, count: number) =>
  page.getByRole('listitem', { name: `Image ${number} of ${count}` })
const caption = (within: Locator) => within.getByRole('textbox', { name: 'Content: caption of the image' })

test('several pictures that are dropped on a list are a gallery behind it, in the order of its author', async () => {
  const title = `Gallery ${Date.now()}`
  const page = await writeArticle(title)
  const { keyboard } = page
  await choose(page, 'Unordered List')
  await keyboard.type('Rim')
  await drop(textField(page, 'list item').first(), PICTURES)
  await item(page, 2, 2).locator('img').waitFor()
  await item(page, 1, 2).locator('img').waitFor()

  await keyboard.press('Control+z')
  await expect.poll(() => page.getByRole('listitem', { name: /^Image/ }).count()).toBe(0)
  await keyboard.press('Control+y')
  await caption(item(page, 1, 2)).fill('First')
  await item(page, 1, 2).getByLabel('Alternative text').fill('The lake')
  await item(page, 1, 2).getByRole('button', { name: 'Move image later' }).click()
  await expect.poll(() => caption(item(page, 2, 2)).textContent()).toBe('First')
  await drop(item(page, 1, 2), PICTURES.slice(0, 1))
  await item(page, 3, 3).locator('img').waitFor()
  await item(page, 3, 3).getByRole('button', { name: 'Remove image' }).click()

  const blocks = await blocksOf(page, await create(page, title))
  expect(blocks.map(({ type }) => type)).toEqual(['list', 'gallery'])
  const url = expect.stringMatching(/^\/uploads\/.+\.webp$/)
  expect(blocks[1]?.data).toEqual({
    items: [
      { caption: '', file: { url } },
      { caption: 'First', alt: 'The lake', file: { url } },
    ],
  })
})

test('a picture is replaced and keeps its texts, and a replacement that fails changes nothing', async () => {
  const title = `Replaced ${Date.now()}`
  const page = await writeArticle(title, { expected: /status of 500/ })
  await drop(textField(page).first(), PICTURES.slice(0, 1))
  const picture = page.locator('.image-block-picture img')
  await picture.waitFor()
  const first = await picture.getAttribute('src')
  await textField(page, 'caption of the image').fill('The lake')
  await page.getByLabel('Alternative text').last().fill('Blue water')

  await page.getByRole('button', { name: 'Replace image' }).click()
  await page.route('**/api/upload/image', (route) => route.fulfill({ status: 500, json: { error: 'Disk full' } }))
  await page
    .getByLabel('Image file')
    .last()
    .setInputFiles(PICTURES[1] as string)
  await page.getByText(/Upload failed: 500/).waitFor()
  expect(await picture.getAttribute('src')).toBe(first)
  await page.unroute('**/api/upload/image')
  await page
    .getByLabel('Image file')
    .last()
    .setInputFiles(PICTURES[1] as string)
  await expect.poll(() => picture.getAttribute('src')).not.toBe(first)

  const second = await picture.getAttribute('src')
  await textField(page, 'caption of the image').click()
  await page.keyboard.press('Control+z')
  await expect.poll(() => picture.getAttribute('src')).toBe(first)
  await page.keyboard.press('Control+y')
  await expect.poll(() => picture.getAttribute('src')).toBe(second)
  await textField(page, 'caption of the image').click()
  await change(page, 'Make a gallery')
  await item(page, 1, 1).locator('img').waitFor()

  const blocks = await blocksOf(page, await create(page, title))
  expect(blocks).toMatchObject([
    {
      type: 'gallery',
      data: {
        items: [
          { caption: 'The lake', alt: 'Blue water', file: { url: new URL(second as string, page.url()).pathname } },
        ],
      },
    },
  ])
})
