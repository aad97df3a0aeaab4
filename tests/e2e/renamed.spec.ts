import { expect, test } from 'vitest'
import { callAs, openPage } from './fixtures'

/** What has a name in its address: how it is made, and where readers find it. */
const kinds = [
  {
    call: '/api/places',
    record: 'place',
    body: { name: 'Pond', kind: 'lake', latitude: 2, longitude: 98, summary: 'Shallow' },
    at: (slug: string) => `/places/${slug}`,
  },
  { call: '/api/categories', record: 'category', body: { name: 'Ponds' }, at: (slug: string) => `/topics/${slug}` },
  {
    call: '/api/pages',
    record: 'page',
    body: { title: 'Ponds', content: '<p>Shallow</p>', status: 'published' },
    at: (slug: string) => `/pages/${slug}`,
  },
]

test.each(['block', 'allow'] as const)(
  'a reader who has seen both names finds what got its old one back (service worker: %s)',
  async (serviceWorkers) => {
    const page = await openPage('/places', { serviceWorkers })
    if (serviceWorkers === 'allow') await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    for (const { call, record, body, at } of kinds) {
      const [alpha, beta] = [`alpha-${serviceWorkers}`, `beta-${serviceWorkers}`]
      const { [record]: made } = await callAs('editor', 'POST', call, { ...body, slug: alpha })
      const rename = (slug: string) => callAs('editor', 'PUT', `${call}/${made.id}`, { ...body, slug })
      const open = async (slug: string) => {
        const reply = await page.goto(at(slug))
        return [reply?.status(), new URL(page.url()).pathname]
      }
      // The worker shows a copy if the network takes too long.
      const leads = (from: string, to: string) => expect.poll(() => open(from)).toEqual([200, at(to)])
      await leads(alpha, alpha)
      await rename(beta)
      await leads(alpha, beta)
      await rename(alpha)
      await leads(beta, alpha)
      await leads(alpha, alpha)
    }
  },
)
