import { DEMO_PASSWORD } from '@demo/accounts'
import { startBuiltServer } from '@tests/built-server'
import { CHROMIUM_ARGS, findChromium } from '@tests/e2e/chromium'
import { type BrowserContext, chromium } from 'playwright-core'
import { startBusyTime } from './busy'
import { median } from './server'
import { wireSize } from './wire-size'

const RUNS = 7

async function signedIn(address: string, context: BrowserContext) {
  const reply = await context.request.post(`${address}/api/auth/login`, {
    data: { email: 'editor@eyeofsumatra.example', password: DEMO_PASSWORD },
  })
  const { token } = await reply.json()
  await context.addInitScript((value) => localStorage.setItem('token', value), token)
}

/** Milliseconds from the navigation to the first row of the article list, and the scripts loaded for it. */
async function openList(address: string, context: BrowserContext) {
  const page = await context.newPage()
  const scripts = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) scripts.add(pathname)
  })
  const busyTime = await startBusyTime(page)
  const begin = performance.now()
  await page.goto(`${address}/dashboard/articles`)
  await page.locator('tbody tr').first().waitFor()
  const opened = performance.now() - begin
  const busy = await busyTime()
  const again = performance.now()
  await page.reload()
  await page.locator('tbody tr').first().waitFor()
  const reloaded = performance.now() - again
  await page.close()
  return { opened, busy, reloaded, scripts }
}

const range = (values: number[]) =>
  `median ${Math.round(median(values))} ms (${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))})`

/** The cost of the dashboard's first usable list: scripts, and the time in Chromium with an empty and a warm cache. */
export async function measureDashboard(dataDir: string) {
  const server = await startBuiltServer({ DATA_DIR: dataDir })
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS })
  try {
    const cold: number[] = []
    const busy: number[] = []
    const warm: number[] = []
    let scripts = new Set<string>()
    for (let run = 0; run < RUNS; run += 1) {
      // A new context starts with an empty cache.
      const context = await browser.newContext()
      await signedIn(server.address, context)
      const opened = await openList(server.address, context)
      cold.push(opened.opened)
      busy.push(opened.busy)
      warm.push(opened.reloaded)
      scripts = opened.scripts
      await context.close()
    }
    const gzip = [...scripts].reduce((sum, path) => sum + wireSize(path, 'gz'), 0)
    return [
      `JavaScript to the first list: ${(gzip / 1000).toFixed(0)} KB gzip in ${scripts.size} files`,
      `first opening to the first row: ${range(cold)}, processor ${range(busy)}`,
      `reload to the first row: ${range(warm)}`,
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}
