import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { callAs, openAs } from './fixtures'

const BLOCKS = 30
const UNTOUCHED = 20
const NEW = 25

const paragraphs = (texts: (index: number) => string | undefined) => ({
  time: 1,
  version: '2.31.0',
  blocks: Array.from({ length: BLOCKS }, (_, index) => ({
    id: `block-${index}`,
    type: 'paragraph' as const,
    data: { text: texts(index) },
  })).filter(({ data }) => data.text !== undefined),
})

const original = (index: number) => `Sentence ${index}. ${'Lava cooled into this wall. '.repeat(4 + (index % 3) * 6)}`

/** A translation that is longer than its original, lacks one block, and has another one as it is in the original. */
async function translated() {
  const texts = { title: `Side by side ${Date.now()}`, excerpt: 'Blocks' }
  const article = { ...texts, blocks: paragraphs(original), status: 'published' }
  const { articleId: id } = await callAs('editor', 'POST', '/api/articles', article)
  const own = (index: number) =>
    index === NEW
      ? undefined
      : index === UNTOUCHED
        ? original(index)
        : `Kalimat ${index}. ${'Lava membeku. '.repeat(20)}`
  const translation = { title: 'Berdampingan', excerpt: 'Blok', blocks: paragraphs(own), status: 'published' }
  await callAs('editor', 'PUT', `/api/articles/${id}/translations/id`, translation)
  return `/dashboard/articles/${id}/translations/id`
}

const own = (page: Page, index: number) => page.locator(`.ce-block[data-id=block-${index}]`)
const theirs = (page: Page, index: number) => page.locator(`[data-original=block-${index}]`)
const topOf = async (locator: ReturnType<typeof own>) => (await locator.boundingBox())?.y ?? Number.NaN

/** How far the two are apart on the screen. */
const distance = async (page: Page, index: number) =>
  Math.abs((await topOf(own(page, index))) - (await topOf(theirs(page, index))))

/** The block of the translation at the upper edge of the original, and how much further one of the two is through it, as a share. */
const atEdge = (page: Page) =>
  page.evaluate(() => {
    const top = document.querySelector('[data-original]')?.closest('section')?.getBoundingClientRect().top ?? 0
    const shareOf = (element: Element | null | undefined) => {
      const box = element?.getBoundingClientRect() ?? new DOMRect()
      return Math.max(0, (top - box.top) / (box.height || 1))
    }
    const blocks = [...document.querySelectorAll<HTMLElement>('.ce-block[data-id]')]
    const index = blocks.findIndex((each) => each.getBoundingClientRect().bottom > top + 8)
    const block = blocks[index]
    const other = document.querySelector(`[data-original="${block?.dataset.id}"]`)
    return { index, apart: Math.abs(shareOf(block) - shareOf(other)) }
  })

test('original and translation scroll together, and Alt+N leads through what is incomplete', async () => {
  const page = await openAs('editor', await translated(), { viewport: { width: 1440, height: 900 } })
  await own(page, BLOCKS - 1).waitFor()
  const focusedText = () =>
    page.evaluate(() => document.activeElement?.closest('.ce-block, [data-original]')?.textContent)

  // By the wheel over the translation, and over the original.
  await own(page, 3).hover()
  await page.mouse.wheel(0, 1500)
  await expect.poll(async () => (await atEdge(page)).index).toBeGreaterThan(2)
  await expect.poll(async () => (await atEdge(page)).apart).toBeLessThan(0.1)
  const { index } = await atEdge(page)
  await theirs(page, index + 1).hover()
  await page.mouse.wheel(0, 600)
  await expect.poll(async () => (await atEdge(page)).index).toBeGreaterThan(index)
  await expect.poll(async () => (await atEdge(page)).apart).toBeLessThan(0.1)

  await page.getByRole('textbox', { name: 'Title' }).focus()
  await page.getByText('2 parts are incomplete').waitFor()
  await page.keyboard.press('Alt+n')
  await expect.poll(focusedText).toContain(`Sentence ${UNTOUCHED}.`)
  await expect.poll(() => distance(page, UNTOUCHED)).toBeLessThan(12)
  await theirs(page, UNTOUCHED).getByText('Not translated yet').waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Kalimat baru.')
  await theirs(page, UNTOUCHED).getByText('Not translated yet').waitFor({ state: 'detached' })

  await page.keyboard.press('Alt+n')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Add to the translation')
  await page.keyboard.press('Enter')
  await own(page, NEW).waitFor()
  await expect.poll(focusedText).toContain(`Sentence ${NEW}.`)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Kalimat akhir.')
  await page.getByText('Everything is translated.').waitFor()
})

test('at 360 pixels the original of the block with the focus stands above it, and covers nothing', async () => {
  const page = await openAs('editor', await translated(), {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  const block = own(page, 7)
  await block.locator('[contenteditable=true]').tap()
  const strip = page.getByRole('region', { name: 'Original of this block' })
  await strip.getByText(/^Sentence 7\./).waitFor()
  const [above, below] = [await strip.boundingBox(), await block.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + (below?.height ?? 0))
  expect(above?.height).toBeLessThanOrEqual(230)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await strip.getByRole('button', { name: 'Next incomplete part' }).tap()
  await strip.getByText(new RegExp(`^Sentence ${UNTOUCHED}\\.`)).waitFor()
})
