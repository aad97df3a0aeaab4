import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { openPage } from './fixtures'
import { startNetwork } from './network'

/**
 * Console messages about requests without a network, and about a draft, which the server first renders as not found.
 */
const expected = /net::ERR_|Failed to fetch|^Saving: |status of 404/

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('keyed-pages')
    return (await cache.keys()).map(({ url }) => new URL(url).pathname)
  })

/** Opens a page through a network that can be cut, and waits until the service worker has cached it. */
export async function openKept(path: string) {
  const network = await startNetwork()
  const page = await openPage(network.address + path, { expected, serviceWorkers: 'allow' })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => keptPaths(page)).toContain(new URL(page.url()).pathname)
  return { page, network, open: (to: string) => page.goto(network.address + to) }
}

export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
