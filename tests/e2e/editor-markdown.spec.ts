import { expect, test } from 'vitest'
import { blocksOf, create, paste, typeLines, withoutIds, writeArticle } from './editor-page'

const list = (style: string, ...contents: string[]) => ({
  type: 'list',
  data: { style, items: contents.map((content) => ({ content, meta: {}, items: [] })) },
})
const paragraph = (text: string) => ({ type: 'paragraph', data: { text } })

test('typed markers become blocks, dates do not, and Backspace takes a recognition back', async () => {
  const title = `Markers ${Date.now()}`
  const page = await writeArticle(title)
  const { keyboard } = page
  await typeLines(page, '17. August 1945', '8) Toba', '## ')
  await keyboard.press('Backspace')
  await typeLines(page, 'two', '1. ')
  await keyboard.press('Backspace')
  await typeLines(page, 'Mai', '1) one', 'two', '', '')
  await paste(page, { 'text/plain': '12. Mai: Ankunft\n15. Mai: Aufstieg' })
  await page.getByText('15. Mai: Aufstieg').waitFor()

  const blocks = withoutIds(await blocksOf(page, await create(page, title)))
  expect(blocks).toMatchObject([
    paragraph('17. August 1945'),
    paragraph('8) Toba'),
    paragraph('## two'),
    paragraph('1. Mai'),
    list('ordered', 'one', 'two'),
    paragraph('12. Mai: Ankunft'),
    paragraph('15. Mai: Aufstieg'),
  ])
})
