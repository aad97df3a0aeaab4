import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { blocksOf, create, paste, textField, typeLines, writeArticle } from './editor-page'

const address = (page: Page) => page.getByRole('combobox', { name: 'Link address' })
const html = (page: Page) => textField(page).first().innerHTML()
const textsOf = async (page: Page, title: string) =>
  (await blocksOf(page, await create(page, title))).map(({ data }) => data.text)

/** Selects so many characters before the caret. */
async function selectBack({ keyboard }: Page, count: number) {
  for (let step = 0; step < count; step += 1) await keyboard.press('Shift+ArrowLeft')
}

test('Ctrl+K sets, changes and removes the address of a link, and never touches its words', async () => {
  const title = `Links ${Date.now()}`
  const page = await writeArticle(title)
  const { keyboard } = page
  await typeLines(page, 'see the old huts')
  await selectBack(page, 'old huts'.length)
  await keyboard.press('Control+k')
  await keyboard.type('old.example')
  await keyboard.press('Enter')
  await keyboard.type(' here')
  await expect.poll(() => html(page)).toBe('see the <a href="http://old.example">old huts</a> here')

  // The caret in the link is enough.
  for (let step = 0; step < ' here'.length + 3; step += 1) await keyboard.press('ArrowLeft')
  await keyboard.press('Control+k')
  expect(await address(page).inputValue()).toBe('http://old.example')
  await keyboard.type('info@new.example')
  await keyboard.press('Enter')
  await expect.poll(() => html(page)).toBe('see the <a href="mailto:info@new.example">old huts</a> here')

  await keyboard.press('Control+k')
  await keyboard.type('not valid')
  await keyboard.press('Enter')
  await page.getByText('Pasted link is not valid.').waitFor()
  await keyboard.press('Escape')
  await address(page).waitFor({ state: 'detached' })
  await keyboard.press('ArrowLeft')
  await keyboard.press('Control+k')
  await keyboard.press('Backspace')
  await keyboard.press('Enter')
  await expect.poll(() => html(page)).toBe('see the old huts here')
  await keyboard.press('Control+z')
  await expect.poll(() => html(page)).toBe('see the <a href="mailto:info@new.example">old huts</a> here')

  await keyboard.press('End')
  await keyboard.press('Enter')
  await keyboard.press('Control+k')
  await keyboard.type('Kerinci')
  await page.getByRole('option', { name: /Kerinci.*Volcano/ }).waitFor()
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowUp')
  await keyboard.press('Enter')
  await keyboard.type('!')
  expect(await textsOf(page, title)).toEqual([
    'see the <a href="mailto:info@new.example">old huts</a> here',
    expect.stringMatching(/^<a href="\/(?:articles|places)\/[^"]+">[^<]*Kerinci[^<]*<\/a>!$/),
  ])
})

test('an address pasted over words links them, and over a link changes its address', async () => {
  const title = `Pasted links ${Date.now()}`
  const page = await writeArticle(title)
  await typeLines(page, 'see the huts')
  await selectBack(page, 4)
  await paste(page, { 'text/plain': 'https://one.example/a.jpg' })
  await expect.poll(() => html(page)).toBe('see the <a href="https://one.example/a.jpg">huts</a>')
  await selectBack(page, 4)
  await paste(page, { 'text/plain': 'https://two.example' })
  await expect.poll(() => html(page)).toBe('see the <a href="https://two.example">huts</a>')
  await page.keyboard.press('Control+z')
  await expect.poll(() => html(page)).toBe('see the <a href="https://one.example/a.jpg">huts</a>')
})

test('the button of the toolbar opens the field with a finger, and the selection is linked', async () => {
  const title = `Tapped link ${Date.now()}`
  const page = await writeArticle(title, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  await typeLines(page, 'see the huts')
  await selectBack(page, 4)
  await page.getByRole('button', { name: 'Link', exact: true }).tap()
  await address(page).waitFor()
  await page.keyboard.type('example.org')
  await page.getByRole('button', { name: 'Done' }).tap()
  await expect.poll(() => html(page)).toBe('see the <a href="http://example.org">huts</a>')
  await selectBack(page, 2)
  await page.getByRole('button', { name: 'Link', exact: true }).tap()
  await page.getByRole('button', { name: 'Remove link' }).tap()
  await expect.poll(() => html(page)).toBe('see the huts')
})

test('an arrow key leaves inline code at its end and at its start', async () => {
  const title = `Code ${Date.now()}`
  const page = await writeArticle(title)
  const { keyboard } = page
  await typeLines(page, 'sudo')
  await selectBack(page, 4)
  await page.getByRole('button', { name: 'Code', exact: true }).click()
  await keyboard.press('ArrowRight')
  await keyboard.type('er')
  await keyboard.press('ArrowRight')
  await keyboard.type(' runs')
  await keyboard.press('Home')
  await keyboard.press('ArrowLeft')
  await keyboard.type('see ')
  expect(await textsOf(page, title)).toEqual(['see <code class="inline-code">sudoer</code> runs'])
})
