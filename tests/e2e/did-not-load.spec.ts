import { createClient } from '@shared/client'
import { paths } from '@shared/paths'
import { pagesOf } from '@site/routes'
import { publicPages } from '@tests/server/public-addresses'
import { siteTexts } from '@tests/texts/site-catalogues'
import type { Page, Route } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { siteIsReady } from './axe'
import { baseUrl, callAs, openPage } from './fixtures'

const CALLS = '**/api/**'
const read = createClient({ baseUrl, token: () => null, send: fetch })

const { articles } = await read('GET /api/articles')
const { places } = await read('GET /api/places')
const { page: ownPage } = await callAs('editor', 'POST', '/api/pages', {
  title: `House rules ${Date.now()}`,
  content: '<p>Shoes off.</p>',
  status: 'published',
})
afterAll(() => callAs('editor', 'DELETE', `/api/pages/${ownPage.id}`))
const { articles: events } = await read('GET /api/articles', { query: { slug: 'events', status: 'draft' } })
const { series } = await callAs('editor', 'POST', '/api/series', { title: `Walks ${Date.now()}` })
afterAll(() => callAs('editor', 'DELETE', `/api/series/${series.id}`))
const { categories } = await read('GET /api/categories')
const article = articles.find(({ author }) => author)
const [place] = places
const [event] = events
const topic = categories.find(({ slug }) => slug)
if (!article?.author || !place || !topic || !event) throw new Error('The demo lacks a record of some kind')

const category = { slug: topic.slug ?? '' }
const records = { article, event, author: article.author, category, series, place, page: ownPage }
/** The reader's own trip is in the browser. */
const addresses = publicPages(records).map((address) =>
  address === paths.trip ? `${address}?stops=${place.slug}` : address,
)
/** What exists nowhere needs no data, and forms are whole without what their pages also offer. */
const WHOLE = ['/*', paths.subscribe, paths.confirmEmail, paths.confirmSubscription]
/** The pages that load something, of the route table. */
const loading = pagesOf(read).flatMap(({ loader, path }, index) =>
  loader && !WHOLE.includes(`/${path}`) ? [addresses[index] ?? ''] : [],
)

const json = (status: number, body: unknown) => (route: Route) => route.fulfill({ status, json: body })
const failures: Record<string, (route: Route) => Promise<void> | undefined> = {
  'a refusal': json(403, { message: 'No' }),
  'too many requests': json(429, { code: 'rate_limited' }),
  'a fault': json(500, {}),
  'a proxy without its host': (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway' }),
  'a break': json(503, { code: 'unavailable' }),
  'a page to sign in to the network': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Free Wi-Fi' }),
  'JSON of somebody else': json(200, { success: true }),
  'an answer that is cut': (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"articles":[{"id":1,"title":"La' }),
  'no answer': () => undefined,
}

const english = siteTexts('en') as Record<string, Record<string, string>>
const textOf = (key: string) =>
  key.split('.').reduce<unknown>((texts, part) => (texts as typeof english)[part], english)
/** What a page cannot know without an answer. */
const CLAIMS = [
  'articles.none',
  'articles.noneYet',
  'article.notFound',
  'notFound.title',
  'places.none',
  'places.notFound',
  'newsletter.notFound',
  'newsletters.none',
  'unsubscribe.dead',
].map(textOf)

/** One can unsubscribe without knowing the address to which the link belongs. */
const doesWithout = (address: string) => address.startsWith(paths.unsubscribe)

const isWhole = (page: Page) => page.getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' })

async function start() {
  const expected = /status of [45]|ERR_|^[\w ,:]+: (?:\d{3} |ForeignAnswer|AbortError)/
  // The clock of a page that is used again would stay.
  const page = await openPage(paths.login, { expected, locale: 'en' })
  await siteIsReady(page)
  return page
}

/** Follows a link of the site. */
const move = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({ key: to, idx: history.state.idx + 1 }, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)

async function fails(page: Page, address: string, failure: string) {
  const isSilent = failure === 'no answer'
  if (isSilent) await page.clock.install()
  await page.route(CALLS, failures[failure] ?? json(500, {}))
  await Promise.all([page.waitForRequest(CALLS), move(page, address)])
  if (isSilent) await page.clock.runFor(40_000)
  if (doesWithout(address)) await page.getByRole('button', { name: 'Unsubscribe' }).waitFor()
  else await page.getByRole('button', { name: 'Try again' }).first().waitFor()
  const text = await page.locator('body').innerText()
  expect(CLAIMS.filter((claim) => text.includes(String(claim)))).toEqual([])
  expect(text).not.toMatch(/\b0 articles/)
  await page.unroute(CALLS)
  if (isSilent) await page.clock.resume()
}

async function failsAndRecovers(address: string, failure: string) {
  const page = await start()
  await fails(page, address, failure)
  if (doesWithout(address)) return
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await isWhole(page)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
}

test.each(loading)('a fault of the server is told on %s, and the page can be tried again', (address) =>
  failsAndRecovers(address, 'a fault'),
)

describe.each(Object.keys(failures))('%s', (failure) => {
  test('is told instead of an article', () => failsAndRecovers(paths.article(article.id), failure))

  test.each(loading)('is told on %s', { tags: 'sweep' }, (address) => failsAndRecovers(address, failure))
})

test('what did not load comes by itself with the connection; focus and scroll position stay', async () => {
  const page = await start()
  await page.route('**/api/articles?place=**', json(500, {}))
  await move(page, paths.place(place.slug))
  const source = page.getByRole('link', { name: 'GPX' })
  await source.focus()
  await page.evaluate(() => scrollBy(0, 40))
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(0)
  await page.unrouteAll()
  const again = page.waitForResponse('**/api/articles?place=**')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await again
  await page.getByRole('heading', { name: String(textOf('places.articles')) }).waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(before)
  expect(await source.evaluate((link) => link === document.activeElement)).toBe(true)
})

test('no picture shows the icon of a broken one', async () => {
  const page = await openPage('/favicon.svg', { expected: /ERR_|status of 404/, locale: 'en' })
  await page.route(/\.(?:avif|webp|jpe?g|png)$/, (route) => route.abort())
  for (const address of [paths.home, paths.about, paths.article(article.id), paths.author(records.author)]) {
    await page.goto(address)
    const uncovered = await page.evaluate(() =>
      [...document.images]
        .filter((image) => image.complete && image.naturalWidth === 0 && image.checkVisibility())
        .filter((image) => getComputedStyle(image, '::before').content === 'none')
        .map(({ src }) => src),
    )
    expect(uncovered).toEqual([])
  }
})
