import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { callAs } from './fixtures'
import { openKept, title } from './kept-page'

const PICTURES = ['image_url', 'second', 'third'] as const

/** A place with an article that has pictures of the demo, of this test only. */
async function writePlace() {
  const { articles } = await callAs('editor', 'GET', '/api/articles?limit=12')
  const found = articles.flatMap(({ image_url }: { image_url: string | null }) => image_url ?? [])
  const [image_url, ...inText] = [...new Set<string>(found)].slice(0, PICTURES.length + 1)
  const { place } = await callAs('editor', 'POST', '/api/places', {
    name: `Pond ${performance.now()}`,
    kind: 'lake',
    latitude: 1.5,
    longitude: 99.5,
    summary: 'Still water.',
    practical: { when: 'In the dry months' },
  })
  const content = inText.map((url) => `<p><img src="${url}" alt="A pond"></p>`).join('')
  const article = { title: `Along ${place.name}`, excerpt: 'Still.', content, image_url, status: 'published' }
  const { articleId } = await callAs('editor', 'POST', '/api/articles', { ...article, places: [place.id] })
  onTestFinished(async () => {
    await callAs('editor', 'DELETE', `/api/articles/${articleId}`)
    await callAs('editor', 'DELETE', `/api/places/${place.id}`)
  })
  return {
    path: `/places/${place.slug}`,
    name: place.name as string,
    articlePath: `/articles/${articleId}`,
    articleTitle: article.title,
    changeArticle: (newTitle: string) =>
      callAs('editor', 'PUT', `/api/articles/${articleId}`, { ...article, title: newTitle }),
  }
}

const control = (page: Page, name: string) => page.getByRole('region', { name: `Keep offline: ${name}` })

/** Everything that was cached while reading goes; what the reader keeps stays. */
const forgetVisits = (page: Page) =>
  page.evaluate(() => Promise.all(['keyed-pages', 'calls', 'pictures', 'assets'].map((cache) => caches.delete(cache))))

const pictureWidths = (page: Page) =>
  page.locator('article.article img:not(.blurred)').evaluateAll((images) =>
    Promise.all(
      (images as HTMLImageElement[]).map(async (image) => {
        image.loading = 'eager'
        await image.decode()
        return image.naturalWidth
      }),
    ),
  )

const files = (requests: string[]) => requests.filter((path) => /^\/(?:api|uploads)\//.test(path))

test('a place is kept across a cut connection, opens with its articles without the server, follows changes and is removed', async () => {
  const place = await writePlace()
  const { page, network, open } = await openKept(place.path)
  const pack = control(page, place.name)
  await pack.getByRole('button', { name: /^Keep offline · \d+ kB$/ }).waitFor()

  network.cutWithin(/^\/uploads\//, 2)
  network.takeRequests()
  await pack.getByRole('button', { name: 'Keep offline' }).click()
  await pack.getByText('No connection. Loading continues by itself.').waitFor()
  const progress = pack.getByRole('progressbar')
  const [done, all] = await progress.evaluate((bar: HTMLProgressElement) => [bar.value, bar.max])
  expect(done).toBeGreaterThan(0)
  expect(done).toBeLessThan(all as number)
  const before = files(network.takeRequests())

  await network.restore(page)
  await pack.getByText(/Kept offline · /).waitFor()
  const after = files(network.takeRequests())
  const pictures = new Set(after.filter((path) => path.startsWith('/uploads/')))
  expect(pictures.size).toBeGreaterThan(0)
  // Two were under way when the connection was cut. The page itself also repeats calls of the API when it is online again.
  expect([...pictures].filter((path) => before.includes(path)).slice(2)).toEqual([])

  await forgetVisits(page)
  network.cut()
  await open(place.path)
  await title(page, place.name)
  await page.getByText('In the dry months').waitFor()
  await page.getByRole('region', { name: 'Map of Sumatra' }).locator('.marker.marked').waitFor()
  await control(page, place.name)
    .getByText(/Kept offline · /)
    .waitFor()
  await page.getByRole('link', { name: place.articleTitle, exact: true }).click()
  await title(page, place.articleTitle)
  const widths = await pictureWidths(page)
  expect(widths).toHaveLength(PICTURES.length + 1)
  for (const width of widths) expect(width).toBeGreaterThan(0)

  await network.restore(page)
  const renamed = `${place.articleTitle}, again`
  await place.changeArticle(renamed)
  await open(place.path)
  network.takeRequests()
  await pack.getByRole('button', { name: /^Update · \d+ kB$/ }).click()
  await pack.getByRole('button', { name: /^Update/ }).waitFor({ state: 'detached' })
  await pack.getByText(/Kept offline · /).waitFor()
  const fetched = files(network.takeRequests())
  expect(fetched).toContain(`/api${place.articlePath}`)
  expect(fetched.filter((path) => /^\/(?:uploads|api\/places\/[^/]+$)/.test(path))).toEqual([])

  await forgetVisits(page)
  network.cut()
  await open('/saved')
  await page.getByRole('link', { name: place.name }).click()
  await page.getByRole('link', { name: renamed, exact: true }).waitFor()
  await pack.getByRole('button', { name: 'Remove' }).click()
  await pack.getByText('The saved copy has been removed.').waitFor()
  expect((await page.evaluate(() => caches.keys())).filter((name) => name.startsWith('pack:'))).toEqual([])
})
