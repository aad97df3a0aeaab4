import { DEMO_PASSWORD } from '@demo/accounts'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
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
type Look = Pick<BrowserContextOptions, 'viewport' | 'colorScheme' | 'reducedMotion' | 'storageState'>

type Options = BrowserContextOptions & {
  /** Matches console messages that the test causes. */
  expected?: RegExp
}

/** Playwright logs this when it blocks the service worker. */
const WORKER_BLOCKED = /Service Worker registration blocked/

async function newPage(options: BrowserContextOptions = {}) {
  const context = await (await launched()).newContext({ baseURL: baseUrl, serviceWorkers: 'block', ...options })
  return context.newPage()
}

/** The page that tests use one after the other: a new one starts a process and compiles all scripts again. */
let reusable: Promise<Page> | undefined

async function reusedPage({ viewport, colorScheme, reducedMotion, storageState }: Look) {
  const page = await (reusable ?? newPage())
  reusable = undefined
  await page.setViewportSize(viewport ?? { width: 1280, height: 720 })
  await page.emulateMedia({ colorScheme: colorScheme ?? null, reducedMotion: reducedMotion ?? null })
  await page.context().setStorageState(storageState ?? { cookies: [], origins: [] })
  return page
}

/** Empties the page for the next test, or closes it if it is not the only one of its browser context. */
async function release(page: Page) {
  const context = page.context()
  if (reusable || page.isClosed() || context.pages().length > 1) return context.close()
  page.removeAllListeners()
  // Changed forms ask before they are left.
  page.on('dialog', (dialog) => void dialog.accept())
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('about:blank')
  page.removeAllListeners()
  reusable = Promise.resolve(page)
}

/**
 * Opens a page for a new visitor. Errors and warnings in its console fail the test. The service worker is blocked,
 * because it would precache the site in each test; tests of the worker set `serviceWorkers: 'allow'`.
 */
export async function openPage(path: string, { expected, ...options }: Options = {}): Promise<Page> {
  const { viewport, colorScheme, reducedMotion, storageState, ...special } = options
  const isSpecial = Object.keys(special).length > 0
  const page = await (isSpecial ? newPage(options) : reusedPage({ viewport, colorScheme, reducedMotion, storageState }))
  const messages: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !WORKER_BLOCKED.test(message.text()))
      messages.push(message.text())
  })
  page.on('pageerror', (error) => messages.push(error.message))
  onTestFinished(async () => {
    await (isSpecial ? page.context().close() : release(page))
    expect(messages.filter((text) => !expected?.test(text))).toEqual([])
  })
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
}

export async function signIn(page: Page, name: string) {
  await page.getByLabel('Email').fill(demo.email(name))
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
  const token = await (isNewSession ? startSession(name) : tokenOf(name))
  const storageState = { cookies: [], origins: [{ origin: baseUrl, localStorage: [{ name: 'token', value: token }] }] }
  return openPage(path, { storageState, ...options })
}
