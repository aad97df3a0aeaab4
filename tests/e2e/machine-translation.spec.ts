import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBuiltServer } from '@tests/built-server'
import { startTranslateService } from '@tests/server/translate-service'
import { expect, inject, onTestFinished, test } from 'vitest'
import { siteIsReady } from './axe'
import { openPage } from './fixtures'

/** The built server with demo content and a LibreTranslate service. */
async function startWithMachine() {
  const folder = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-machine-'))
  await cp(inject('demoFolder').path, folder, { recursive: true })
  const { url } = await startTranslateService()
  const server = await startBuiltServer({ DATA_DIR: folder, TRANSLATE_API_URL: url })
  onTestFinished(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })
  return server.address
}

test('with machine translations, a chosen language sends no request to a third party, and the original stays a link away', {
  tags: 'sweep',
}, async () => {
  const address = await startWithMachine()
  const page = await openPage(`${address}/articles/1`, { baseURL: address })
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== address) foreign.push(request.url())
  })
  await siteIsReady(page)
  const title = await page.locator('h1').innerText()
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('option', { name: 'Tiếng Việt' }).click()
  await page.locator('.machine-note').waitFor()
  expect(new URL(page.url()).pathname).toBe('/vi/articles/1')

  const read = async () => (await (await fetch(`${address}/api/articles/1?lang=vi`)).json()).article.machine
  await expect.poll(read, { timeout: 30_000 }).toBe('shown')
  await page.reload()
  await page.locator('h1').getByText('[vi]').waitFor()
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex, follow')
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${address}/vi/articles/1`)

  await page.locator('.machine-note').getByRole('link', { name: 'Đọc bản gốc' }).click()
  await page.getByRole('button', { name: 'Language: English' }).waitFor()
  await page.locator('h1').getByText(title, { exact: true }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/articles/1')
  expect(foreign).toEqual([])
})
