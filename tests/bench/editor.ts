import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_PASSWORD } from '@demo/accounts'
import { clientBuild } from '@server/http/files'
import { startBuiltServer } from '@tests/built-server'
import { CHROMIUM_ARGS, findChromium } from '@tests/e2e/chromium'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { startBusyTime } from './busy'
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

/** An article, and the address of its form. */
type Prepared = { form: string; blocks: number }

/** Creates an article with this many blocks. */
async function prepare(address: string, token: string, count: number): Promise<Prepared> {
  const blocks = { time: 0, version: '2.31.0', blocks: Array.from({ length: count }, (_, index) => block(index)) }
  // Published, because a draft would be saved automatically during the measurement.
  const article = { title: 'Bench', excerpt: 'Bench', content: '', blocks, status: 'published', category_ids: [] }
  const { articleId } = await call(address, '/api/articles', article, token)
  return { form: `${address}/dashboard/articles/${articleId}`, blocks: count }
}

const lastField = (page: Page) => page.getByRole('textbox', { name: 'Content: paragraph' }).last()

type Opening = { editable: number; painted: number; blocks: number; busy: number }
type Watched = { opening?: Opening }

/**
 * Runs in the page: notes the milliseconds from the navigation, or from the last click, until a text can be edited, and until all blocks are
 * painted. The editor shows its blocks together.
 */
function watchOpening() {
  let begin = 0
  const watched = window as Watched
  // Functions without a name: the bundler names others by a helper that the page lacks.
  addEventListener(
    'click',
    ({ timeStamp }) => {
      begin = timeStamp
      watched.opening = undefined
    },
    { capture: true },
  )
  new MutationObserver(() => {
    const field = document.querySelector('.ce-block [contenteditable=true]')
    if (watched.opening || !field?.getClientRects().length) return
    const blocks = document.querySelectorAll('.ce-block').length
    const opening = { editable: performance.now() - begin, painted: 0, blocks, busy: 0 }
    watched.opening = opening
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        opening.painted = performance.now() - begin
      }
      port2.postMessage(null)
    })
  }).observe(document, { subtree: true, childList: true, attributes: true })
}

async function measureOpening(page: Page, blocks: number, open: () => Promise<unknown>): Promise<Opening> {
  const busyTime = await startBusyTime(page)
  await open()
  await page.waitForFunction(() => (window as Watched).opening?.painted, undefined, { polling: 100 })
  const opening = await page.evaluate(() => (window as Watched).opening as Opening)
  if (opening.blocks !== blocks) throw new Error(`${opening.blocks} blocks were shown instead of ${blocks}`)
  return { ...opening, busy: await busyTime() }
}

/** From the navigation to its address, in a new page. */
async function openAddress(context: BrowserContext, { form, blocks }: Prepared) {
  const page = await context.newPage()
  const opening = await measureOpening(page, blocks, () => page.goto(form))
  await page.close()
  return opening
}

/** From the click in the list of articles, which loads the editor in advance. */
async function openFromList(context: BrowserContext, { form, blocks }: Prepared) {
  const page = await context.newPage()
  const { origin, pathname } = new URL(form)
  await page.goto(`${origin}/dashboard/articles`)
  // An entry appears when its file is there.
  const isPrefetched = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/BlockEditor-'))
  await page.waitForFunction(isPrefetched)
  await page.waitForLoadState('networkidle')
  const link = page.locator(`a[href="${pathname}"]`)
  const opening = await measureOpening(page, blocks, () => link.click())
  await page.close()
  return opening
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

async function signedIn(browser: Browser, token: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addInitScript((value) => {
    // Blank pages have no storage.
    if (location.protocol.startsWith('http')) localStorage.setItem('token', value)
  }, token)
  await context.addInitScript(watchOpening)
  return context
}

const WAYS = ['by its address, empty cache', 'by its address, warm cache', 'by a click in the list'] as const

/** Opens the articles in each way, one after the other, so that all meet the same machine. */
async function measureOpenings(browser: Browser, token: string, articles: Prepared[]) {
  const results = new Map<string, Opening[]>()
  const note = (way: string, { blocks }: Prepared, opening: Opening) => {
    const name = `${blocks} blocks ${way}`
    results.set(name, [...(results.get(name) ?? []), opening])
  }
  const warm = await signedIn(browser, token)
  // Chromium keeps compiled code after it has run twice.
  for (const article of [...articles, ...articles]) await openAddress(warm, article)
  for (let run = 0; run < OPENINGS; run += 1)
    for (const article of articles) {
      const cold = await signedIn(browser, token)
      note(WAYS[0], article, await openAddress(cold, article))
      await cold.close()
      note(WAYS[1], article, await openAddress(warm, article))
      note(WAYS[2], article, await openFromList(warm, article))
    }
  await warm.close()
  return results
}

const openingText = (openings: Opening[]) => {
  const of = (key: keyof Opening) => range(openings.map((opening) => opening[key]))
  return `editable ${of('editable')}, painted ${of('painted')}, processor ${of('busy')}`
}

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
    const openings = await measureOpenings(browser, token, [short, long])
    const context = await signedIn(browser, token)
    const page = await context.newPage()
    await page.goto(long.form)
    const keys = await type(page)
    return [
      `chunk of the editor: ${(chunkSize() / 1000).toFixed(0)} KB gzip`,
      ...[...openings].map(([name, each]) => `opening an article of ${name}: ${openingText(each)}`),
      `from a key to its paint in ${BLOCKS} blocks: median ${share(keys, 0.5)} ms, p95 ${share(keys, 0.95)} ms, slowest ${share(keys, 0.999)} ms of ${keys.length}`,
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}
