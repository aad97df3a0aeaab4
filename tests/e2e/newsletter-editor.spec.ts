import { readFile } from 'node:fs/promises'
import { fromLetter } from '@admin/rich-text/letter-html'
import { sanitiseHtml } from '@server/content/sanitise-html'
import type { Editor } from '@tiptap/core'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { paste } from './editor-page'
import { openAs } from './fixtures'

/** Where the text is: what stands around it is in the other blocks. */
const fields = {
  paragraph: (text: string) => `<p>${text}</p>`,
  heading: (text: string) => `<h2>${text}</h2>`,
  'list item': (text: string) => `<ul><li><p>One</p></li><li><p>${text}</p></li><li><p>Three</p></li></ul>`,
  'inner list item': (text: string) => `<ol><li><p>One</p><ul><li><p>${text}</p></li></ul></li></ol>`,
  quote: (text: string) => `<blockquote><p>${text}</p><p>— Someone</p></blockquote>`,
  'table cell': (text: string) =>
    `<table><tbody><tr><th><p>Lake</p></th><th><p>Depth</p></th></tr><tr><td><p>${text}</p></td><td><p>Far</p></td></tr></tbody></table>`,
  caption: (text: string) => `<p><img src="/favicon.svg" alt="A"><br><small>${text}</small></p>`,
}

/** The text before, in and behind the selection. */
const places = {
  start: ['', '', '<b>Deep</b> water'],
  middle: ['Deep ', '', '<b>water</b>'],
  end: ['Deep <b>water</b>', '', ''],
  selection: ['Deep ', 'blue', ' <b>water</b>'],
  all: ['', 'Deep blue', ''],
} as const
type Place = keyof typeof places

const clipboards = {
  line: 'a <i>pasted</i> line',
  list: '<ul><li>uno</li><li>due<ul><li>tre</li></ul></li></ul>',
  table: '<table><tr><td>uno</td><td>due</td></tr><tr><td>tre</td><td>quattro</td></tr></table>',
  paragraphs: '<p>uno</p><p>due</p>',
  heading: '<h3>uno</h3>',
  picture: '<p><img src="https://example.org/lake.jpg" alt="uno"></p>',
}

const keys: Record<string, Place[]> = {
  Enter: ['start', 'middle', 'end', 'selection', 'all'],
  'Shift+Enter': ['start', 'middle', 'end', 'selection', 'all'],
  Backspace: ['start'],
  Delete: ['end'],
}

const plain = (html: string) => html.replace(/<[^<>]+>/g, '')

/** Words as readers see them: at the ends of blocks, lines and pictures they end. */
const words = (html: string) =>
  html
    .replace(/<img[^<>]*alt="([^"]*)"[^<>]*>/g, ' $1 ')
    .replace(/<\/?(?:b|strong|i|em|small)>/g, '')
    .replace(/<[^<>]+>/g, ' ')
    .replace(/[|—]/g, ' ')
    .split(/\s+/)
    .filter(Boolean)

const letters = (html: string) => words(html).join('')

async function openLetter(options: Parameters<typeof openAs>[2] = {}) {
  const page = await openAs('editor', '/dashboard/newsletter/create', options)
  await page.route('**/api/upload/image-by-url', (route) =>
    route.fulfill({ json: { success: 1, file: { url: '/favicon.svg' } } }),
  )
  await page.route('https://example.org/**', (route) => route.fulfill({ path: 'public/favicon.svg' }))
  await page.getByRole('textbox', { name: 'Content' }).click()
  return page
}

type WithEditor = Element & { editor: Editor }

/** Fills the editor, and selects the text between the marks. Neither is a step of the history. */
const start = (page: Page, html: string, from: number, to: number) =>
  page.evaluate(
    ({ html, from, to }) => {
      const { editor } = document.activeElement as WithEditor
      editor.chain().setMeta('addToHistory', false).setContent(html).run()
      let begin = 0
      editor.state.doc.descendants((node, position) => {
        const isTarget = node.isTextblock && (node.textContent.startsWith('Deep') || node.textContent === '')
        if (isTarget && !begin) begin = position + 1 + (node.firstChild?.type.name === 'image' ? 2 : 0)
      })
      editor.commands.setTextSelection({ from: begin + from, to: begin + to })
    },
    { html, from, to },
  )

const shown = (page: Page) => page.evaluate(() => (document.activeElement as WithEditor).editor.getHTML())

