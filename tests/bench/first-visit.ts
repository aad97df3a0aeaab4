import { startBuiltServer } from '@tests/built-server'
import { CHROMIUM_ARGS, findChromium } from '@tests/e2e/chromium'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { median } from './server'

const RUNS = 3
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
/** 400 kbit/s, with 400 ms to the first byte of each answer. */
const NETWORK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

/** The times at which the headline and the pictures were painted, in milliseconds from the navigation. */
type Paints = { headline?: number; picture?: number }

/** Runs in the page before its own code. */
function observePaints() {
  const paints: Paints = {}
  Object.assign(window, { paints })
  new MutationObserver((_, observer) => {
    const headline = document.querySelector('main h1')
    if (!headline) return
    headline.setAttribute('elementtiming', 'headline')
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) paints.headline ??= startTime
  }).observe({ type: 'element', buffered: true })
  let largest = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element; size: number })[]) {
      if (!(entry.element instanceof HTMLImageElement) || entry.size < largest) continue
      largest = entry.size
      paints.picture = entry.startTime
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

async function openSlowly(context: BrowserContext, address: string) {
  const page = await context.newPage()
  await page.addInitScript(observePaints)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  const kinds = new Map<string, string>()
  const bytes = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength)
  })
  const begin = performance.now()
  page.goto(address, { waitUntil: 'commit' }).catch(() => {})
  return { page, bytes, elapsed: () => performance.now() - begin }
}

/** Opens a page with an empty cache in a context of its own. */
async function visit<Result>(
  browser: Browser,
  address: string,
  measure: (visit: Awaited<ReturnType<typeof openSlowly>>) => Promise<Result>,
) {
  const context = await browser.newContext(PHONE)
  try {
    return await measure(await openSlowly(context, address))
  } finally {
    await context.close()
  }
}

/** What a reader presses, on which page, and what shows that the press was answered. */
const PRESSES: Record<string, { path: string; press: (page: Page) => Promise<unknown> }> = {
  menu: {
    path: '/',
    press: async (page) => {
      await page.locator('.nav-toggle').click()
      await page.locator('.nav-menu').getByRole('link', { name: 'Login' }).waitFor()
    },
  },
  language: {
    path: '/',
    press: async (page) => {
      await page.locator('.language .dropdown-button').click()
      await page.getByText('Bahasa Indonesia').first().waitFor()
    },
  },
  login: {
    path: '/',
    press: async (page) => {
      await page.locator('.nav-toggle').click()
      await page.locator('.nav-menu').getByRole('link', { name: 'Login' }).click({ noWaitAfter: true })
      await page.locator('main input[type=password]').waitFor()
    },
  },
  search: {
    path: '/articles',
    press: async (page) => {
      await page.locator('main input[name=q]').fill('toba')
      await page.locator('.search-button').click({ noWaitAfter: true })
      // Not for the pictures of the results, as it would otherwise.
      await page.waitForURL('**/articles?q=toba', { waitUntil: 'commit' })
      await page.locator('main .card').first().waitFor()
    },
  },
}

const seconds = (values: number[]) =>
  `${(median(values) / 1000).toFixed(1)} s (${values.map((value) => (value / 1000).toFixed(1)).join(', ')})`

/** A first visit on a phone with a weak connection: what is painted when, and from when on a press is answered. */
export async function measureFirstVisit(dataDir: string) {
  const server = await startBuiltServer({ DATA_DIR: dataDir })
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS })
  const lines: string[] = []
  try {
    for (const path of ['/', '/articles', '/articles/1']) {
      const times = { headline: [] as number[], picture: [] as number[], hydrated: [] as number[] }
      let sizes = ''
      for (let run = 0; run < RUNS; run += 1)
        await visit(browser, server.address + path, async ({ page, bytes, elapsed }) => {
          await page.locator('button.nav-toggle').waitFor()
          times.hydrated.push(elapsed())
          await page.waitForLoadState('networkidle')
          const paints = await page.evaluate(() => (window as unknown as { paints: Paints }).paints)
          times.headline.push(paints.headline ?? Number.NaN)
          times.picture.push(paints.picture ?? Number.NaN)
          sizes = [...bytes].map(([kind, size]) => `${kind} ${(size / 1000).toFixed(1)}`).join(', ')
        })
      lines.push(
        `${path}: headline ${seconds(times.headline)}, largest picture ${seconds(times.picture)}, hydrated ${seconds(times.hydrated)}`,
        `  KB: ${sizes}`,
      )
    }
    for (const [name, { path, press }] of Object.entries(PRESSES)) {
      const answered: number[] = []
      for (let run = 0; run < RUNS; run += 1)
        await visit(browser, server.address + path, async ({ page, elapsed }) => {
          await press(page)
          answered.push(elapsed())
        })
      lines.push(`press on ${name} answered: ${seconds(answered)}`)
    }
    return lines
  } finally {
    await browser.close()
    await server.stop()
  }
}
