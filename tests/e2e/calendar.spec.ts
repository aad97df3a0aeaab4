import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { callAs, openAs } from './fixtures'

const year = new Date().getFullYear() + 1
const moment = (day: number) => `${year}-03-${day}T05:00:00.000Z`

/** A calendar with a piece that is due on the 11th. */
async function openCalendar(options: Parameters<typeof openAs>[2]) {
  const title = `Ash ${Date.now()}`
  const { articleId } = await callAs('editor', 'POST', '/api/articles/planned', { title, due_at: moment(11) })
  const page = await openAs('editor', `/dashboard/calendar?view=month&month=${year}-03`, options)
  const day = (number: number) => page.getByRole('cell', { name: new RegExp(`\\D${number} March$`) })
  const item = (number: number) => day(number).getByRole('button', { name: title })
  await item(11).waitFor()
  await item(11).scrollIntoViewIfNeeded()
  return {
    page,
    day,
    item,
    stored: async () => (await callAs('editor', 'GET', `/api/articles/manage/${articleId}`)).article.due_at as string,
  }
}

async function middleOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not visible`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Presses with a finger, holds until the item is lifted, and drags. */
async function dragByTouch(page: Page, from: Locator, to: Locator) {
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  const start = await middleOf(from)
  const end = await middleOf(to)
  await touch('touchStart', [start])
  await page.locator('[data-dragging]').waitFor()
  await touch('touchMove', [{ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }])
  await touch('touchMove', [end])
  await touch('touchEnd', [])
}

test('a piece is dragged to another day with the mouse, and a press on it opens its menu', async () => {
  const { page, day, item, stored } = await openCalendar({ viewport: { width: 1440, height: 900 } })
  const start = await middleOf(item(11))
  const end = await middleOf(day(19))
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 })
  await page.mouse.move(end.x, end.y, { steps: 4 })
  await page.mouse.up()
  await item(19).waitFor()
  // At the same time of the day.
  await expect.poll(stored).toBe(moment(19))
  await page.getByText(/“Ash \d+” moved to 19 Mar/).waitFor()
  await item(19).click()
  await page.getByRole('menuitem', { name: 'Move to…' }).waitFor()
})

test.each([390, 768])('a piece is dragged with a held finger at %i px, and a tap opens its menu', async (width) => {
  const { page, day, item, stored } = await openCalendar({
    viewport: { width, height: 900 },
    hasTouch: true,
    isMobile: true,
  })
  await dragByTouch(page, item(11), day(19))
  await item(19).waitFor()
  await expect.poll(stored).toBe(moment(19))
  await item(19).tap()
  await page.getByRole('menuitem', { name: 'Open' }).waitFor()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})
