import { fromMarkdown, looksLikeMarkdown } from '@admin/editor/markdown'
import { toHtml } from '@shared/content/to-html'
import fc from 'fast-check'
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
  const pasted = await fromMarkdown(text)
  expect(pasted?.blocks.map(({ type, data }) => ({ type, data }))).toMatchObject([
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

const article = 'See **this**.\nAnd *that*, 2*3*4.'

test.each([
  [text],
  ['1. Go\n2. Stay'],
  ['1) Go\n\n2) Stay\n   and rest\n'],
  ['12. Boots\n13. Lamp\n14. Rope'],
  ['Bring:\n- Water\n- Lamp'],
  ['# The rim\n\nA walk.'],
  ['## Rules\n1. Walk\n2. Rest'],
  ['> Slowly.\n> Slowly.'],
  ['```sh\n# not a heading\n```'],
  ['See the **rim**.'],
  ['A [map](https://example.org/map).'],
])('%j is Markdown', (markdown) => {
  expect(looksLikeMarkdown(markdown)).toBe(true)
})

test.each([
  ['12. Mai: Ankunft\n15. Mai: Aufstieg\n19. Mai: Abreise'],
  ['1. Mai\n1. Juni'],
  ['1. Mai: Ankunft\n2. Mai: Aufstieg'],
  ['1. toukokuuta\n2. toukokuuta'],
  ['30. května 2026\n31. května 2026'],
  ['1. Aug. Medan\n2. Aug. Toba'],
  ['1. 5. 2026 Medan\n2. 5. 2026 Toba'],
  ['1. 1945\n2. 1949'],
  ['17. August 1945'],
  ['8) Toba\n3) Weh'],
  ['1. One\n1. Two'],
  ['1. One\n3. Three'],
  ['1. One\n- Two'],
  ['2. Only this'],
  ['- Where to? he asked.\nI said nothing.'],
  ['- Where to? he asked.\n- Home.\nI said nothing.'],
  ['#1234 fixed'],
  ['Room #5 costs 3*4 dollars.\nSee [1] and (2).'],
  ['# install\napt-get install marked\n# run\n* * * * * marked'],
  ['import os\n\n# load\n\nx = 1\ny = f(**a, **b)'],
  ['/**\n * A comment.\n */\nconst a = 2**3**4;'],
  ['f(**options, **others)'],
])('%j is no Markdown', (plain) => {
  expect(looksLikeMarkdown(plain)).toBe(false)
})

const texts = async (markdown: string) => (await fromMarkdown(markdown))?.blocks.map(({ data }) => data)

test('dates among Markdown keep their numbers, and their lines', async () => {
  expect(await texts('## Plan\n\n12. Mai: *Ankunft*\n15. Mai: Aufstieg\n\nMedan\nSumatra')).toEqual([
    { text: 'Plan', level: 2 },
    { text: '12. Mai: <i>Ankunft</i>' },
    { text: '15. Mai: Aufstieg' },
    { text: 'Medan<br>Sumatra' },
  ])
})

test('lines that were broken at a margin become one text', async () => {
  const line = 'The path climbs through the forest for two hours until it gets'
  expect(await texts(`${line}\nto the rim, **slowly**.`)).toEqual([{ text: `${line} to the rim, <b>slowly</b>.` }])
})

test('Markdown that would lose something is left as it was typed', async () => {
  for (const source of [
    article,
    '**Note**: if a <b and c> d',
    '# Toba\n\n[1]: https://example.org',
    '| a | b |\n| - | - |\n| 1 | 2 | 3 |',
  ])
    expect(await fromMarkdown(source), source).toBeUndefined()
})

const word = fc.constantFrom(
  'Toba',
  'Mai',
  'August',
  '1945',
  '12',
  'a_b',
  '**bold**',
  '*x*',
  '2*3',
  '[map](https://example.org/7)',
  '`ls`',
)
const line = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
const marker = fc.oneof(
  fc.constantFrom('', '', '- ', '* ', '# ', '## ', '> ', '   ', '- [x] '),
  fc.integer({ min: 1, max: 20 }).map((number) => `${number}. `),
)
const source = fc
  .array(fc.tuple(marker, line, fc.constantFrom('\n', '\n', '\n\n')), { minLength: 1, maxLength: 8 })
  .map((lines) => lines.map((parts) => parts.join('')).join(''))

/** All words and numbers that readers see, those of lists included. */
function seen(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const list of page.querySelectorAll('ol'))
    for (const [index, item] of [...list.children].entries())
      item.prepend(`${Number(list.getAttribute('start') ?? 1) + index}. `)
  for (const link of page.querySelectorAll('a')) link.append(` ${link.getAttribute('href')} `)
  for (const block of page.querySelectorAll('p, li, h1, h2, h3, br')) block.append(' ')
  for (const lineBreak of page.querySelectorAll('br')) lineBreak.replaceWith(' ')
  return (page.body.textContent ?? '').match(/[\p{L}\p{N}]+/gu) ?? []
}

test('recognised Markdown keeps all words and numbers in their order', async () => {
  await fc.assert(
    fc.asyncProperty(source, async (markdown) => {
      const pasted = looksLikeMarkdown(markdown) ? await fromMarkdown(markdown) : undefined
      if (!pasted) return
      const expected = markdown.replaceAll('[x]', '').match(/[\p{L}\p{N}]+/gu)
      expect(seen(toHtml({ time: 0, version: '2.31.0', blocks: pasted.blocks }))).toEqual(expected)
    }),
  )
})
