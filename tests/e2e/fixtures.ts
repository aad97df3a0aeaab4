import { DEMO_PASSWORD } from '@demo/accounts'
import { TOKEN_KEY } from '@shared/client'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { CHROMIUM_ARGS } from './chromium'

export const { baseUrl, dataDir } = ownServer()
/** The server for the worker that runs this file. */
function ownServer() {
  const servers = inject('servers')
  const own = servers[Number(process.env.VITEST_POOL_ID) - 1]
  if (!own) throw new Error(`No server for worker ${process.env.VITEST_POOL_ID} of ${servers.length}`)
  return own
}

export const demo = { password: DEMO_PASSWORD, email: (name: string) => `${name}@eyeofsumatra.example` }

let browser: Promise<Browser> | undefined
/** One browser for all files of a worker. Playwright closes it with the worker's process. */
function launched() {
  browser ??= chromium.launch({ executablePath: inject('chromiumPath'), args: CHROMIUM_ARGS })
  return browser
}

/** Options that can be changed on an open page. */
type Look = Pick<BrowserContextOptions, 'viewport' | 'colorScheme' | 'reducedMotion'>

type Options = BrowserContextOptions & {
  /** Matches console messages that the test causes. */
  expected?: RegExp
  /** The token of a stored session. */
  token?: string
}

/**
 * Playwright logs that it blocks the service worker. Chromium logs that it shows a larger picture than the preloaded one,
 * if it has that still in memory from a wider window.
 */
const IGNORED = /Service Worker registration blocked|\.webp was preloaded using link preload but not used/

/** Chromium's own names a robot, whose views are not counted. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36'

/** A page without scripts, on our server and on hosts that serve the built files. */
const BLANK = '/favicon.svg'

async function newPage(options: BrowserContextOptions = {}) {
  const defaults = { baseURL: baseUrl, serviceWorkers: 'block', reducedMotion: 'reduce', userAgent: BROWSER } as const
  const context = await (await launched()).newContext({ ...defaults, ...options })
  const page = await context.newPage()
  await page.goto(BLANK)
  return page
}

/** Pages that tests use one after the other: a new one starts a process and compiles all scripts again. */
const spares: Page[] = []

async function reusedPage({ viewport, colorScheme, reducedMotion }: Look) {
  const page = spares.pop() ?? (await newPage())
  await page.setViewportSize(viewport ?? { width: 1280, height: 720 })
  await page.emulateMedia({ colorScheme: colorScheme ?? null, reducedMotion: reducedMotion ?? 'reduce' })
  return page
}

/** Empties the page of this browser context for the next test. Closes a context that has no page or several. */
async function release(context: BrowserContext) {
  const [page, ...others] = context.pages()
  if (!page || others.length > 0) return context.close()
  page.removeAllListeners()
  // Changed forms ask before they are left.
  page.on('dialog', (dialog) => void dialog.accept())
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  // Chromium would start a new process to move from `about:blank`, or from another host, to the next page.
  const { origin } = new URL(page.url())
  const left = await page.goto((origin === 'null' ? baseUrl : origin) + BLANK).catch(() => undefined)
  // The test has ended during a navigation, which won.
  if (!left) return context.close()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await context.clearCookies()
  page.removeAllListeners()
  spares.push(page)
}

async function storeToken(page: Page, token: string, origin: string) {
  if (new URL(page.url()).origin !== origin) await page.goto(origin + BLANK)
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [TOKEN_KEY, token] as const)
}

/**
 * Opens a page for a new visitor. Errors and warnings in its console fail the test. The service worker is blocked,
 * because it would precache the site in each test; tests of the worker set `serviceWorkers: 'allow'`. Motion is reduced,
 * because drawing animations takes a fifth of the time.
 */
export async function openPage(path: string, { expected, token, ...options }: Options = {}): Promise<Page> {
  const { viewport, colorScheme, reducedMotion, ...special } = options
  const isSpecial = Object.keys(special).length > 0
  const page = await (isSpecial ? newPage(options) : reusedPage({ viewport, colorScheme, reducedMotion }))
  const messages: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !IGNORED.test(message.text())) messages.push(message.text())
  })
  page.on('pageerror', (error) => messages.push(error.message))
  onTestFinished(async () => {
    await (isSpecial ? page.context().close() : release(page.context()))
    expect(messages.filter((text) => !expected?.test(text))).toEqual([])
  })
  if (token) await storeToken(page, token, new URL(path, baseUrl).origin)
  await page.goto(path)
  return page
}

/** Moves within the dashboard, as a link does, and waits for an element of the new screen. */
export async function moveTo(page: Page, path: string, landmark: string) {
  const previous = await page
    .locator(landmark)
    .first()
    .elementHandle({ timeout: 1 })
    .catch(() => null)
  await page.evaluate((to) => {
    // The router warns about entries without its index.
    history.pushState({ key: to, idx: history.state.idx + 1 }, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  if (previous) await page.waitForFunction((element) => !element.isConnected, previous)
  await page.locator(landmark).first().waitFor()
  // The title is put into the bar afterwards.
  await page.locator('h1').first().waitFor({ state: 'attached' })
}

export async function signIn(page: Page, name: string) {
  await page.getByLabel('Email', { exact: true }).fill(demo.email(name))
  await page.getByLabel('Password', { exact: true }).fill(demo.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function call(method: string, path: string, body?: object, token?: string) {
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const reply = await fetch(baseUrl + path, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...authorization },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`)
  return reply.json()
}

const startSession = async (name: string): Promise<string> =>
  (await call('POST', '/api/auth/login', { email: demo.email(name), password: demo.password })).token

/** One session per account and worker, because each sign-in hashes the password. */
const tokens = new Map<string, Promise<string>>()
function tokenOf(name: string) {
  const token = tokens.get(name) ?? startSession(name)
  tokens.set(name, token)
  return token
}

/** Calls the API as one of the demo accounts, without a browser. */
export const callAs = async (name: string, method: string, path: string, body?: object) =>
  call(method, path, body, await tokenOf(name))

/** Opens a page with a stored session of a demo account, or as a visitor (null). */
export async function openAs(
  name: string | null,
  path: string,
  { isNewSession, ...options }: Options & { /** For tests that end the session. */ isNewSession?: true } = {},
) {
  if (name === null) return openPage(path, options)
  return openPage(path, { token: await (isNewSession ? startSession(name) : tokenOf(name)), ...options })
}
