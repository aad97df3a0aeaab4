import { readFile } from 'node:fs/promises'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { fields, picture } from './editor-fields'
import { type Block, blocksOf, paste } from './editor-page'
import { callAs, openAs } from './fixtures'

const clipboards = {
  list: async () => '<ul><li>One</li><li>Two</li></ul>',
  table: async () => '<table><tr><td>One</td><td>Two</td></tr></table>',
  image: async () => {
    const file = await readFile('src/site/images/toba-800.webp')
    return `<p><img src="data:image/webp;base64,${file.toString('base64')}"></p>`
  },
}

/** Where the caret or the selection is: the text of the field before it, in it, and behind it. */
const places = {
  'an empty field': ['', '', ''],
  'the start': ['', '', 'Deep water'],
  'the middle': ['Deep ', '', 'water'],
  'the end': ['Deep water', '', ''],
  'a selected text': ['', 'Deep water', ''],
  'a selected word': ['Deep ', 'blue', ' water'],
} as const

/** Selects a part of the field's text, and pastes. */
async function pasteInto(field: Locator, html: string, start: number, end: number) {
  await field.click()
  await field.evaluate(
    (element, { start, end }) => {
      const text = element.firstChild ?? element
      getSelection()?.setBaseAndExtent(text, start, text, end)
    },
    { start, end },
  )
  await paste(field.page(), { 'text/html': html })
}

/** A list takes the items of another, on the level of the item with the caret. */
const listed: Record<string, (lines: string[]) => Block['data']> = {
  'list item': (lines) => ({
    style: 'unordered',
    meta: {},
    items: [{ content: 'Lakes', meta: {}, items: lines.map((content) => ({ content, meta: {}, items: [] })) }],
  }),
  'checklist item': (lines) => ({
    items: [{ text: 'Water', checked: true }, ...lines.map((text) => ({ text, checked: false }))],
  }),
}

/** What is to be stored: only a paragraph and a heading are divided, or replaced. */
function expectedBlocks(
  name: string,
  { id, ...block }: Block,
  [head = '', , tail = '']: readonly string[],
  type: string,
) {
  const lines = type === 'list' ? listed[name] : undefined
  if (lines) return [{ id, ...block, data: lines([head, 'One', 'Two', tail].filter(Boolean)) }]
  const pasted = expect.objectContaining({ type })
  if (name !== 'paragraph' && name !== 'heading') return [{ id, ...block }, pasted]
  const part = (text: string) => ({ ...block, id: expect.any(String), data: { ...block.data, text } })
  return [...(head ? [{ ...part(head), id }] : []), pasted, ...(tail ? [{ ...part(tail), ...(!head && { id }) }] : [])]
}

/** The tool of checklists saves no empty items. */
const withoutEmptyItem = (block: Block): Block =>
  JSON.parse(JSON.stringify(block).replace(',{"text":"","checked":false}', ''))

for (const [type, clipboard] of Object.entries(clipboards))
  test(`a pasted ${type} deletes and repeats nothing, in any field of a block`, {
    tags: type === 'list' ? [] : 'sweep',
  }, async () => {
    const html = await clipboard()
    const cases = Object.entries(fields).flatMap(([name, make], field) =>
      Object.values(places)
        // The editor stores no empty paragraphs.
        .filter((parts) => parts.join('') || !['paragraph', 'heading'].includes(name))
        .map((parts, place) => {
          const id = `field${field}place${place}`
          const text = parts[0] + parts[2]
          return { name, parts, given: { id, ...make(parts.join('')) }, left: { id, ...make(text) } }
        }),
    )
    const { articleId } = await callAs('editor', 'POST', '/api/articles', {
      title: `Pasted ${type} ${Date.now()}`,
      excerpt: 'Every field.',
      content: '',
      blocks: { time: Date.now(), version: '2.31.0', blocks: cases.map(({ given }) => given) },
      status: 'draft',
    })
    const address = `/dashboard/articles/${articleId}`
    const page = await openAs('editor', address)
    await page.route('**/api/upload/image', (route) => route.fulfill({ json: { success: 1, file: picture } }))
    for (const { name, parts, given } of cases) {
      const field = page.locator(`[data-id="${given.id}"]`).getByLabel(`Content: ${name}`, { exact: true }).last()
      const start = parts[0].length
      await pasteInto(field, html, start, start + parts[1].length)
    }
    await expect.poll(() => page.getByRole('progressbar').count()).toBe(0)
    await page.getByRole('button', { name: 'Update' }).click()
    await page.getByText('Article updated successfully!').waitFor()

    const expected = cases.flatMap(({ name, parts, left }) => expectedBlocks(name, withoutEmptyItem(left), parts, type))
    expect((await blocksOf(page, address)).map(withoutEmptyItem)).toEqual(expected)
  })
