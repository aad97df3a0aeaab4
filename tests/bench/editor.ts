import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_PASSWORD } from '@demo/accounts'
import { clientBuild } from '@server/http/files'
import { startBuiltServer } from '@tests/built-server'
import { CHROMIUM_ARGS, findChromium } from '@tests/e2e/chromium'
import { type Browser, chromium, type Page } from 'playwright-core'
import { median } from './server'
import { wireSize } from './wire-size'

const BLOCKS = 300
const OPENINGS = 5
const LETTERS = 150
const KEY_EVERY_MS = 70

type Manifest = Record<string, { file: string }>

const sentence = 'The lake lies in the caldera of the largest eruption of the last two million years, <b>Toba</b>. '

function block(index: number) {
  const id = `bench${String(index).padStart(5, '0')}`
  if (index % 10 === 0) return { id, type: 'header', data: { text: `Chapter ${index / 10}`, level: 2 } }
  if (index % 10 === 5) {
    const items = ['Water', 'A lamp', 'A guide'].map((content) => ({ content, meta: {}, items: [] }))
    return { id, type: 'list', data: { style: 'unordered', meta: {}, items } }
  }
  return { id, type: 'paragraph', data: { text: sentence.repeat(3).trim() } }
}

async function call(address: string, path: string, body: object, token?: string) {
  const reply = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
  return reply.json()
}

async function signIn(address: string): Promise<string> {
  const email = 'editor@eyeofsumatra.example'
  return (await call(address, '/api/auth/login', { email, password: DEMO_PASSWORD })).token
}

/** Creates an article with this many blocks, and returns the address of its form. */
async function prepare(address: string, token: string, count: number) {
  const blocks = { time: 0, version: '2.31.0', blocks: Array.from({ length: count }, (_, index) => block(index)) }
  // Published, because a draft would be saved automatically during the measurement.
  const article = { title: 'Bench', excerpt: 'Bench', content: '', blocks, status: 'published', category_ids: [] }
  const { articleId } = await call(address, '/api/articles', article, token)
  return `${address}/dashboard/articles/${articleId}`
}

const lastField = (page: Page) => page.getByRole('textbox', { name: 'Content: paragraph' }).last()

/**
 * Milliseconds from the navigation until the text can be edited, with a warm cache, and how many of them the page's main thread kept the
 * processor busy, which depends less on what else the machine does.
 */
async function open(page: Page, form: string) {
  await page.goto('about:blank')
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const begin = performance.now()
  await page.goto(form)
  await lastField(page).waitFor({ state: 'attached' })
  const elapsed = performance.now() - begin
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  return { elapsed, busy: 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) }
}

/** Milliseconds from each key press to the end of the frame that shows it. */
async function type(page: Page) {
  await lastField(page).click()
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { times })
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => times.push(performance.now() - timeStamp)
          port2.postMessage(null)
        }),
      { capture: true },
    )
  })
  await page.keyboard.type('abcd efgh '.repeat(LETTERS / 10), { delay: KEY_EVERY_MS })
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times)
  return times.sort((a, b) => a - b)
}

async function inBrowser<Result>(browser: Browser, token: string, measure: (page: Page) => Promise<Result>) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addInitScript((value) => localStorage.setItem('token', value), token)
  const result = await measure(await context.newPage())
  await context.close()
  return result
}

type Opening = Awaited<ReturnType<typeof open>>

const openingText = (openings: Opening[]) =>
  `${range(openings.map(({ elapsed }) => elapsed))}, of which busy ${range(openings.map(({ busy }) => busy))}`

const range = (values: number[]) =>
  `median ${Math.round(median(values))} ms (${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))})`

const share = (sorted: number[], part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0)

function chunkSize() {
  const manifest = JSON.parse(readFileSync(join(clientBuild, '.vite/admin.json'), 'utf8')) as Manifest
  return wireSize(manifest['src/admin/editor/BlockEditor.tsx']?.file ?? '', 'gz')
}

/** The cost of the block editor: its download, opening a long article, and each key press in it. */
export async function measureEditor(dataDir: string) {
  const server = await startBuiltServer({ DATA_DIR: dataDir })
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS })
  try {
    const token = await signIn(server.address)
    const long = await prepare(server.address, token, BLOCKS)
    const short = await prepare(server.address, token, 2)
    const { opened, openedShort, keys } = await inBrowser(browser, token, async (page) => {
      await open(page, long)
      const opened: Opening[] = []
      const openedShort: Opening[] = []
      for (let run = 0; run < OPENINGS; run += 1) {
        openedShort.push(await open(page, short))
        opened.push(await open(page, long))
      }
      return { opened, openedShort, keys: await type(page) }
    })
    return [
      `chunk of the editor: ${(chunkSize() / 1000).toFixed(0)} KB gzip`,
      `opening an article, from the navigation to the editable text, warm cache: ${BLOCKS} blocks ${openingText(opened)}; 2 blocks ${openingText(openedShort)}`,
      `from a key to its paint there: median ${share(keys, 0.5)} ms, p95 ${share(keys, 0.95)} ms, slowest ${share(keys, 0.999)} ms of ${keys.length}`,
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}
