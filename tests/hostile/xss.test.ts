import { rateLimits } from '@server/db/schema/core'
import { loadBuiltSite } from '@server/render/site-renderer'
import { CHROMIUM_ARGS, findChromium } from '@tests/e2e/chromium'
import { startServer } from '@tests/server/start-server'
import { chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EVIL_HOST, PAYLOADS } from './xss-payloads'

/** Payloads in one article made of blocks, and in one ad and newsletter: each is a separate text there. */
const PER_RECORD = 20

const doNotClose = () => {}

async function startMagazine() {
  const server = await startServer({
    closeOn: doNotClose,
    renderer: await loadBuiltSite(),
    env: { PUBLIC_URL: 'https://eye.example', BUDGET_PERCENT: '0' },
  })
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const [admin, editor] = [await server.make.user({ role: 'admin' }), await server.make.user({ role: 'editor' })]
  return { ...server, address, admin: await server.as(admin), editor: await server.as(editor) }
}

type Magazine = Awaited<ReturnType<typeof startMagazine>>

let magazine: Magazine
let close: () => Promise<void>

beforeAll(async () => {
  magazine = await startMagazine()
  close = magazine.close
})
afterAll(() => close())

/** Every kind of block, with a payload in each of its texts. */
function blocksWith(text: string, index: number) {
  const block = (type: string, data: object) => ({ id: `${type}${index}`, type, data })
  const flags = { withBorder: false, withBackground: false, stretched: false }
  return [
    block('paragraph', { text }),
    block('header', { text, level: 2 }),
    block('list', {
      style: 'unordered',
      meta: {},
      items: [{ content: text, meta: {}, items: [{ content: text, meta: {}, items: [] }] }],
    }),
    block('checklist', { items: [{ text, checked: true }] }),
    block('quote', { text, caption: text, alignment: 'left' }),
    block('table', { withHeadings: true, stretched: false, content: [[text], [text]] }),
    block('image', { caption: text, file: { url: text }, url: text, ...flags }),
    block('linkTool', { link: text, meta: { title: text, description: text, image: { url: text } } }),
    block('raw', { html: text }),
    block('widget', { text, nested: [{ html: text }] }),
  ]
}

/** The API refuses it, and PostgreSQL cannot store it. */
const withoutNul = (text: string) => text.replaceAll('\0', '')

const groups = Array.from({ length: Math.ceil(PAYLOADS.length / PER_RECORD) }, (_, index) =>
  PAYLOADS.slice(index * PER_RECORD, (index + 1) * PER_RECORD).map(withoutNul),
)

const short = (text: string) => withoutNul(text).slice(0, 200)

type Client = Magazine['admin']

/** An account may not save as often as this test does. */
async function post({ db, editor }: Magazine, article: object) {
  await db.delete(rateLimits)
  return editor.post('/api/articles', article)
}

/** Stores an article and publishes it. Returns its id; undefined if the input was refused. */
async function publish(magazine: Magazine, article: object) {
  const { editor } = magazine
  const { status, json } = await post(magazine, article)
  if (status >= 500) throw new Error(`${status} for ${JSON.stringify(article)}`)
  if (status !== 201) return undefined
  expect((await editor.put(`/api/articles/${json.articleId}/status`, { status: 'published' })).status).toBe(200)
  return json.articleId as number
}

