import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fields } from './editor-fields'
import { type Block, blocksOf, change, stored, textField } from './editor-page'
import { callAs, openAs } from './fixtures'

/** Opens the form of an article with these blocks. */
async function openArticle(blocks: Block[]) {
  const { articleId } = await callAs('editor', 'POST', '/api/articles', {
    title: `Keys ${Date.now()}`,
    excerpt: 'Every key.',
    content: '',
    blocks: { time: Date.now(), version: '2.31.0', blocks },
    status: 'draft',
  })
  const address = `/dashboard/articles/${articleId}`
  const page = await openAs('editor', address)
  await textField(page).or(textField(page, 'list item')).first().waitFor()
  return { page, address, articleId }
}

/** Saves with the key, after which the form stays, and expects these blocks to be stored. */
async function expectSaved(page: Page, address: string, blocks: unknown[]) {
  await page.keyboard.press('Control+s')
  await expect.poll(() => blocksOf(page, address)).toEqual(blocks)
}

/** Puts the caret at a place in the text of a field. */
async function placeCaret(page: Page, id: string, offset: number, field = 0) {
  await page.locator(`[data-id="${id}"] [contenteditable=true]`).nth(field).click()
  await page
    .locator(`[data-id="${id}"] [contenteditable=true]`)
    .nth(field)
    .evaluate((element, at) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      let left = at
      let text = walker.nextNode() as Text
      for (; left > text.length; text = walker.nextNode() as Text) left -= text.length
      getSelection()?.collapse(text ?? element, text ? left : 0)
    }, offset)
}

const end = 'Deep water'.length
const paragraph = (id: string, text: string): Block => ({ id, type: 'paragraph', data: { text } })
const header = (id: string, text: string): Block => ({ id, type: 'header', data: { text, level: 2 } })
const item = (content: string, ...items: object[]) => ({ content, meta: {}, items })
const list = (id: string, ...items: object[]): Block => ({
  id,
  type: 'list',
  data: { style: 'unordered', meta: {}, items },
})

test('Shift+Enter breaks the line in every text, for the writer, the reader and the next time', async () => {
  const cases = Object.entries(fields).map(([name, make], index) => ({ name, make, id: `field${index}` }))
  const { page, address } = await openArticle(cases.map(({ id, make }) => ({ id, ...make('Deep water') })))
  for (const { id, name } of cases) {
    const field = page.locator(`[data-id="${id}"]`).getByLabel(`Content: ${name}`, { exact: true }).last()
    await field.click()
    await field.evaluate((element) => getSelection()?.collapse(element.firstChild, 10))
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('blue')
  }
  const broken = cases.map(({ id, make }) => ({ id, ...make('Deep water<br>blue') }))
  await expectSaved(page, address, broken)
  expect((await stored(page, address)).content.match(/Deep water<br>blue/g)).toHaveLength(cases.length)

  await page.reload()
  await placeCaret(page, 'field0', end)
  await page.keyboard.type('!')
  const [first] = broken
  await expectSaved(page, address, [{ ...first, data: { text: 'Deep water!<br>blue' } }, ...broken.slice(1)])
})

test('Enter in a quote and in captions breaks the line, and newlines that were stored become line breaks', async () => {
  const names = ['quote', 'caption of the quote', 'caption of the image', 'caption of the video'] as const
  const blocks = names.map((name, index): Block => ({ id: `block${index}`, ...fields[name]?.('Deep water') }) as Block)
  const { page, address } = await openArticle([...blocks, paragraph('old', 'one\ntwo')])
  for (const [index, name] of names.entries()) {
    await placeCaret(page, `block${index}`, end, name === 'caption of the quote' ? 1 : 0)
    await page.keyboard.press('Enter')
    await page.keyboard.type('blue')
  }
  await placeCaret(page, 'old', 3)
  await page.keyboard.type('!')
  await expectSaved(page, address, [
    ...names.map((name, index) => ({ id: `block${index}`, ...fields[name]?.('Deep water<br>blue') })),
    paragraph('old', 'one!<br>two'),
  ])
})

