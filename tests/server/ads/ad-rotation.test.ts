import { loadBuiltSite } from '@server/render/site-renderer'
import { ADS_PER_VIEW, positionsOf } from '@shared/ad-rotation'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, at) => make(at))

test.each([7, 8, 9, 10, 12, 18, 30, 97, 100])('of %d ads each gets every place equally often', (total) => {
  const views = times(total, (turn) => positionsOf(turn, total))
  for (const view of views) expect(new Set(view).size).toBe(ADS_PER_VIEW)
  for (let place = 0; place < ADS_PER_VIEW; place += 1)
    expect(new Set(views.map((view) => view[place])).size).toBe(total)
})

test.each([0, 1, 6])('%d ads are all shown in every view', (total) => {
  expect(positionsOf(5, total)).toEqual(times(total, (at) => at))
})

const shown = (html: string) => [...html.matchAll(/<h3><span>(Ad \d+)<\/span>/g)].map(([, title]) => title as string)

test('every view of the home page has six of the published ads, and all get the same share, although pages are kept', async () => {
  const { fetch, make } = await startServer({
    renderer: await loadBuiltSite(),
    env: { PUBLIC_URL: 'https://eye.example' },
  })
  for (let number = 0; number < 8; number += 1) await make.ad({ title: `Ad ${number}` })
  await make.ad({ title: 'Ad 8', status: 'approved' })
  const counts = new Map<string, number>()
  for (let view = 0; view < 16; view += 1) {
    const ads = shown((await fetch('/')).text)
    expect(ads).toHaveLength(ADS_PER_VIEW)
    for (const title of ads) counts.set(title, (counts.get(title) ?? 0) + 1)
  }
  expect(counts.size).toBe(8)
  expect([...new Set(counts.values())]).toEqual([12])
})

test('with few ads the home page is kept as one', async () => {
  const { fetch, make } = await startServer({
    renderer: await loadBuiltSite(),
    env: { PUBLIC_URL: 'https://eye.example' },
  })
  for (let number = 0; number < 3; number += 1) await make.ad({ title: `Ad ${number}` })
  const tags = new Set([0, 1, 2].map(() => ''))
  for (let view = 0; view < 3; view += 1) tags.add((await fetch('/')).headers.etag ?? '')
  expect(tags.size).toBe(2)
})

test('the API chooses the ads of a turn, and lists all of them without one', async () => {
  const { fetch, make } = await startServer()
  for (let number = 0; number < 8; number += 1) await make.ad({ title: `Ad ${number}` })
  const titles = async (query: string) =>
    (await fetch(`/api/ads/published${query}`)).json.ads.map(({ title }: { title: string }) => title)
  expect(await titles('')).toHaveLength(8)
  expect(await titles('?turn=0')).toEqual(['Ad 7', 'Ad 6', 'Ad 5', 'Ad 4', 'Ad 3', 'Ad 2'])
  expect(await titles('?turn=1')).toEqual(['Ad 0', 'Ad 7', 'Ad 6', 'Ad 5', 'Ad 4', 'Ad 3'])
  expect(await titles('?page=2&perPage=3&sort=title&order=asc')).toEqual(['Ad 3', 'Ad 4', 'Ad 5'])
  expect((await fetch('/api/ads/published?turn=-1')).json.errors).toHaveProperty('turn')
})
