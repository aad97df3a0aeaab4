import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { blocksOf, textField } from './editor-page'
import { callAs, openAs } from './fixtures'

type Size = { width: number; height: number }

const PHONE = { width: 360, height: 740 }
const OTHERS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
]

/** Of enough lines that each can be scrolled to both halves of the screen. */
const LINES = Array.from({ length: 16 }, (_, index) => `Line ${index} of the text.`)

async function openText({ width, height }: Size) {
  const { articleId } = await callAs('editor', 'POST', '/api/articles', {
    title: `Touched ${width}`,
    excerpt: 'Written with a finger.',
    status: 'published',
    blocks: {
      time: 1,
      version: '2.31.0',
      blocks: LINES.map((text, index) => ({ id: `line-${index}`, type: 'paragraph', data: { text } })),
    },
  })
  const address = `/dashboard/articles/${articleId}`
  const page = await openAs('editor', address, { viewport: { width, height }, hasTouch: true, isMobile: true })
  await textField(page).first().waitFor()
  return { page, address }
}

const line = (page: Page, index: number) => page.locator(`[data-id=line-${index}] [contenteditable=true]`)

const controls = (page: Page) => ({
  add: page.getByRole('button', { name: 'Add a block' }),
  menu: page.getByRole('button', { name: 'Move, align or delete the block' }),
})

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not visible`)
  return box
}

/** Puts the caret into a line, which is then this far below the top of the screen. */
async function enterLine(page: Page, index: number, share: number) {
  await line(page, index).evaluate(
    (element, part) => scrollBy({ top: element.getBoundingClientRect().top - innerHeight * part, behavior: 'instant' }),
    share,
  )
  await line(page, index).tap()
  await controls(page).menu.waitFor()
}

const texts = (page: Page) => textField(page).allTextContents()

const entry = (page: Page, name: string) => page.locator('.ce-popover--opened').getByText(name, { exact: true })

/** The menu is there, and still there once all events of the tap are over. */
async function expectOpen(page: Page) {
  await entry(page, 'Align right').waitFor()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  expect(await entry(page, 'Align right').isVisible()).toBe(true)
}

async function closeMenu(page: Page) {
  await page.keyboard.press('Escape')
  await entry(page, 'Align right').waitFor({ state: 'hidden' })
}

async function tapMenus(size: Size) {
  const { page, address } = await openText(size)
  const { add, menu } = controls(page)
  const before = await blocksOf(page, address)
  for (const share of [0.25, 0.65]) {
    await enterLine(page, 8, share)
    // Beside its own line, and large enough.
    const [text, next, ...boxes] = await Promise.all([line(page, 8), line(page, 9), add, menu].map(boxOf))
    for (const { x, width, height } of boxes) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(40)
      expect(x + width).toBeLessThanOrEqual(Math.min(text?.x ?? 0, next?.x ?? 0))
    }
    expect(Math.abs((boxes[0]?.y ?? 0) - (text?.y ?? 0))).toBeLessThan(40)

    await menu.tap()
    await expectOpen(page)
    await closeMenu(page)
  }
  expect(await blocksOf(page, address)).toEqual(before)
  expect(await texts(page)).toEqual(LINES)

  await enterLine(page, 8, 0.5)
  await menu.tap()
  await entry(page, 'Move up').tap()
  await expect.poll(() => texts(page)).toEqual([...LINES.slice(0, 7), LINES[8], LINES[7], ...LINES.slice(9)])
  await closeMenu(page)

  await enterLine(page, 3, 0.5)
  await add.tap()
  await entry(page, 'Heading').tap()
  await page.keyboard.type('By hand')
  await page.getByRole('heading', { name: 'Content: heading', level: 3 }).getByText('By hand').waitFor()
}

test('on a phone the controls stand beside the text, and the menu of a block stays open', () => tapMenus(PHONE))

test.each(OTHERS)('on a screen of $width px too', { tags: 'sweep' }, tapMenus)

test('on a phone the buttons of an article are one row, and More shows the others', async () => {
  const { page } = await openText(PHONE)
  const further = page.getByRole('button', { name: 'Check' })
  const more = page.getByRole('button', { name: 'More', exact: true })
  const rows = ['More', 'Cancel', 'Update'].map((name) => page.getByRole('button', { name, exact: true }))
  const middles = (await Promise.all(rows.map(boxOf))).map(({ y, height }) => Math.round(y + height / 2))
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1)
  expect(await further.isVisible()).toBe(false)

  await more.tap()
  await further.waitFor()
  await more.tap()
  await further.waitFor({ state: 'hidden' })
})