/** What the browser was made to do. */
async function watch(page: Page, address: string) {
  const events: string[] = []
  page.on('dialog', (dialog) => {
    events.push(`dialog at ${page.url()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => void popup.close())
  await page.route('**/*', (route) => {
    const url = new URL(route.request().url())
    if (url.hostname === EVIL_HOST) events.push(`request for ${url} at ${page.url()}`)
    return url.origin === address || url.protocol === 'data:' ? route.continue() : route.abort()
  })
  return events
}

/** Everything that could run something: what a reader does, and what the browser reports. */
const provoke = (page: Page) =>
  page.evaluate(() => {
    const kinds = [
      'click',
      'mouseover',
      'pointerenter',
      'focus',
      'error',
      'load',
      'loadstart',
      'toggle',
      'start',
      'begin',
      'input',
      'animationstart',
    ]
    for (const element of document.querySelectorAll('body *')) {
      const leaves = element.closest('a, form, button')
      for (const kind of kinds) {
        const event = new Event(kind, { bubbles: false, cancelable: true })
        if (leaves && kind === 'click')
          element.addEventListener('click', (click) => click.preventDefault(), { once: true })
        element.dispatchEvent(event)
      }
    }
    const addresses = [...document.querySelectorAll('[href], [src], [action], [formaction], [srcdoc]')].flatMap(
      (element) => ['href', 'src', 'action', 'formaction', 'srcdoc'].map((name) => element.getAttribute(name) ?? ''),
    )
    // As a browser reads them: it drops control characters.
    return addresses.filter((address) =>
      /^(?:javascript|vbscript|data:text)/i.test([...address].filter((sign) => sign > ' ').join('')),
    )
  })

/** Opens a browser without our content security policy, so that nothing but the sanitising keeps scripts from running. */
async function openBrowser({ address }: Magazine, token?: string) {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS })
  const origins = token ? [{ origin: address, localStorage: [{ name: 'token', value: token }] }] : []
  const context = await browser.newContext({
    bypassCSP: true,
    serviceWorkers: 'block',
    storageState: { cookies: [], origins },
  })
  const page = await context.newPage()
  const events = await watch(page, address)
  async function visit(path: string, landmark = 'main') {
    await page.goto(address + path)
    await page.locator(landmark).first().waitFor()
    for (const address of await provoke(page)) events.push(`address ${address} at ${path}`)
  }
  return { page, events, visit, close: () => browser.close() }
}

test('the watch notices scripts, dialogs and requests', async () => {
  const { page, events, close } = await openBrowser(magazine)
  await page.goto(`${magazine.address}/about`)
  await page.setContent(
    `<img src=x onerror=alert(1)><img src="https://${EVIL_HOST}/a"><a href="java&#10;script:1">x</a>`,
  )
  await expect.poll(() => events.length).toBeGreaterThanOrEqual(2)
  expect(await provoke(page)).toHaveLength(1)
  expect(events.some((event) => event.startsWith('dialog'))).toBe(true)
  await close()
})

test('no stored payload runs on a page of the site', async () => {
  const { visit, events, close } = await openBrowser(magazine)
  let stored = 0
  for (const payload of PAYLOADS) {
    const id = await publish(magazine, { title: short(payload), excerpt: short(payload), content: `<p>${payload}</p>` })
    if (id === undefined) continue
    stored += 1
    await visit(`/articles/${id}`)
  }
  for (const group of groups) {
    const [first = ''] = group
    await magazine.make.ad({ title: first, description: group.join(' '), advertiser_name: short(first) })
    const blocks = { time: 1, version: '2', blocks: group.flatMap(blocksWith) }
    const id = await publish(magazine, { title: short(first), excerpt: 'Blocks', blocks })
    expect(id).toBeDefined()
    await visit(`/articles/${id}`)
  }
  for (const path of ['/', '/articles', '/de/articles']) await visit(path)
  for (const payload of PAYLOADS.slice(0, 60)) await visit(`/articles?q=${encodeURIComponent(withoutNul(payload))}`)
  process.stdout.write(
    `${stored} of ${PAYLOADS.length} payloads stored as articles, and all within blocks: ${events.length} did something\n`,
  )
  expect(events).toEqual([])
  expect(stored).toBeGreaterThan(PAYLOADS.length * 0.9)
  await close()
})

async function newsletterHtml(admin: Client, content: string) {
  const { status, json } = await admin.post('/api/newsletters/preview', {
    subject: short(content),
    content: `<p>a ${content}</p>`,
  })
  return status === 200 ? (json.html as string) : ''
}

test('no payload runs in a newsletter', async () => {
  const { page, events, close } = await openBrowser(magazine)
  let shown = 0
  for (const payload of PAYLOADS) {
    const html = await newsletterHtml(magazine.admin, payload)
    if (!html) continue
    shown += 1
    await page.goto(`${magazine.address}/robots.txt`)
    await page.setContent(html)
    for (const address of await provoke(page)) events.push(`address ${address} of ${payload}`)
  }
  process.stdout.write(`${shown} newsletters\n`)
  expect(events).toEqual([])
  expect(shown).toBeGreaterThan(PAYLOADS.length * 0.9)
  await close()
})

test('no stored payload runs on a screen of the dashboard', async () => {
  const { visit, events, close } = await openBrowser(magazine, magazine.editor.token)
  for (const group of groups) {
    const [first = ''] = group
    const blocks = { time: 1, version: '2', blocks: group.flatMap(blocksWith) }
    const draft = { title: short(first), excerpt: 'Blocks', blocks }
    const { json } = await post(magazine, draft)
    expect(json.articleId).toBeDefined()
    await visit(`/dashboard/articles/${json.articleId}`, '.codex-editor__redactor .ce-block')
    await visit(`/dashboard/articles/${json.articleId}/history`, 'main')
  }
  for (const screen of ['', '/articles', '/ads', '/categories', '/newsletter']) await visit(`/dashboard${screen}`)
  expect(events).toEqual([])
  await close()
})
