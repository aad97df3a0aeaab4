import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { projectRoot } from '@server/root'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage } from './fixtures'

/** The script as a process of its own, on a free port. */
async function startDevMock() {
  const child = spawn(process.execPath, [join(projectRoot, 'scripts/dev-mock.mjs')], {
    env: { ...process.env, NODE_ENV: 'development', HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      log += chunk
      const url = /is open at (http:\S+)/.exec(log)?.[1]
      if (url) resolve(url)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    exited.then((code) => reject(new Error(`It stopped with ${code}:\n${log}`)))
  })
  return {
    address,
    stop() {
      child.kill('SIGTERM')
      return exited
    },
  }
}

let host: Awaited<ReturnType<typeof startDevMock>>
beforeAll(async () => {
  host = await startDevMock()
})
afterAll(async () => {
  // A clean end, also with a page's connection for hot reloading open until a moment ago.
  expect(await host?.stop()).toBe(0)
})

const articleLink = (page: Page) => page.getByRole('link', { name: 'Pulau Weh: where the map of Indonesia begins' })

/** Chooses in the panel; the page then loads anew. */
async function choose(page: Page, field: string, option: string) {
  const loaded = page.waitForEvent('load')
  await page.getByLabel(field).selectOption({ label: option })
  await loaded
}

/** What the mock host is. */
const asWorker = { serviceWorkers: 'allow' } as const

test('site and dashboard work on the mock host, whoever the panel signs in', async () => {
  // react-admin's checkboxes pass MUI a property that it no longer takes; only React's development build complains.
  const page = await openPage(`${host.address}/articles`, { ...asWorker, expected: /inputProps/ })
  await articleLink(page).first().click()
  await page.getByRole('heading', { level: 1, name: /^Pulau Weh/ }).waitFor()

  await page.getByRole('button', { name: 'Mock' }).click()
  await choose(page, 'Signed in as', 'editor')
  await page.getByRole('button', { name: 'Yusuf Harahap' }).waitFor()

  await page.goto(`${host.address}/dashboard/articles`)
  await page.getByText('Cloth, dye and patience').first().waitFor()
  await choose(page, 'Plays', 'table only')
  await page.getByText('Cloth, dye and patience').first().waitFor()
  expect(await page.getByLabel('Plays').inputValue()).toBe('table-only')

  await choose(page, 'Signed in as', 'nobody')
  await page.waitForURL(/\/login\?next=/)
})

test('a session and what was saved outlive a load of the page, until the data are reset', async () => {
  const page = await openPage(`${host.address}/register`, asWorker)
  await page.getByLabel('Name').fill('Nur Aini')
  await page.getByLabel('Email').fill('nur@mail.example')
  await page.getByLabel('Password', { exact: true }).fill('sumatra-demo')
  await page.getByLabel('Confirm password').fill('sumatra-demo')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL(/\/login/)
  await page.getByLabel('Email').fill('nur@mail.example')
  await page.getByLabel('Password', { exact: true }).fill('sumatra-demo')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/dashboard/)
  await page.getByText('Nur Aini').first().waitFor()
  await page.reload()
  await page.getByText('Nur Aini').first().waitFor()

  await page.getByRole('button', { name: 'Mock' }).click()
  await page.getByRole('button', { name: 'Reset data' }).click()
  await page.waitForURL(/\/login/)
})
