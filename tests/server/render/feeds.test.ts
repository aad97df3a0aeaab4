import { basename } from 'node:path'
import { storePicture } from '@server/files/pictures/stored-pictures'
import { loadBuiltSite } from '@server/render/site-renderer'
import { findAll, parseHtml } from '@shared/content/dom'
import { startServer } from '@tests/server/start-server'
import { SaxesParser } from 'saxes'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'

const start = async () => startServer({ renderer: await loadBuiltSite(), env: { PUBLIC_URL: 'https://eye.example' } })

type Server = Awaited<ReturnType<typeof start>>
type Tag = { name: string; attributes: Record<string, string>; text: string }

/** The tags of the first item. The parser throws if the feed is not well-formed. */
async function firstItem({ fetch }: Server, path: string) {
  const tags: Tag[] = []
  const open: Tag[] = []
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const tag = { name, attributes: { ...attributes }, text: '' }
    if (open.some((outer) => outer.name === 'item')) tags.push(tag)
    open.push(tag)
  })
  parser.on('text', (text) => {
    const tag = open.at(-1)
    if (tag) tag.text += text
  })
  parser.on('closetag', () => void open.pop())
  parser.write((await fetch(path)).text).close()
  const named = (name: string) => tags.filter((tag) => tag.name === name)
  return {
    texts: (name: string) => named(name).map(({ text }) => text),
    attributes: (name: string) => named(name).map(({ attributes }) => attributes),
  }
}

test('an item of the feed has the author, the categories and the picture with its length and type', async () => {
  const server = await start()
  const { make, storage } = server
  const lakes = await make.category({ name: 'Lakes & <rivers>' })
  const picture = sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#0f6e73' } })
  const { path } = await storePicture(storage, await picture.webp().toBuffer())
  await make.article({
    category_ids: [lakes.id],
    author_name: 'Dewi & Yusuf',
    image_url: path,
    image_alt: 'A lake "in" a crater',
    image_credit: 'Dewi',
  })
  const { texts, attributes } = await firstItem(server, '/feed.xml')
  expect(texts('dc:creator')).toEqual(['Dewi & Yusuf'])
  expect(texts('category')).toEqual(['Lakes & <rivers>'])
  const copy = path.replace('.webp', '.w1240.jpg')
  const length = String(await storage.size(basename(copy)))
  const url = `https://eye.example${copy}`
  expect(attributes('enclosure')).toEqual([{ url, length, type: 'image/jpeg' }])
  expect(attributes('media:content')).toEqual([
    { url, medium: 'image', width: '1240', height: '775', fileSize: length, type: 'image/jpeg' },
  ])
  expect(texts('media:text')).toEqual(['A lake "in" a crater'])
  expect(texts('media:credit')).toEqual(['Dewi'])
})

test('a picture whose file is missing keeps the address that its copy will have, and is no enclosure', async () => {
  const server = await start()
  await server.make.article({ image_url: '/uploads/toba-1600x1000.webp' })
  const { attributes } = await firstItem(server, '/feed.xml')
  expect(attributes('enclosure')).toEqual([])
  expect(attributes('media:content')).toEqual([
    { url: 'https://eye.example/uploads/toba-1600x1000.w1240.jpg', medium: 'image', width: '1240', height: '775' },
  ])
})

const TEXT = [
  '<h2 id="gear">Gear</h2><p>See <a href="#gear">above</a>, <a href="/places/toba">the lake</a>, <a href="articles/1?x=1#y">this</a>',
  ' and <a href="https://maps.example/a?b=1&amp;c=2">a map</a>, <a href="geo:2.68,98.88">there</a> or <a href="mailto:a@b.example">us</a>.</p>',
  '<figure><img src="/uploads/boat-2000x1000.webp" srcset="/uploads/boat-2000x1000.w480.webp 480w" alt="A boat"></figure>',
  '<figure><img src="https://pictures.example/a b.jpg" alt=""></figure>',
  '<figure class="video"><video src="/uploads/film.mp4"></video></figure><p>]]&gt; &amp;lt; &lt;b&gt;</p>',
].join('')