test('Backspace and Delete join texts with their links, and one undo brings all back', async () => {
  const link = '<a href="https://example.org">link</a>'
  const given = [
    header('head', 'Head'),
    paragraph('para', `para ${link}`),
    list('list', item('in <b>one</b>', item('deep')), item('two')),
    paragraph('last', 'last'),
  ]
  const { page, address } = await openArticle(given)
  const { keyboard } = page
  await placeCaret(page, 'para', 0)
  await keyboard.press('Backspace')
  await keyboard.type('-')
  await expectSaved(page, address, [header('head', `Head-para ${link}`), ...given.slice(2)])
  await keyboard.press('Control+z')
  await keyboard.press('Control+z')
  await expectSaved(page, address, given)

  await placeCaret(page, 'para', 9)
  await keyboard.press('Delete')
  await expectSaved(page, address, [
    given[0],
    paragraph('para', `para ${link}in <b>one</b>`),
    list('list', item('deep'), item('two')),
    given[3],
  ])
  await keyboard.press('Control+z')
  // Of the items, and of the block behind them.
  await placeCaret(page, 'list', 4, 1)
  await keyboard.press('Delete')
  await keyboard.press('End')
  await keyboard.press('Delete')
  await expectSaved(page, address, [given[0], given[1], list('list', item('in <b>one</b>', item('deeptwolast')))])
  await keyboard.press('Control+z')
  await keyboard.press('Control+z')
  await expectSaved(page, address, given)
})

test('Enter divides and undo joins, in texts and items, also without a key as phones send it', async () => {
  const given = [paragraph('para', 'one <b>two three</b>'), list('list', item('in one', item('deep')))]
  const { page, address } = await openArticle(given)
  await placeCaret(page, 'para', 8)
  await page.keyboard.press('Enter')
  await page.keyboard.type('and ')
  await placeCaret(page, 'list', 3)
  await page.evaluate(() => {
    const input = { inputType: 'insertParagraph', bubbles: true, cancelable: true }
    document.activeElement?.dispatchEvent(new InputEvent('beforeinput', input))
  })
  await expect.poll(() => textField(page, 'list item').allTextContents()).toEqual(['in ', 'one', 'deep'])
  await expectSaved(page, address, [
    paragraph('para', 'one <b>two </b>'),
    { ...paragraph('', '<b>and three</b>'), id: expect.any(String) },
    list('list', item('in '), item('one', item('deep'))),
  ])
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+z')
  await expect.poll(() => textField(page).allTextContents()).toEqual(['one two three'])
  await expectSaved(page, address, given)
})

test('a converted block keeps its links, lines, note and translation', async () => {
  const link = '<a href="https://example.org">link</a>'
  const { page, address, articleId } = await openArticle([
    paragraph('text', `see the ${link}<br>and <b>more</b>`),
    paragraph('next', 'the end'),
  ])
  await callAs('editor', 'POST', `/api/articles/${articleId}/notes`, { text: 'Is it so?', block_id: 'text' })
  await callAs('editor', 'PUT', `/api/articles/${articleId}/translations/de`, {
    title: 'Tasten',
    excerpt: 'Jede Taste.',
    blocks: { time: 1, version: '2.31.0', blocks: [paragraph('text', 'siehe'), paragraph('next', 'das Ende')] },
  })
  await page.reload()
  await placeCaret(page, 'text', 0)
  await change(page, 'Convert to')
  await page.locator('.ce-popover--nested').getByText('Heading', { exact: true }).click()
  const text = `see the ${link}<br>and <b>more</b>`
  const heading = { id: 'text', type: 'header', data: { text, level: 3 } }
  await expectSaved(page, address, [heading, paragraph('next', 'the end')])
  await page.getByText('Is it so?').waitFor()
  expect(await page.getByText('The block it is about has been deleted.').count()).toBe(0)
  await placeCaret(page, 'next', 0)
  await page.keyboard.type('- ')
  await expect.poll(() => textField(page, 'list item').allTextContents()).toEqual(['the end'])
  await expectSaved(page, address, [heading, list('next', item('the end'))])
  const { translation } = await callAs('editor', 'GET', `/api/articles/manage/${articleId}/translations/de`)
  const { blocks, outdated_blocks: outdated } = translation
  expect(blocks.blocks.map(({ id }: Block) => id)).toEqual(['text', 'next'])
  expect(['text', 'next']).toEqual(expect.arrayContaining(outdated))
})
