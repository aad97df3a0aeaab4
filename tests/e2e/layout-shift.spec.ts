import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from './fixtures'

/** Less than half of what browsers call good. With some system fonts, a line of a title ends with another word, which moves what follows. */
const MAX_SHIFT = 0.04

type Shift = { value: number; moved: string[] }

/** Runs in the page before its own code. */
function observeShifts() {
  const shifts: Shift[] = []
  const textOf = (node: Node | undefined) => node?.textContent?.trim().slice(0, 40) ?? ''
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] }
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[])
      if (!hadRecentInput) shifts.push({ value, moved: sources.map(({ node }) => textOf(node)) })
  }).observe({ type: 'layout-shift', buffered: true })
  Object.assign(window, { shifts })
}

/** Opens the page with fonts that come only after its text has been painted. */
async function openWithLateFonts(path: string, width: number) {
  // A new context, since the observer cannot be taken from a page again.
  const page = await openPage('/favicon.svg', {
    viewport: { width, height: width < 600 ? 740 : 900 },
    deviceScaleFactor: width < 600 ? 2 : 1,
  })
  let sendFonts = () => {}
  const held = new Promise<void>((resolve) => {
    sendFonts = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    await held
    await route.continue()
  })
  await page.addInitScript(observeShifts)
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  sendFonts()
  return page
}

const webFonts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts].flatMap(({ family, status }) =>
      /Variable/.test(family) && status === 'loaded' ? family.replaceAll('"', '') : [],
    )
  })

async function expectSteady(path: string, width: number) {
  const page = await openWithLateFonts(path, width)
  // The site's script has run then.
  await page.locator('button.nav-toggle').waitFor({ state: 'attached' })
  expect(await webFonts(page)).toEqual(expect.arrayContaining(['Fraunces Variable', 'Source Sans 3 Variable']))
  const shifts = await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    return (window as unknown as { shifts: Shift[] }).shifts
  })
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  expect(total, JSON.stringify(shifts.filter(({ value }) => value > 0.001))).toBeLessThan(MAX_SHIFT)
}

test.each([
  ['/', 360],
  ['/id/articles/1', 360],
  ['/articles', 1440],
])('%s stays where it is when the web fonts come, at %i px', expectSteady)

const PATHS = ['', '/articles', '/articles/1', '/topics/geoparks', '/places/lake-toba']
const LANGUAGES = ['', '/id', '/ar', '/ja']

test.each(LANGUAGES.flatMap((language) => PATHS.map((path) => language + path || '/')))(
  '%s stays where it is when the web fonts come, on phones and desktops',
  { tags: 'sweep' },
  async (path) => {
    for (const width of [360, 412, 1440]) await expectSteady(path, width)
  },
)