test.each([
  ['/feed.xml', 'https://eye.example/articles/', 'https://eye.example/places/toba', undefined],
  ['/ar/feed.xml', 'https://eye.example/ar/articles/', 'https://eye.example/ar/places/toba', 'rtl'],
])(
  'an item of %s has the whole text, its picture first, and addresses that lead there from anywhere',
  async (path, articles, lake, dir) => {
    const server = await start()
    const { make, as } = server
    const { id } = await make.article({
      image_url: '/uploads/toba-1600x1000.webp',
      image_caption: 'Sunset',
      image_credit: 'Dewi',
    })
    const editor = await as(await make.user({ role: 'editor' }))
    const texts = { title: 'Toba', excerpt: 'A lake', content: TEXT, status: 'published' }
    const saved = dir
      ? await editor.put(`/api/articles/${id}/translations/ar`, texts)
      : await editor.put(`/api/articles/${id}`, { ...texts, image_url: '/uploads/toba-1600x1000.webp' })
    expect(saved.status).toBe(200)
    const item = await firstItem(server, path)
    const [html = ''] = item.texts('content:encoded')
    const nodes = parseHtml(html)
    const valuesOf = (attribute: string) =>
      findAll(nodes, ({ attribs }) => attribs[attribute] !== undefined).map(({ attribs }) => attribs[attribute])
    const page = `${articles}${id}`
    expect(valuesOf('href')).toEqual([
      `${page}#h-gear`,
      lake,
      `${articles}1?x=1#y`,
      'https://maps.example/a?b=1&c=2',
      'geo:2.68,98.88',
      'mailto:a@b.example',
    ])
    expect(valuesOf('src')).toEqual([
      item.attributes('media:content')[0]?.url,
      'https://eye.example/uploads/boat-2000x1000.w1240.jpg',
      'https://pictures.example/a%20b.jpg',
      'https://eye.example/uploads/film.mp4',
    ])
    expect(html).toContain(']]&gt; &amp;lt; &lt;b&gt;')
    expect(html).not.toMatch(/ (?:class|srcset|data-[\w-]+|style)=/)
    expect(nodes).toMatchObject([{ attribs: { lang: dir ? 'ar' : 'en', ...(dir && { dir }) } }])
  },
)

test('views do not have the feed made again', async () => {
  const { fetch, make, cache } = await start()
  const { id } = await make.article()
  await fetch('/feed.xml')
  const kept = vi.spyOn(cache, 'set')
  await fetch(`/api/articles/${id}/view`, { method: 'POST' })
  const minutesLater = performance.now() + 300_000
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => minutesLater)
  onTestFinished(() => clock.mockRestore())
  await fetch('/feed.xml')
  expect(kept).not.toHaveBeenCalled()
})

test('a picture of another site, whose length is unknown, is no enclosure', async () => {
  const server = await start()
  await server.make.article({ image_url: 'https://pictures.example/a b/ü.jpg?x=1&y=2' })
  const { attributes } = await firstItem(server, '/id/feed.xml')
  expect(attributes('enclosure')).toEqual([])
  expect(attributes('media:content')).toEqual([
    { url: 'https://pictures.example/a%20b/%C3%BC.jpg?x=1&y=2', medium: 'image' },
  ])
})

test('the feed names the day of its newest article, and an empty one none', async () => {
  const server = await start()
  expect((await server.fetch('/feed.xml')).text).not.toContain('lastBuildDate')
  await server.make.article({ created_at: new Date('2026-03-20T08:00:00.000Z') })
  expect((await server.fetch('/ar/feed.xml')).text).toContain(
    '<lastBuildDate>Fri, 20 Mar 2026 08:00:00 GMT</lastBuildDate>',
  )
})
