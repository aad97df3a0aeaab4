import { articles } from '@server/db/schema/core'
import { loadBuiltSite } from '@server/render/site-renderer'
import { startServer } from '@tests/server/start-server'
import { eq } from 'drizzle-orm'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'

const start = async () => startServer({ renderer: await loadBuiltSite(), env: { PUBLIC_URL: 'https://eye.example' } })

type Server = Awaited<ReturnType<typeof start>>

/** The addresses in a file of the sitemap. The parser throws if it is not well-formed. */
async function addressesIn({ fetch }: Server, path: string) {
  const { status, text } = await fetch(path)
  expect(status).toBe(200)
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.write(text).close()
  return [...text.matchAll(/<loc>https:\/\/eye\.example(.*?)<\/loc>/g)].map(([, address]) => address)
}

test('the sitemap of a large magazine is an index of pages and of parts with articles', async () => {
  const server = await start()
  const { make, as, db, fetch } = server
  const editor = await as(await make.user({ role: 'editor' }))
  const renumber = async (overrides: Parameters<typeof make.article>[0], id: number) => {
    const article = await make.article(overrides)
    await db.update(articles).set({ id }).where(eq(articles.id, article.id))
  }
  const topic = await make.category({ slug: 'lakes' })
  const first = await make.article({ category_ids: [topic.id] })
  await editor.put(`/api/articles/${first.id}/translations/fr`, {
    title: 'Lac',
    excerpt: 'Un lac',
    status: 'published',
  })
  await renumber({}, 100)
  await renumber({ status: 'draft' }, 101)
  await renumber({ status: 'draft' }, 450)

  expect(await addressesIn(server, '/sitemap.xml')).toContain(`/articles/${first.id}`)

  await renumber({}, 501)
  expect(await addressesIn(server, '/sitemap.xml')).toEqual([
    '/sitemaps/pages.xml',
    '/sitemaps/articles-1.xml',
    '/sitemaps/articles-6.xml',
  ])
  const one = await addressesIn(server, '/sitemaps/articles-1.xml')
  expect(one.sort()).toEqual([`/articles/${first.id}`, '/articles/100', `/fr/articles/${first.id}`].sort())
  expect(await addressesIn(server, '/sitemaps/articles-6.xml')).toEqual(['/articles/501'])
  const pages = await addressesIn(server, '/sitemaps/pages.xml')
  expect(pages).toContain('/topics/lakes')
  expect(pages).toContain('/ja/places')
  expect(pages).toContain('/places')
  for (const part of ['2', '0', '5', '01', 'x', '99999999']) {
    const { status } = await fetch(`/sitemaps/articles-${part}.xml`)
    expect(status, part).toBe(404)
  }
})
