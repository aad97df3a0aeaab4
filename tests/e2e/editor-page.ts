import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { baseUrl, openAs } from './fixtures'

export type Block = { id: string; type: string; data: Record<string, unknown>; tunes?: unknown }

/** Acts on fields beside the text of an article, which a narrow screen shows in place of it. */
export async function inDetails(page: Page, act: () => Promise<unknown>) {
  const tab = page.getByRole('tab', { name: 'Details' })
  const isNarrow = (await tab.count()) > 0
  if (isNarrow) await tab.click()
  await act()
  if (isNarrow) await page.getByRole('tab', { name: 'Text', exact: true }).click()
}

const NEW_ARTICLE = '/dashboard/articles/create'

/** Opens the form for a new article, fills in the title and excerpt, and puts the caret into the text. */
export async function writeArticle(title: string, options: Parameters<typeof openAs>[2] = {}) {
  const page = await openAs('editor', NEW_ARTICLE, options)
  await beginArticle(page, title)
  return page
}

/** The same in a page that is prepared before it loads anything. */
export async function writeArticleIn(page: Page, title: string) {
  await page.goto(NEW_ARTICLE)
  await beginArticle(page, title)
}

async function beginArticle(page: Page, title: string) {
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await inDetails(page, () => page.getByLabel('Excerpt').fill('What the text is about.'))
  await textField(page).first().click()
}

export const textField = (page: Page, kind = 'paragraph') => page.getByRole('textbox', { name: `Content: ${kind}` })

/** Types lines, with Enter between them. */
export async function typeLines({ keyboard }: Page, ...lines: string[]) {
  for (const [index, line] of lines.entries()) {
    if (index > 0) await keyboard.press('Enter')
    await keyboard.type(line)
  }
}

/** The editor attaches the listeners of a new block one task later. Tests type faster than that. */
const settle = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))

async function chooseFromMenu(page: Page, key: string, name: string, further = 0) {
  await settle(page)
  await page.keyboard.press(key)
  await page.getByLabel('Filter').filter({ visible: true }).waitFor()
  await page.keyboard.type(name)
  for (let step = 0; step <= further; step += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await settle(page)
}

/** Chooses a block type by keyboard in an empty line. `further` skips entries of the menu that also match `kind`. */
export async function choose(page: Page, kind: string, further?: number) {
  await page.waitForFunction(() => document.activeElement?.matches('.ce-paragraph:empty'))
  await chooseFromMenu(page, 'Tab', kind, further)
}

/** Runs a command from the menu of the current block. */
export const change = (page: Page, what: string) => chooseFromMenu(page, 'Control+/', what)

/** Saves a new article and returns its address in the dashboard. */
export async function create(page: Page, title: string) {
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByText('Article created successfully!').waitFor()
  const link = page.getByRole('row', { name: new RegExp(title) }).getByRole('link', { name: /^Edit/ })
  return (await link.getAttribute('href')) as string
}

/** The article as the server has stored it. */
export async function stored(page: Page, address: string) {
  const id = address.split('/').pop()
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const reply = await fetch(`${baseUrl}/api/articles/manage/${id}`, { headers: { authorization: `Bearer ${token}` } })
  return (await reply.json()).article as { content: string; blocks: { version: string; blocks: Block[] } | null }
}

export const blocksOf = async (page: Page, address: string) => (await stored(page, address)).blocks?.blocks ?? []

/** The blocks without their random ids. */
export const withoutIds = (blocks: Block[]) => blocks.map(({ id: _, ...block }) => block)

/** Fires a paste event with this clipboard content. */
export const paste = (page: Page, types: Record<string, string>) =>
  page.evaluate((contents) => {
    const clipboardData = new DataTransfer()
    for (const [type, text] of Object.entries(contents)) clipboardData.setData(type, text)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, types)

/** Fires a paste event with a picture file. */
export async function pastePicture(page: Page) {
  const bytes = await readFile('src/site/images/toba-800.webp')
  await page.evaluate((base64) => {
    const file = new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], 'toba.webp', {
      type: 'image/webp',
    })
    const clipboardData = new DataTransfer()
    clipboardData.items.add(file)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, bytes.toString('base64'))
}
