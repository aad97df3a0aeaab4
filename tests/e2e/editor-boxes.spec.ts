import { expect, test } from 'vitest'
import { blocksOf, choose, create, withoutIds, writeArticle } from './editor-page'

test('code, callouts, details, buttons and footnotes are written by keyboard', async () => {
  const title = `Boxes ${Date.now()}`
  const page = await writeArticle(title)
  const { keyboard } = page

  await keyboard.type('A deep lake')
  await keyboard.press('Control+Alt+KeyF')
  await page.getByRole('dialog', { name: 'Footnote' }).getByLabel('Text of the footnote').waitFor()
  await keyboard.type('See https://a.example/x.')
  await keyboard.press('Enter')
  await page.getByRole('button', { name: 'Footnote: See https://a.example/x.' }).waitFor()
  await keyboard.type(', and old')
  await keyboard.press('Enter')
  await choose(page, 'Callout')
  await keyboard.type('Go early')
  await keyboard.press('Enter')
  await keyboard.type('very early')
  await keyboard.press('Enter')
  await keyboard.press('Enter')
  await choose(page, 'Details')
  await keyboard.type('How deep?')
  await keyboard.press('Enter')
  await keyboard.type('505 m')
  await keyboard.press('Enter')
  await keyboard.press('Enter')
  await choose(page, 'Button')
  await keyboard.type('Book now')
  await keyboard.press('Enter')
  await keyboard.type('example.org')
  await keyboard.press('Enter')
  await choose(page, 'Code block')
  await page.getByRole('textbox', { name: 'code', exact: true }).waitFor()
  await keyboard.type('if (a < b) {')
  await keyboard.press('Enter')
  await keyboard.press('Tab')
  await keyboard.type('go()')
  await keyboard.press('Enter')
  await keyboard.type('}')
  await page.getByRole('combobox', { name: 'Language of the code' }).fill('JavaScript')

  const address = await create(page, title)
  expect(withoutIds(await blocksOf(page, address))).toEqual([
    {
      type: 'paragraph',
      data: { text: 'A deep lake<sup data-note="See https://a.example/x.">*</sup>, and old' },
    },
    { type: 'callout', data: { text: 'Go early<br>very early', tone: 'note' } },
    { type: 'details', data: { summary: 'How deep?', text: '505 m' } },
    { type: 'button', data: { text: 'Book now', url: 'http://example.org' } },
    { type: 'code', data: { code: 'if (a < b) {\n  go()\n}', language: 'javascript' } },
  ])
})
