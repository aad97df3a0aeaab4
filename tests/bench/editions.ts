import { startBuiltServer } from '@tests/built-server'
import { CHROMIUM_ARGS, findChromium } from '@tests/e2e/chromium'
import { type Browser, chromium } from 'playwright-core'
import { PHONE } from './first-visit'

const PAGES = {
  home: '/',
  article: '/articles/1',
  list: '/articles',
  topic: '/topics/lakes',
  place: '/places/mount-kerinci',
}

const EDITIONS = { full: {}, lite: { 'save-data': 'on' } }

/** The types of requests that Chromium names, in the order in which they are shown. */
const KINDS = { Document: 'HTML', Stylesheet: 'CSS', Script: 'scripts', Font: 'fonts', Image: 'pictures' }

const kb = (bytes: number) => (bytes / 1000).toFixed(1)

/** What a first visit to a page loads that is read to its end, with the heads of the answers, by kind. */
async function bytesOf(browser: Browser, address: string, headers: Record<string, string>) {
  const context = await browser.newContext({ ...PHONE, extraHTTPHeaders: headers, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const kinds = new Map<string, string>()
    const bytes = new Map<string, number>()
    session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? 'Other'
      bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength)
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    // To the end, for pictures that wait until they are near.
    for (const image of await page.locator('main img').all()) await image.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    return bytes
  } finally {
    await context.close()
  }
}

/** The bytes of pages in both editions, and what the switch between them says that the full one costs. */
export async function measureEditions(dataDir: string) {
  const server = await startBuiltServer({ DATA_DIR: dataDir })
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS })
  const lines: string[] = []
  try {
    for (const [name, path] of Object.entries(PAGES))
      for (const [edition, headers] of Object.entries(EDITIONS)) {
        const bytes = await bytesOf(browser, server.address + path, headers)
        const total = [...bytes.values()].reduce((a, b) => a + b, 0)
        const parts = Object.entries(KINDS).flatMap(([kind, text]) =>
          bytes.has(kind) ? `${text} ${kb(bytes.get(kind) ?? 0)}` : [],
        )
        const said = /Full page: about ([^<]+)/.exec(
          await (await fetch(server.address + path, { headers })).text(),
        )?.[1]
        lines.push(
          `${name}, ${edition}: ${kb(total)} KB (${parts.join(', ')}); the page says about ${said} for the full edition`,
        )
      }
    return lines
  } finally {
    await browser.close()
    await server.stop()
  }
}
