import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { projectRoot } from '@server/root'
import { expect, onTestFinished, test } from 'vitest'
import { baseUrl, openPage } from './fixtures'

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }

/** Serves the built files, index.html for other paths, and proxies the API to our server. */
async function startStaticHost() {
  const client = join(projectRoot, 'dist/client')
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    if (path.startsWith('/api/') || path.startsWith('/uploads/')) {
      const reply = await fetch(baseUrl + request.url, { method: request.method })
      response.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? '' })
      return response.end(Buffer.from(await reply.arrayBuffer()))
    }
    const file = extname(path) ? path : '/index.html'
    const body = await readFile(join(client, file)).catch(() => undefined)
    response.writeHead(body ? 200 : 404, { 'content-type': types[extname(file)] ?? 'text/html' })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('without our server, the built files are a single-page app on any static host', async () => {
  const host = await startStaticHost()
  expect(await (await fetch(`${host}/articles/1`)).text()).toContain('<div id="root"><!--app--></div>')
  const page = await openPage(`${host}/articles/1`)
  await page.getByRole('button', { name: 'Share' }).waitFor()
  expect(await page.title()).toMatch(/ - Eye of Sumatra$/)
  await page.getByRole('link', { name: 'Back to Articles' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Articles' }).waitFor()
  await page.reload()
  await page.locator('article.card').nth(11).waitFor()
  await page.goto(`${host}/nowhere`)
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
})
