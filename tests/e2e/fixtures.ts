import { DEMO_PASSWORD } from '@demo/accounts'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest'
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

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: inject('chromiumPath'), args: CHROMIUM_ARGS })
})
afterAll(() => browser?.close())

type Options = BrowserContextOptions & {
  /** Matches console messages that the test causes. */
  expected?: RegExp
}

/** Playwright logs this when it blocks the service worker. */
const WORKER_BLOCKED = /Service Worker registration blocked/

/**
 * Opens a page for a new visitor. Errors and warnings in its console fail the test. The service worker is blocked,
 * because it would precache the site in each test; tests of the worker set `serviceWorkers: 'allow'`.
 */
export async function openPage(path: string, { expected, ...options }: Options = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseUrl, serviceWorkers: 'block', ...options })
  const page = await context.newPage()
  const messages: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !WORKER_BLOCKED.test(message.text()))
      messages.push(message.text())
  })
  page.on('pageerror', (error) => messages.push(error.message))
  onTestFinished(async () => {
    await context.close()
    expect(messages.filter((text) => !expected?.test(text))).toEqual([])
  })
  await page.goto(path)
  return page
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

/** One session per account and test file, because each sign-in hashes the password. */
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