type Case = { field: keyof typeof fields; place: Place; act: string }

/** What every change has to keep: the words, the marks, and what the server stores. */
async function check(page: Page, { field, place, act }: Case) {
  const [head, middle, tail] = places[place]
  const before = `<p>Before</p>${fields[field](head + middle + tail)}<p>After</p>`
  await start(page, before, plain(head).length, plain(head + middle).length)
  const given = await shown(page)
  const pasted = clipboards[act as keyof typeof clipboards] as string | undefined
  if (pasted === undefined) await page.keyboard.press(act)
  else await paste(page, { 'text/html': pasted, 'text/plain': plain(pasted) })
  const html = await shown(page)
  const expected = before.replace(head + middle + tail, `${head}${pasted === undefined ? '' : ` ${pasted} `}${tail}`)
  const result = {
    letters: letters(html),
    // Texts that a key joins meet without a space, and so do a line and what it is pasted into.
    words: pasted === undefined || act === 'line' ? [] : words(html),
    isBold: (middle + tail + head).includes('<b>') === html.includes('<strong>'),
    stored: sanitiseHtml(fromLetter(html)),
  }
  // At the start of a cell there is nothing to join.
  if (html !== given) await page.keyboard.press('Control+z')
  expect({ ...result, undone: await shown(page) }).toEqual({
    letters: letters(expected),
    words: pasted === undefined || act === 'line' ? [] : words(expected),
    isBold: true,
    stored: fromLetter(html),
    undone: given,
  })
}

const cases = Object.keys(fields).flatMap((name) => {
  const field = name as keyof typeof fields
  return [
    ...Object.entries(keys).flatMap(([act, at]) => at.map((place) => ({ field, place, act }))),
    ...Object.keys(clipboards).flatMap((act) =>
      (Object.keys(places) as Place[]).map((place) => ({ field, place, act })),
    ),
  ]
})

async function checkAll(chosen: Case[]) {
  const page = await openLetter()
  expect(await page.evaluate(() => (document.activeElement as WithEditor).editor.can().undo())).toBe(false)
  const failures: string[] = []
  for (const one of chosen)
    await check(page, one).catch((error: Error) =>
      failures.push(`${one.act} in ${one.field}, ${one.place}: ${error.message}`),
    )
  expect(failures).toEqual([])
}

test('in the middle of any text of a letter, keys and pastes lose, double and glue no word, and are one step', () =>
  checkAll(cases.filter(({ place, act }) => place === 'middle' && ['Enter', 'Shift+Enter', 'list'].includes(act))))

test(
  'keys and pastes lose, double and glue no word of a letter, wherever they are, and are one step',
  {
    tags: 'sweep',
  },
  () => checkAll(cases),
)

test('pictures of a paste are uploaded, and what failed is named and may be tried again, before the letter is saved', async () => {
  const page = await openLetter({ expected: /507/ })
  await page.getByRole('textbox', { name: /^Subject/ }).fill('Pictures')
  await page.getByRole('textbox', { name: 'Content' }).click()
  const bytes = await readFile('src/site/images/toba-800.webp')
  const url = '/uploads/0123456789abcdef-800x500.webp'
  await page.route(`**${url}`, (route) => route.fulfill({ contentType: 'image/webp', body: bytes }))
  let isDown = true
  await page.route('**/api/upload/image', (route) =>
    isDown
      ? route.fulfill({ status: 507, json: { message: 'The disk is full.' } })
      : route.fulfill({ json: { success: 1, file: { url } } }),
  )
  await paste(page, {
    'text/html': `<p>At <img src="data:image/webp;base64,${bytes.toString('base64')}" alt="The lake"> dawn</p>`,
  })
  await page.getByText('Left out of the paste, or not copied to this site: 1 image').click()
  await page.getByText('pasted: The disk is full').waitFor()
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByText('An image is not uploaded yet. Wait, try again, or remove it').waitFor()

  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await page
    .getByRole('img', { name: 'The lake' })
    .and(page.locator(`[src="${url}"]`))
    .waitFor()
  // The upload is no step of its own: the paste is undone and done again with its picture.
  await page.getByRole('textbox', { name: 'Content' }).press('Control+z')
  expect(await shown(page)).toBe('<p></p>')
  await page.keyboard.press('Control+y')
  expect(await shown(page)).toContain(`<img src="${url}" alt="The lake">`)
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByText('Newsletter created successfully').waitFor()
})
