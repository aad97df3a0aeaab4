import { languagePath } from '@shared/language-paths'
import { LANGUAGES } from '@shared/languages'
import { siteIsReady } from '@tests/e2e/axe'
import { baseUrl, openPage } from '@tests/e2e/fixtures'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { articleIn } from './articles'

/** The requests to other hosts than ours. */
function foreignRequests(page: Page) {
  const addresses: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== baseUrl) addresses.push(request.url())
  })
  return addresses
}

/** Shows all of the page, with what loads when it comes into view. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise(requestAnimationFrame)
    }
  })
  await page.waitForLoadState('networkidle')
}

test.each(LANGUAGES)(
  'in $name, no page asks a third party before the reader has chosen a language',
  async ({ code }) => {
    const page = await openPage('/')
    const foreign = foreignRequests(page)
    const article = await articleIn(code)
    for (const path of ['/', '/articles', article.path, '/articles/2', '/about', '/membership', '/places', '/login']) {
      await page.goto(languagePath(code, path))
      await siteIsReady(page)
      await scrollThrough(page)
      expect.soft(foreign, path).toEqual([])
    }
  },
)

test.each(['ar', 'id', 'ja'] as const)('an article that is in %s asks none after the choice either', async (code) => {
  const page = await openPage('/')
  const foreign = foreignRequests(page)
  await page.evaluate((value) => {
    document.cookie = `googtrans=/en/${value}; path=/`
  }, code)
  const { path, isTranslated } = await articleIn(code)
  expect(isTranslated).toBe(true)
  for (const next of [path, '/about', '/membership', '/login']) {
    await page.goto(languagePath(code, next))
    await siteIsReady(page)
    await scrollThrough(page)
  }
  expect(foreign).toEqual([])
  await page.goto(languagePath(code, '/articles'))
  await page.locator('article.card').getByText(`[${code}]`).first().waitFor()
})
