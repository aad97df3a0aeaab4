import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createForeignFetch } from '@server/net/guarded-fetch'
import { onTestFinished } from 'vitest'

/** Starts a foreign site. It listens on a private address, which `allowed` permits. */
export async function foreignSite(listener: RequestListener) {
  const site = createServer(listener).listen(0, '127.0.0.1')
  await new Promise((resolve) => site.once('listening', resolve))
  onTestFinished(() => {
    site.closeAllConnections()
    site.close()
  })
  return `http://127.0.0.1:${(site.address() as AddressInfo).port}`
}

export const allowed = { foreignFetch: createForeignFetch({ allowAddresses: ['127.0.0.1'] }) }
