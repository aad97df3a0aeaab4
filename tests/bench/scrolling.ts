import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@server/db/connect/open'
import { startSession } from '@server/people/credentials/sessions'
import { MAX_PER_PAGE } from '@shared/paging'
import { startBuiltServer } from '@tests/built-server'
import { CHROMIUM_ARGS, findChromium } from '@tests/e2e/chromium'
import { pino } from 'pino'
import { chromium, type Page } from 'playwright-core'
import { startBusyTime } from './busy'
import { EDITOR, fillMagazines } from './magazine'

const ARTICLES = 5000
const STEP_PX = 400

/** Fills the magazine, and returns the token of an editor's session. */
async function prepare(dataDir: string) {
  const { db, close } = await openDatabase({ DATA_DIR: dataDir }, pino({ level: 'silent' }))
  await fillMagazines([db], ARTICLES)
  const token = await startSession(db, EDITOR, new Date())
  await close()
  return token
}

/** Milliseconds of the tasks above 50 ms that end while `act` runs. */
async function longTasks(page: Page, act: () => Promise<void>) {
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
  })
  await act()
  return page.evaluate(() => (window as unknown as { tasks: number[] }).tasks)
}

/** Scrolls to the end of the page by the mouse wheel. */
async function scrollDown(page: Page) {
  await page.mouse.move(700, 500)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let at = 0; at < height; at += STEP_PX) {
    await page.mouse.wheel(0, STEP_PX)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  }
}

const describe = (tasks: number[]) =>
  tasks.length === 0
    ? 'no task above 50 ms'
    : `${tasks.length} tasks above 50 ms, the longest ${Math.round(Math.max(...tasks))} ms`

/** The longest list that the dashboard shows: 5,000 articles in pages of a hundred rows. */
export async function measureScrolling() {
  const dataDir = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-bench-'))
  const token = await prepare(dataDir)
  const server = await startBuiltServer({ DATA_DIR: dataDir, DEMO: '0' })
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await context.addInitScript((value) => localStorage.setItem('token', value), token)
    const page = await context.newPage()
    await page.goto(
      `${server.address}/dashboard/articles?perPage=${MAX_PER_PAGE}&page=1&sort=created_at&order=DESC&filter={}`,
    )
    await page
      .locator('tbody tr')
      .nth(MAX_PER_PAGE - 1)
      .waitFor()
    // What the list loads in advance.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/BlockEditor-')),
    )
    await page.waitForLoadState('networkidle')
    const scrolling = await longTasks(page, () => scrollDown(page))
    const firstRow = await page.locator('tbody tr').first().textContent()
    const busyTime = await startBusyTime(page)
    const turning = await longTasks(page, async () => {
      await page.getByRole('button', { name: 'Go to page 50' }).click()
      await page.waitForFunction((before) => document.querySelector('tbody tr')?.textContent !== before, firstRow)
    })
    const busy = await busyTime()
    return [
      `scrolling through a page of ${MAX_PER_PAGE} rows: ${describe(scrolling)}`,
      `turning to the last of ${ARTICLES / MAX_PER_PAGE} pages: ${describe(turning)}, processor ${Math.round(busy)} ms`,
    ]
  } finally {
    await browser.close()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
