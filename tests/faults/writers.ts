import { TOKEN_KEY } from '@shared/client'
import { CHROMIUM_ARGS, findChromium } from '@tests/e2e/chromium'
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { timeUntil } from './figures'
import { call, type openSite, signIn } from './site'

type Server = Awaited<ReturnType<Awaited<ReturnType<typeof openSite>>['start']>>

/** Something that several writers edit. */
export type Text = {
  name: string
  /** Of its form. */
  path: string
  fields: (page: Page) => Locator[]
  /** What the server has of it. */
  stored: () => Promise<string>
}

/** Also behind a dialog, which hides the form from assistive technology. */
const textbox = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name, includeHidden: true })
const article = (page: Page) => [page.getByLabel('Excerpt'), textbox(page, 'Content: paragraph').last()]

/** A draft, a published article with a translation, a newsletter and an ad. */
export async function createTexts(server: Server, token: string): Promise<Text[]> {
  const send = async (method: 'POST' | 'PUT', path: string, body: object) => {
    const { status, json } = await call(server, path, { method, token, body })
    expect(status, JSON.stringify(json)).toBeLessThan(300)
    return json
  }
  const stored = (path: string) => async () => (await call(server, path, { token })).text
  const input = { excerpt: 'Excerpt.', content: '<p>Text.</p>' }
  const create = async (status: string) =>
    (await send('POST', '/api/articles', { ...input, title: status, status })).articleId as number
  const [draft, published] = [await create('draft'), await create('published')]
  await send('PUT', `/api/articles/${published}/translations/fr`, { ...input, title: 'Publié', status: 'draft' })
  const { newsletter } = await send('POST', '/api/newsletters', { subject: 'News', content: '<p>Text.</p>' })
  const { ad } = await send('POST', '/api/ads', { title: 'Lodge', description: 'Beds.', ad_type: 'text' })
  const ofArticle = (id: number) => ({
    path: `/dashboard/articles/${id}`,
    fields: article,
    stored: stored(`/api/articles/manage/${id}`),
  })
  return [
    { name: 'a draft', ...ofArticle(draft) },
    { name: 'a published article', ...ofArticle(published) },
    {
      name: 'a translation',
      path: `/dashboard/articles/${published}/translations/fr`,
      fields: article,
      stored: stored(`/api/articles/manage/${published}/translations/fr`),
    },
    {
      name: 'a newsletter',
      path: `/dashboard/newsletter/${newsletter.id}`,
      fields: (page) => [textbox(page, /^Subject/), textbox(page, 'Content')],
      stored: stored(`/api/newsletters/${newsletter.id}`),
    },
    {
      name: 'an ad',
      path: `/dashboard/ad-form/${ad.id}`,
      fields: (page) => [textbox(page, 'Title'), textbox(page, /^Description/)],
      stored: stored(`/api/ads/${ad.id}`),
    },
  ]
}

/** A person with a browser, which can crash. */
export type Writer = {
  /** Of the session. */
  token: string
  context: BrowserContext
  page: () => Page
  open: (text: Text) => Promise<void>
  /** Kills the page's process, and opens the form in a new page. */
  crash: (text: Text) => Promise<void>
}

async function startWriter(browser: Browser, server: Server, account: { email: string; password: string }) {
  const token = await signIn(server, account)
  const context = await browser.newContext({
    baseURL: server.address,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
  })
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [TOKEN_KEY, token] as const)
  const newPage = async () => {
    const opened = await context.newPage()
    // Forms with changes ask before they are left.
    opened.on('dialog', (dialog) => void dialog.accept())
    return opened
  }
  let page = await newPage()
  async function open(text: Text) {
    if (new URL(page.url(), server.address).pathname !== text.path) await page.goto(text.path)
    for (const field of text.fields(page)) await field.waitFor()
  }
  const writer: Writer = {
    token,
    context,
    page: () => page,
    open,
    async crash(text) {
      const session = await context.newCDPSession(page)
      const crashed = page.waitForEvent('crash')
      void session.send('Page.crash').catch(() => {})
      await crashed
      await page.close()
      page = await newPage()
      await open(text)
    },
  }
  return writer
}

/** Two editors, each in a browser. */
export async function startWriters(server: Server, admin: string) {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS })
  onTestFinished(() => browser.close())
  const accounts = ['Ana', 'Budi'].map((name) => ({
    name,
    role: 'editor',
    email: `${name.toLowerCase()}@example.com`,
    password: 'nepenthes-ampullaria',
  }))
  for (const body of accounts)
    expect((await call(server, '/api/users', { method: 'POST', token: admin, body })).status).toBe(201)
  const start = (index: 0 | 1) => startWriter(browser, server, accounts[index] as (typeof accounts)[number])
  return [await start(0), await start(1)] as const
}

/** Whether the browser keeps this in its storage, which outlives the page. */
export const isKept = (page: Page, word: string) =>
  page.evaluate((typed) => JSON.stringify(localStorage).includes(typed), word)

/** Waits for the first of several states, and returns its name. */
export async function firstOf<Name extends string>(states: Record<Name, () => Promise<boolean>>): Promise<Name> {
  let found: Name | undefined
  const look = async () => {
    for (const [name, holds] of Object.entries(states) as [Name, () => Promise<boolean>][])
      if (!found && (await holds())) found = name
    return found !== undefined
  }
  await timeUntil(look, { withinMs: 60_000 })
  return found as Name
}
