import { expect, test } from 'vitest'
import {
  blocksOf,
  change,
  choose,
  create,
  paste,
  pastePicture,
  stored,
  textField,
  withoutIds,
  writeArticle,
} from './editor-page'
import { openAs } from './fixtures'
import { googleDocs, webPage, word } from './samples/pasted'

test('every block type can be written by keyboard, read on the site and edited again without loss', {
  tags: 'sweep',
}, async () => {
  const title = `All blocks ${Date.now()}`
  const page = await writeArticle(title)
  const { keyboard } = page

  await keyboard.type('The first ')
  await keyboard.press('Control+b')
  await keyboard.type('bold')
  await keyboard.press('Control+b')
  await keyboard.type(' word.')
  await keyboard.press('Enter')
  await choose(page, 'Heading')
  await keyboard.type('A heading')
  await keyboard.press('Enter')
  await choose(page, 'ordered', 1)
  await keyboard.type('one')
  await keyboard.press('Enter')
  await keyboard.press('Tab')
  await keyboard.type('one and a half')
  await keyboard.press('ArrowDown')
  await choose(page, 'Checklist')
  await keyboard.type('Water')
  await keyboard.press('Enter')
  await keyboard.type('Lamp')
  await keyboard.press('ArrowDown')
  await choose(page, 'Quote')
  await keyboard.type('Walk slowly.')
  await keyboard.press('Tab')
  await keyboard.type('A guide')
  await keyboard.press('ArrowDown')
  await choose(page, 'Table')
  await textField(page, 'table cell').first().click()
  for (const cell of ['Lake', 'Depth', 'Width', 'Toba', '505 m']) {
    await keyboard.type(cell)
    await keyboard.press('Tab')
  }
  await keyboard.type('30 km')
  await keyboard.press('ArrowDown')
  await pastePicture(page)
  await page.getByRole('textbox', { name: 'caption of the image' }).fill('From the rim')
  await keyboard.press('ArrowDown')
  await keyboard.type('The lake below')
  await keyboard.press('ArrowDown')
  await keyboard.type('Dewi')
  await keyboard.press('ArrowDown')
  await choose(page, 'Delimiter')
  await keyboard.type('The end.')

  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Published' }).click()
  const address = await create(page, title)
  const blocks = await blocksOf(page, address)
  expect(withoutIds(blocks)).toMatchObject([
    { type: 'paragraph', data: { text: 'The first <b>bold</b> word.' } },
    { type: 'header', data: { text: 'A heading', level: 3 } },
    { type: 'list', data: { style: 'ordered', items: [{ content: 'one', items: [{ content: 'one and a half' }] }] } },
    { type: 'checklist', data: { items: [{ text: 'Water' }, { text: 'Lamp' }] } },
    { type: 'quote', data: { text: 'Walk slowly.', caption: 'A guide', alignment: 'left' } },
    {
      type: 'table',
      data: {
        content: [
          ['Lake', 'Depth', 'Width'],
          ['Toba', '505 m', '30 km'],
        ],
      },
    },
    {
      type: 'image',
      data: {
        caption: 'From the rim',
        alt: 'The lake below',
        credit: 'Dewi',
        file: { url: expect.stringMatching(/^\/uploads\//) },
      },
    },
    { type: 'delimiter' },
    { type: 'paragraph', data: { text: 'The end.' } },
  ])

  const reader = await openAs(null, `/articles/${address.split('/').pop()}`)
  await reader.getByRole('heading', { level: 3, name: 'A heading' }).waitFor()
  await reader.getByRole('cell', { name: '505 m' }).waitFor()
  await reader.getByRole('figure').getByText('From the rim').waitFor()
  await reader.getByRole('img', { name: 'The lake below' }).waitFor()

  await page.goto(address)
  await textField(page).last().click()
  await keyboard.press('End')
  await keyboard.type(' Or not.')
  await page.getByRole('button', { name: 'Update' }).click()
  await page.getByText('Article updated successfully!').waitFor()
  const after = await blocksOf(page, address)
  expect(after.slice(0, -1)).toEqual(blocks.slice(0, -1))
  expect(after.at(-1)).toEqual({ ...blocks.at(-1), data: { text: 'The end. Or not.' } })
})

test('opening an article does not change it', async () => {
  const editor = await openAs('editor', '/dashboard/articles/1')
  const before = await stored(editor, '/1')
  await textField(editor).first().click()
  await editor.keyboard.press('ArrowDown')
  await editor.getByRole('button', { name: 'Cancel' }).click()
  await editor.getByRole('heading', { level: 1, name: 'Articles' }).waitFor()
  expect(await stored(editor, '/1')).toEqual(before)
})

test.each([
  [
    'Word',
    word,
    [
      { type: 'header', data: { text: expect.stringContaining('The caldera'), level: 2 } },
      { type: 'paragraph', data: { text: expect.stringContaining('Toba is <b>deep</b> and <i>old</i>.') } },
      {
        type: 'table',
        data: {
          content: [
            ['Lake', 'Depth'],
            ['Toba', '505 m'],
          ],
        },
      },
    ],
  ],
  [
    'Google Docs',
    googleDocs,
    [
      { type: 'header', data: { text: 'What to bring', level: 3 } },
      { type: 'list', data: { style: 'unordered', items: [{ content: '<b>Water</b>' }, { content: 'A lamp' }] } },
      { type: 'paragraph', data: { text: 'Then go.' } },
    ],
  ],
  [
    'a web page',
    webPage,
    [
      { type: 'header', data: { level: 2, text: expect.stringContaining('Geology') } },
      { type: 'paragraph', data: { text: expect.stringContaining('href="https://example.org/toba"') } },
      { type: 'quote', data: { text: 'The largest of its age.' } },
      { type: 'list', data: { style: 'ordered', items: [{ content: 'Ash' }, { content: 'Pumice' }] } },
    ],
  ],
] as const)('what is pasted from %s becomes clean blocks', { tags: 'sweep' }, async (name, html, expected) => {
  const title = `Pasted from ${name} ${Date.now()}`
  const page = await writeArticle(title)
  await page.keyboard.type('Before.After.')
  for (let letter = 0; letter < 'After.'.length; letter += 1) await page.keyboard.press('ArrowLeft')
  await paste(page, { 'text/html': html, 'text/plain': 'as text' })
  // Alone in its block: before the paste, the text stands behind “Before.”.
  await textField(page)
    .filter({ hasText: /^After\.$/ })
    .waitFor()

  const address = await create(page, title)
  const blocks = await blocksOf(page, address)
  expect(withoutIds(blocks)).toMatchObject([
    { data: { text: 'Before.' } },
    ...expected,
    { type: 'paragraph', data: { text: 'After.' } },
  ])
  expect(JSON.stringify(blocks)).not.toMatch(/style=|mso|script|onerror|docs-internal/i)
  expect(await page.evaluate(() => 'pasted' in window)).toBe(false)
})

test('undo and redo keep the ids and the alignment of blocks', { tags: 'sweep' }, async () => {
  const title = `Undone ${Date.now()}`
  const page = await writeArticle(title)
  await page.keyboard.type('Stays')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Goes')
  await change(page, 'Align right')
  const address = await create(page, title)
  const blocks = await blocksOf(page, address)
  expect(blocks[1]).toMatchObject({ tunes: { alignment: { alignment: 'right' } } })

  await page.goto(address)
  await textField(page).last().click()
  await change(page, 'Delete')
  await page.keyboard.press('Enter')
  await expect.poll(() => textField(page).allTextContents()).toEqual(['Stays'])
  await textField(page).first().click()
  await page.keyboard.press('Control+z')
  await expect.poll(() => textField(page).allTextContents()).toEqual(['Stays', 'Goes'])
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => textField(page).allTextContents()).toEqual(['Stays'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => textField(page).allTextContents()).toEqual(['Stays', 'Goes'])
  await textField(page).last().click()
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await page.getByRole('button', { name: 'Update' }).click()
  await page.getByText('Article updated successfully!').waitFor()
  expect(await blocksOf(page, address)).toEqual([blocks[0], { ...blocks[1], data: { text: 'Goes!' } }])
})

test('a failed upload leaves the block empty and shows an error', { tags: 'sweep' }, async () => {
  const title = `No picture ${Date.now()}`
  const page = await writeArticle(title, { expected: /500/ })
  await page.route('**/api/upload/image', (route) => route.fulfill({ status: 500, json: { message: 'No' } }))
  await pastePicture(page)
  await page.getByText('Couldn’t upload image. Please try another.').waitFor()
  await page.getByText('Upload failed: 500').waitFor()
  await page.getByRole('button', { name: 'Choose an image' }).waitFor()

  await page.unroute('**/api/upload/image')
  await page.getByLabel('Image file').setInputFiles('src/site/images/toba-800.webp')
  await page.getByRole('textbox', { name: 'caption of the image' }).waitFor()
  expect(await blocksOf(page, await create(page, title))).toMatchObject([{ type: 'image' }])
})

test('a link that cannot be read shows an error, and another becomes a card', { tags: 'sweep' }, async () => {
  const title = `Links ${Date.now()}`
  const page = await writeArticle(title, { expected: /400|422/ })
  await choose(page, 'Link')
  const link = page.getByRole('textbox', { name: 'Link', exact: true })
  await link.fill('with a space')
  await link.press('Enter')
  await page.getByText('Pasted link is not valid.').waitFor()
  await link.fill('127.0.0.1/secret')
  await link.press('Enter')
  await page.getByText("Couldn't fetch the link data").waitFor()

  const meta = { title: 'Geoparks & craters', description: 'All of them' }
  await page.route('**/fetch-link?**', (route) =>
    route.fulfill({ json: { success: 1, link: 'https://example.org/?a=1&b=2', meta } }),
  )
  await link.fill('example.org')
  await link.press('Enter')
  await page.getByRole('link', { name: /Geoparks & craters/ }).waitFor()
  const blocks = await blocksOf(page, await create(page, title))
  expect(withoutIds(blocks)).toEqual([{ type: 'linkTool', data: { link: 'https://example.org/?a=1&b=2', meta } }])
})

test('the text can be entered and left by keyboard', { tags: 'sweep' }, async () => {
  const page = await writeArticle(`By keyboard ${Date.now()}`)
  await page.keyboard.type('One')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Two')
  // Editor.js ignores the key of the menu while it is still drawing the line that the caret has just reached.
  await expect.poll(() => textField(page).allTextContents()).toEqual(['One', 'Two'])
  await change(page, 'Move up')
  await expect.poll(() => textField(page).allTextContents()).toEqual(['Two', 'One'])
  await page.keyboard.press('Escape')
  await textField(page).first().focus()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  expect(await page.getByRole('group', { name: 'Content' }).locator(':focus').count()).toBe(0)
  expect(await page.locator(':focus').count()).toBe(1)
})

test('the marker works, and Arabic text starts on the right', { tags: 'sweep' }, async () => {
  const title = `Arabic ${Date.now()}`
  const page = await writeArticle(title)
  await page.keyboard.type('بحيرة توبا')
  const field = textField(page).first()
  const { left, right, width } = await field.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const text = range.getBoundingClientRect()
    const box = element.getBoundingClientRect()
    return { left: text.left - box.left, right: box.right - text.right, width: box.width }
  })
  expect(right).toBeLessThan(left)
  expect(right).toBeLessThan(width / 10)
  await page.keyboard.press('Shift+Home')
  await page.getByRole('button', { name: 'Marker' }).waitFor()
  await page.keyboard.press('Control+Shift+m')
  await field.locator('mark').waitFor()
  expect(await blocksOf(page, await create(page, title))).toMatchObject([
    { data: { text: '<mark class="cdx-marker">بحيرة توبا</mark>' } },
  ])
})
