import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addRedirects } from '@server/db/redirects'
import { articles, articleTranslations } from '@server/db/schema/core'
import { exportContent } from '@server/transfer/export/export-content'
import { importFrom } from '@server/transfer/import/import-from'
import { type AnyBlock, BLOCK_TYPES } from '@shared/content/document'
import { normaliseBlock } from '@shared/content/normalise-document'
import { startLibrary } from '@tests/server/start-library'
import { data } from '@tests/shared/content/arbitrary-document'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { ACCEPTED, startImport } from '../imports/start-import'

const signal = new AbortController().signal

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-bundles-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A file's front matter, as programs for static sites read it, and its text. */
async function read(path: string) {
  const text = await readFile(path, 'utf8')
  const end = text.indexOf('\n---\n', 3)
  return { fields: parse(text.slice(4, end), { version: '1.1' }), body: text.slice(end + 5).trim() }
}

/** One block of each type, with the picture of this address wherever there is one. */
function blocksOfAllTypes(url: string) {
  return BLOCK_TYPES.map((type, index) => {
    const [sample] = fc.sample(data[type] as fc.Arbitrary<object>, { numRuns: 1, seed: index })
    const json = JSON.stringify(sample)
      .replace(/"file":\{"url":"[^"]*"\}/g, `"file":{"url":"${url}"}`)
      // Files that are not there would not be found beside the text.
      .replace(/"\/uploads\/[^"]*"/g, `"${url}"`)
    return normaliseBlock({ id: `block-${String(index).padStart(4, '0')}`, type, data: JSON.parse(json) } as AnyBlock)
  })
}

test('an export has a folder for each article, place and page, with translations and pictures beside', async () => {
  const folder = join(await temporaryFolder(), 'export')
  const server = await startLibrary()
  const { editor, make, db, upload, newPicture } = server
  const { url } = await upload(editor, await newPicture())
  const name = url.replace('/uploads/', '')
  const place = await make.place({ name: 'Toba', slug: 'toba' })
  const category = await make.category({ name: 'Lakes & craters' })
  const image = { caption: '', withBorder: false, withBackground: false, stretched: false, file: { url } }
  const document = (blocks: object[]) => ({ time: 1, version: '2.31.0', blocks })
  const content = document([
    { id: 'aaaaaaaaaa', type: 'paragraph', data: { text: 'Deep' } },
    { id: 'bbbbbbbbbb', type: 'image', data: image },
  ])
  const article = { title: 'The lake: “deep”', excerpt: 'A walk', content: '', blocks: content, image_url: url }
  const reply = await editor.post('/api/articles', {
    ...{ ...article, slug: 'lake', category_ids: [category.id], places: [place.id], status: 'draft' },
  })
  expect(reply.status, reply.text).toBe(201)
  const { id } = reply.json.article
  const at = new Date('2026-01-02T20:04:05Z')
  await db.update(articles).set({ status: 'published', published_at: at, updated_at: at }).where(eq(articles.id, id))
  await addRedirects(db, ['/2019/older', '/?p=12'], `/articles/${id}`)
  await editor.put(`/api/articles/${id}/translations/id`, { ...article, title: 'Danau', status: 'draft' })
  await make.article({ slug: 'draft', status: 'draft' })
  await editor.post('/api/pages', { title: 'About us', slug: 'team', content: '<p>We</p>', status: 'published' })
  await exportContent(folder, { ...server, signal })

  const lake = join(folder, 'content', 'articles', 'lake')
  expect((await readdir(lake)).sort()).toEqual([name, 'index.id.md', 'index.md'].sort())
  const { fields, body } = await read(join(lake, 'index.md'))
  expect(fields).toMatchObject({
    ...{
      title: 'The lake: “deep”',
      summary: 'A walk',
      description: 'A walk',
      language: 'en',
      tags: ['Lakes & craters'],
    },
    ...{ places: ['toba'], image: `./${name}`, author: 'Edi' },
    aliases: ['/2019/older', `/articles/${id}`],
  })
  expect(fields.date).toEqual(at)
  expect(await readFile(join(lake, 'index.md'), 'utf8')).toContain('\ndate: 2026-01-03T03:04:05+07:00\n')
  expect(fields).not.toHaveProperty('draft')
  expect(body).toBe(`Deep\n\n![](./${name})`)
  expect((await read(join(lake, 'index.id.md'))).fields).toMatchObject({ title: 'Danau', draft: true, language: 'id' })
  expect((await read(join(folder, 'content', 'articles', 'draft', 'index.md'))).fields.draft).toBe(true)
  expect((await read(join(folder, 'content', 'pages', 'team', 'index.md'))).body).toBe('We')
  const toba = await read(join(folder, 'content', 'places', 'toba', 'index.md'))
  expect(toba.fields).toMatchObject({ title: 'Toba', latitude: expect.any(Number), longitude: expect.any(Number) })
})

test('what is exported as Markdown comes back from it: all types of blocks, texts, dates, translations and pictures', async () => {
  const folder = join(await temporaryFolder(), 'export')
  const server = await startLibrary()
  const { editor, db, upload, newPicture } = server
  const { url } = await upload(editor, await newPicture())
  const blocks = { time: 1, version: '2.31.0', blocks: blocksOfAllTypes(url) }
  const texts = { title: 'The lake', excerpt: 'A walk', content: '', blocks, image_url: url, image_alt: 'Water' }
  const { json } = await editor.post('/api/articles', { ...texts, slug: 'lake', status: 'draft' })
  const { id } = json.article
  const at = new Date('2026-01-02T20:04:05Z')
  await db.update(articles).set({ status: 'published', published_at: at, updated_at: at }).where(eq(articles.id, id))
  await editor.put(`/api/articles/${id}/translations/id`, { ...texts, title: 'Danau', status: 'published' })
  const shown = async (from: typeof db) => {
    const [article] = await from.select().from(articles).where(eq(articles.slug, 'lake'))
    const [translation] = await from.select().from(articleTranslations)
    const bare = (row: { blocks: { blocks: AnyBlock[] } | null; content: string } | undefined) =>
      row?.blocks?.blocks.map(({ id: _, ...block }) => block)
    const { title, excerpt, status, published_at, image_url, image_alt, author_name, language, meta_description } =
      article ?? ({} as never)
    return {
      ...{ title, excerpt, status, published_at, image_url, image_alt, author_name, language, meta_description },
      blocks: bare(article),
      translation: { title: translation?.title, status: translation?.status, blocks: bare(translation) },
    }
  }
  const before = await shown(db)
  expect(before.blocks).toHaveLength(BLOCK_TYPES.length)
  await exportContent(folder, { ...server, signal })

  const other = await startImport()
  await importFrom(
    { format: 'markdown', path: join(folder, 'content'), ...ACCEPTED },
    { ...other.services, foreignFetch: () => Promise.reject(new Error('All pictures are beside the texts')) },
  )
  expect(await shown(other.db)).toEqual(before)
})
