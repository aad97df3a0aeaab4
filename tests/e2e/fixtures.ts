import { DEMO_PASSWORD } from '@server/db/demo/accounts'
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

/** A page of a fresh visitor. An error or warning in its console fails the test. */
export async function openPage(path: string, { expected, ...options }: Options = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseUrl, ...options })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
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

/** A page of somebody who is signed in already, or of a reader (null). */
export async function openAs(name: string | null, path: string, options: Options = {}) {
  if (name === null) return openPage(path, options)
  const reply = await fetch(`${baseUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demo.email(name), password: demo.password }),
  })
  const { token } = await reply.json()
  const storageState = { cookies: [], origins: [{ origin: baseUrl, localStorage: [{ name: 'token', value: token }] }] }
  return openPage(path, { storageState, ...options })
}
