import { fromMarkdown, looksLikeMarkdown } from '@admin/editor/markdown'
import { expect, test } from 'vitest'

const text = `## What to bring

- **Water**
- A [map](https://example.org/map)

> Walk slowly.

| Lake | Depth |
| --- | --- |
| Toba | 505 m |

- [x] Boots
- [ ] Lamp
`

test('Markdown becomes blocks', async () => {
  const { blocks } = await fromMarkdown(text)
  expect(blocks.map(({ type, data }) => ({ type, data }))).toMatchObject([
    { type: 'header', data: { text: 'What to bring', level: 2 } },
    {
      type: 'list',
      data: {
        style: 'unordered',
        items: [{ content: '<b>Water</b>' }, { content: 'A <a href="https://example.org/map">map</a>' }],
      },
    },
    { type: 'quote', data: { text: 'Walk slowly.' } },
    {
      type: 'table',
      data: {
        withHeadings: true,
        content: [
          ['Lake', 'Depth'],
          ['Toba', '505 m'],
        ],
      },
    },
    {
      type: 'list',
      data: {
        style: 'checklist',
        items: [
          { content: 'Boots', meta: { checked: true } },
          { content: 'Lamp', meta: { checked: false } },
        ],
      },
    },
  ])
})

test('only texts with marks of Markdown count as such', () => {
  expect(looksLikeMarkdown(text)).toBe(true)
  expect(looksLikeMarkdown('1. Go\n2. Stay')).toBe(true)
  expect(looksLikeMarkdown('- Where to? he asked.\nI said nothing.')).toBe(false)
  expect(looksLikeMarkdown('Room #5 costs 3*4 dollars.\nSee [1] and (2).')).toBe(false)
})
