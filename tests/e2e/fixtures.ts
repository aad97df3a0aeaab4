import { DEMO_PASSWORD } from '@demo/accounts'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest'
import { CHROMIUM_ARGS } from './chromium'

export const { baseUrl, dataDir } = ownServer()
/** The server of the worker that runs this file. */
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
  /** Errors that the test provokes. */
  expected?: RegExp
}

/** Playwright's own word on what keeps the worker away. */
const NO_WORKER = /Service Worker registration blocked/

/**
 * A page of a fresh visitor, without the service worker, which would fetch the whole site ahead for each; tests of what it
 * does say `serviceWorkers: 'allow'`. An error or warning in its console fails the test. */
export async function openPage(path: string, { expected, ...options }: Options = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseUrl, serviceWorkers: 'block', ...options })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !NO_WORKER.test(message.text()))
      complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  onTestFinished(async () => {
    await context.close()
    expect(complaints.filter((text) => !expected?.test(text))).toEqual([])
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

const tokenOf = async (name: string): Promise<string> =>
  (await call('POST', '/api/auth/login', { email: demo.email(name), password: demo.password })).token

/** Asks the API for what a test needs, without a browser. */
export const callAs = async (name: string, method: string, path: string, body?: object) =>
  call(method, path, body, await tokenOf(name))

/** A page of somebody who is signed in already, or of a reader (null). */
export async function openAs(name: string | null, path: string, options: Options = {}) {
  if (name === null) return openPage(path, options)
  const token = await tokenOf(name)
  const storageState = { cookies: [], origins: [{ origin: baseUrl, localStorage: [{ name: 'token', value: token }] }] }
  return openPage(path, { storageState, ...options })
}
