import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { blocksOf, change, textField } from './editor-page'
import { callAs, openAs } from './fixtures'
import { expectFocus } from './keyboard'

const CONTENT = [
  ['Lake', 'Depth', 'Width'],
  ['Toba', '505 m', '30 km'],
  ['Maninjau', '165 m', '8 km'],
]

const paragraph = (id: string, text: string) => ({ id, type: 'paragraph', data: { text } })
const table = (content = CONTENT) => ({
  id: 'table',
  type: 'table',
  data: { withHeadings: true, stretched: false, content },
})

async function openText(...blocks: object[]) {
  const { articleId } = await callAs('editor', 'POST', '/api/articles', {
    title: `Table ${Date.now()}`,
    excerpt: 'Lakes',
    blocks: { time: 1, version: '2.31.0', blocks },
  })
  const address = `/dashboard/articles/${articleId}`
  const page = await openAs('editor', address)
  await cells(page).first().waitFor()
  return { page, address, keyboard: page.keyboard }
}

const cells = (page: Page) => textField(page, 'table cell')
const cell = (page: Page, text: string) => cells(page).filter({ hasText: text })

/** Puts the caret behind the text of a cell. */
async function enter(page: Page, text: string) {
  await cell(page, text).click()
  await page.keyboard.press('End')
}

/** What the cells show, row by row. */
const shown = (page: Page) =>
  page
    .locator('.tc-row')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((each) => each.textContent ?? '')))

const expectShown = (page: Page, content: string[][]) => expect.poll(() => shown(page)).toEqual(content)

test('arrows lead to the cell they point at, and out of the table', async () => {
  const { page, keyboard } = await openText(paragraph('before', 'Lakes of Sumatra.'), table())
  await enter(page, 'Lake')
  await keyboard.press('ArrowDown')
  await expectFocus(cell(page, 'Toba'))
  await keyboard.press('ArrowDown')
  await expectFocus(cell(page, 'Maninjau'))
  await keyboard.press('ArrowUp')
  await expectFocus(cell(page, 'Toba'))
  // The caret is behind the fourth letter, as above.
  await keyboard.press('ArrowRight')
  await expectFocus(cell(page, '505 m'))
  await keyboard.press('ArrowLeft')
  await expectFocus(cell(page, 'Toba'))

  await enter(page, 'Lake')
  await keyboard.press('ArrowUp')
  await expectFocus(page.locator('[data-id=before] .ce-paragraph'))
  await keyboard.press('ArrowDown')
  await expectFocus(cell(page, 'Lake'))

  // The table is the last block: there is a paragraph behind it then.
  await enter(page, '8 km')
  await keyboard.press('ArrowDown')
  await keyboard.type('After the lakes.')
  await expectFocus(page.locator('[data-id=table] + .ce-block .ce-paragraph'))
  await keyboard.press('ArrowUp')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.matches('.tc-row:last-child .tc-cell')))
    .toBe(true)
  await expectShown(page, CONTENT)
})

test('Tab goes on and makes a row, Enter goes down and leaves, and so does Ctrl+Enter', async () => {
  const { page, address, keyboard } = await openText(paragraph('before', 'Lakes.'), table())
  await enter(page, '8 km')
  await keyboard.press('Tab')
  await keyboard.type('Ranau')
  await keyboard.press('Tab')
  await keyboard.type('229 m')
  await keyboard.press('Shift+Tab')
  await expectFocus(cell(page, 'Ranau'))
  await expectShown(page, [...CONTENT, ['Ranau', '229 m', '']])

  await enter(page, 'Toba')
  await keyboard.press('Enter')
  await expectFocus(cell(page, 'Maninjau'))
  await keyboard.press('Enter')
  await keyboard.press('Enter')
  await keyboard.type('Below the table.')
  await enter(page, 'Toba')
  await keyboard.press('Control+Enter')
  await keyboard.type('Before that.')
  await page.getByRole('button', { name: 'Update' }).click()
  await page.getByText('Article updated successfully!').waitFor()
  expect(await blocksOf(page, address)).toMatchObject([
    { id: 'before' },
    { ...table([...CONTENT, ['Ranau', '229 m', '']]) },
    { type: 'paragraph', data: { text: 'Before that.' } },
    { type: 'paragraph', data: { text: 'Below the table.' } },
  ])
})

test('rows and columns are moved, inserted and deleted by keys, each one step of undo', async () => {
  const { page, keyboard } = await openText(table())
  const [head = [], , maninjau = []] = CONTENT
  const steps: string[][][] = [CONTENT]
  const expectStep = async (content: string[][]) => {
    await expectShown(page, content)
    steps.push(content)
  }

  await enter(page, 'Toba')
  await keyboard.type('!')
  await expectStep([head, ['Toba!', '505 m', '30 km'], maninjau])
  await keyboard.press('Alt+Shift+ArrowDown')
  await expectStep([head, maninjau, ['Toba!', '505 m', '30 km']])
  await expectFocus(cell(page, 'Toba'))
  await keyboard.press('Alt+Shift+ArrowRight')
  await expectStep([
    ['Depth', 'Lake', 'Width'],
    ['165 m', 'Maninjau', '8 km'],
    ['505 m', 'Toba!', '30 km'],
  ])
  await expectFocus(cell(page, 'Toba'))
  await change(page, 'Delete column')
  await expectStep([
    ['Depth', 'Width'],
    ['165 m', '8 km'],
    ['505 m', '30 km'],
  ])
  await cell(page, '8 km').click()
  await change(page, 'Delete row')
  await expectStep([
    ['Depth', 'Width'],
    ['505 m', '30 km'],
  ])
  await expectFocus(cell(page, '30 km'))
  await change(page, 'Add column before')
  await keyboard.type('new')
  await expectStep([
    ['Depth', '', 'Width'],
    ['505 m', 'new', '30 km'],
  ])

  // The empty column and the word in it are steps.
  await keyboard.press('Control+z')
  for (const content of steps.slice(0, -1).reverse()) {
    await keyboard.press('Control+z')
    await expectShown(page, content)
  }
})

test('the first column can be headings, for the editor, readers and screen readers', async () => {
  const { page, address } = await openText(table())
  await cell(page, 'Toba').click()
  expect(await cell(page, 'Toba').getAttribute('aria-description')).toBe('Row 2, column 1')
  await change(page, 'Headings in the first column')
  await expect.poll(() => cell(page, 'Toba').evaluate((each) => getComputedStyle(each).fontWeight)).toBe('600')
  await page.getByRole('button', { name: 'Update' }).click()
  await page.getByText('Article updated successfully!').waitFor()
  expect(await blocksOf(page, address)).toMatchObject([{ ...table(), data: { withHeadingColumn: true } }])
})
