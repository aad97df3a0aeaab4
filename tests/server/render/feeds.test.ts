import { basename } from 'node:path'
import { storePicture } from '@server/files/pictures/stored-pictures'
import { loadBuiltSite } from '@server/render/site-renderer'
import { startServer } from '@tests/server/start-server'
import { SaxesParser } from 'saxes'
import sharp from 'sharp'
import { expect, test } from 'vitest'

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

test('a picture of another site, whose length is unknown, is no enclosure', async () => {
  const server = await start()
  await server.make.article({ image_url: 'https://pictures.example/a.jpg?x=1&y=2' })
  const { attributes } = await firstItem(server, '/id/feed.xml')
  expect(attributes('enclosure')).toEqual([])
  expect(attributes('media:content')).toEqual([{ url: 'https://pictures.example/a.jpg?x=1&y=2', medium: 'image' }])
})

test('the feed names the day of its newest article, and an empty one none', async () => {
  const server = await start()
  expect((await server.fetch('/feed.xml')).text).not.toContain('lastBuildDate')
  await server.make.article({ created_at: new Date('2026-03-20T08:00:00.000Z') })
  expect((await server.fetch('/ar/feed.xml')).text).toContain(
    '<lastBuildDate>Fri, 20 Mar 2026 08:00:00 GMT</lastBuildDate>',
  )
})
