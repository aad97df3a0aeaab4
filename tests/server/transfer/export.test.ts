import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedDemo } from '@demo/seed'
import { readTemplates } from '@server/ads/rejection-templates.service'
import { addRedirects, findRedirect } from '@server/db/redirects'
import { articles, users } from '@server/db/schema/core'
import { articleNotes } from '@server/db/schema/notes'
import { exportContent } from '@server/transfer/export/export-content'
import { importEye } from '@server/transfer/import/import-eye'
import type { ImportServices } from '@server/transfer/import/import-posts'
import { SourceError } from '@server/transfer/import/source'
import { startServer, type TestServer } from '@tests/server/start-server'
import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'

const signal = new AbortController().signal

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-export-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const servicesOf = (server: TestServer): ImportServices => ({
  ...server,
  signal,
  now: () => new Date(),
  foreignFetch: () => Promise.reject(new Error('An own export has all its files')),
})

/** The files of an export by folder, in the order of their ids, without what differs between sites: ids and their uses. */
async function contentsOf(folder: string) {
  const kinds = (await readdir(folder)).filter((name) => !name.includes('.') && name !== 'content').sort()
  const contents: Record<string, unknown[]> = {}
  for (const kind of kinds) {
    const names = (await readdir(join(folder, kind))).sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    contents[kind] = await Promise.all(
      names.map(async (name) => {
        const bytes = await readFile(join(folder, kind, name))
        if (kind === 'uploads') return [name, bytes.toString('base64')]
        const {
          id,
          author,
          advertiser,
          categories,
          places,
          place_id,
          old_addresses,
          notes,
          role,
          uploaders,
          parent_id,
          series_id,
          read_next,
          ...record
        } = JSON.parse(bytes.toString().replace(/\/articles\/\d+/g, '/articles/ID'))
        // It covers the links, which have the ids.
        if (kind === 'articles') for (const translation of record.translations) delete translation.original_digest
        if (record.working_copy) {
          record.working_copy.category_ids = record.working_copy.category_ids.length
          record.working_copy.places = record.working_copy.places.length
        }
        const said = notes?.map(({ author: by, ...note }: { author: unknown }) => ({ ...note, hasAuthor: !!by }))
        return {
          ...record,
          said,
          uploaded: uploaders?.map((each: { uploaded_at: string }) => each.uploaded_at),
          hasAuthor: !!author,
          isAdvertised: !!advertiser,
          inCategories: categories?.length,
          ofPlaces: places?.length,
          isPart: !!parent_id,
          isInSeries: !!series_id,
          followers: read_next?.length,
          isAtPlace: !!place_id,
          oldPlaces: kind === 'places' ? old_addresses : undefined,
        }
      }),
    )
    // Accounts are created when a record first needs them.
    if (kind === 'uploads' || kind === 'users')
      contents[kind]?.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  }
  return contents
}

const templates = [{ language: 'en', name: 'Blurred', text: 'The picture is blurred.' }]

/** A scheduled draft, the scheduled working copy of a published article, and edited reasons for rejecting ads. */
/** Links between articles lead to the ids that they have here, and translations stay up to date. */
async function expectLinks({ db, fetch }: TestServer) {
  const rows = await db.select({ id: articles.id, slug: articles.slug }).from(articles)
  const idOf = (slug: string) => rows.find((row) => row.slug === slug)?.id
  const link = `href="/articles/${idOf('lake-toba-supervolcano')}"`
  for (const language of ['en', 'fr']) {
    const { article } = (await fetch(`/api/articles/${idOf('samosir-batak-villages')}?lang=${language}`)).json
    expect(article.content).toContain(link)
    expect(article.outdated ?? false).toBe(false)
  }
}

async function addEditorialWork({ as, make }: TestServer) {
  const editor = await as(await make.user({ role: 'editor' }))
  const put = async (path: string, body: object) => {
    const reply = await editor.put(path, body)
    expect(reply.status, reply.text).toBe(200)
  }
  const [draft, live] = [await make.article({ status: 'draft' }), await make.article({ title: 'Live' })]
  const { name, kind, latitude, longitude, summary, id } = await make.place({ name: 'Toba', slug: 'toba' })
  const practical = { when: 'May to September' }
  const notices = [{ text: 'Rockfall', severity: 'caution', checked_on: '2026-01-01' }]
  await put(`/api/places/${id}`, { name, kind, latitude, longitude, summary, practical, notices, slug: 'toba-caldera' })
  await put(`/api/places/${id}/translations/id`, { name: 'Danau Toba', summary, practical })
  const { series } = (await editor.post('/api/series', { title: 'Walks' })).json
  await put(`/api/series/${series.id}/translations/id`, { title: 'Jalan kaki' })
  const onward = { series_id: series.id, read_next: [draft.id] }
  await put(`/api/articles/${live.id}`, { title: 'Live', excerpt: 'Live', places: [id], ...onward })
  const next = {
    title: 'Next',
    excerpt: 'Next',
    content: '<p>Next</p>',
    category_ids: [1],
    places: [id],
    revised: true,
  }
  await put(`/api/articles/${live.id}/working-copy`, next)
  for (const { id } of [draft, live]) await put(`/api/articles/${id}/schedule`, { publish_at: '2099-01-01T00:00:00Z' })
  await put('/api/ads/rejection-templates', { templates })
  const newsletter = await make.newsletter({ subject: 'May' })
  const version = { subject: 'Kabar Mei', content: '<p>Mei</p>', status: 'published' }
  await put(`/api/newsletters/${newsletter.id}/translations/id`, version)
}

test('an export holds all content, and another magazine that imports it has the same', async () => {
  const folder = await temporaryFolder()
  const first = join(folder, 'first')
  const original = await startServer()
  await seedDemo(original.db, original.storage, new Date())
  const [{ id } = { id: 0 }] = await original.db.select({ id: articles.id }).from(articles).limit(1)
  await addRedirects(original.db, ['/2019/older-address'], `/articles/${id}`)
  const reviewer = await original.make.user({ role: 'editor' })
  const note = { article_id: id, block_id: 'abc', author_name: reviewer.name, created_at: new Date() }
  await original.db.insert(articleNotes).values([
    { ...note, text: 'Who says so?', author_id: reviewer.id },
    { ...note, text: 'The survey', author_id: null },
  ])
  await addEditorialWork(original)
  const counts = await exportContent(first, { ...original, signal })
  expect(counts).toMatchObject({
    articles: expect.any(Number),
    categories: expect.any(Number),
    ads: expect.any(Number),
    media: 39,
  })
  await expect(exportContent(first, { ...original, signal })).rejects.toThrow('is not empty')
  const exported = await contentsOf(first)
  expect(JSON.stringify(exported.media)).toContain('An orangutan hangs from a branch')
  expect(JSON.stringify(exported)).not.toMatch(/"password|argon2id\$/)
  expect(JSON.stringify(exported.articles)).toContain('Who says so?')
  expect(JSON.stringify(exported.newsletters)).toContain('Kabar Mei')

  const copy = await startServer()
  // So that ids differ.
  await copy.make.article({ slug: 'there-before' })
  await copy.make.category()
  await copy.make.place({ slug: 'another' })
  const planned = await importEye(first, servicesOf(copy), true)
  expect((await copy.db.select().from(articles)).length).toBe(1)
  const report = await importEye(first, servicesOf(copy), false)
  expect(report.counts).toMatchObject({ articles: counts.articles, categories: counts.categories, ads: counts.ads })
  expect(planned.counts).toMatchObject({ articles: counts.articles, categories: counts.categories, ads: counts.ads })
  expect(await findRedirect(copy.db, '/2019/older-address')).toBe(`/articles/${id + 1}`)
  await expectLinks(original)
  await expectLinks(copy)
  const { rows } = await copy.db.execute(sql`select distinct role from users order by 1`)
  expect(rows).toEqual([{ role: 'membership' }, { role: 'user' }])

  expect(await findRedirect(copy.db, '/id/places/toba')).toBe('/id/places/toba-caldera')
  expect((await readTemplates(copy.db)).templates).toEqual(templates)
  expect(exported.articles).toContainEqual(
    expect.objectContaining({
      publish_at: '2099-01-01T00:00:00.000Z',
      working_copy: expect.objectContaining({ title: 'Next', revised: true, category_ids: 1, places: 1 }),
    }),
  )

  const again = await importEye(first, servicesOf(copy), false)
  expect(Object.keys(again.counts)).toEqual(['records that an earlier import brought, left as they are'])

  await copy.db.delete(articles).where(eq(articles.slug, 'there-before'))
  await copy.db.execute(sql`delete from categories where slug like 'category-%'`)
  await copy.db.execute(sql`delete from places where slug = 'another'`)
  const second = join(folder, 'second')
  await exportContent(second, { ...copy, signal })
  const copied = await contentsOf(second)
  expect(Object.keys(copied)).toEqual(Object.keys(exported))
  // One by one, for a readable difference.
  for (const [kind, records] of Object.entries(exported))
    for (const [index, record] of records.entries()) expect(copied[kind]?.[index], kind).toEqual(record)
})

test('a damaged or changed export names the file and changes nothing; scripts in it are removed', async () => {
  const folder = await temporaryFolder()
  const path = join(folder, 'export')
  const server = await startServer()
  const author = await server.make.user({ role: 'admin' })
  await server.make.article({ slug: 'one', author_id: author.id })
  await server.make.article({ slug: 'two' })
  await exportContent(path, { ...server, signal })
  await server.db.delete(articles)
  await server.db.delete(users)
  const file = join(
    path,
    'articles',
    (await readdir(join(path, 'articles'))).find((name) => name.endsWith('two.json')) as string,
  )
  const whole = await readFile(file, 'utf8')
  const failure = async (text: string) => {
    await writeFile(file, text)
    const error = await importEye(path, servicesOf(server), false).catch((error) => error)
    expect(error).toBeInstanceOf(SourceError)
    expect(await server.db.select().from(articles)).toEqual([])
    return error.message
  }
  expect(await failure(whole.slice(0, 100))).toContain('-two.json: ')
  expect(await failure(whole.replace('"published"', '"public"'))).toMatch(/-two\.json: status: /)
  expect(await failure(whole.replace('"image_url": null', '"image_url": "javascript:alert(1)"'))).toContain('image_url')
  await rm(file)
  await expect(importEye(path, servicesOf(server), false)).rejects.toThrow('has 1 records instead of 2')

  await writeFile(file, whole.replace('<p>Text</p>', '<p>Text<script>alert(1)</script></p>'))
  const { warnings } = await importEye(path, servicesOf(server), false)
  expect(warnings).toEqual([expect.stringContaining('was admin there')])
  const rows = await server.db.select({ content: articles.content }).from(articles)
  expect(rows.map(({ content }) => content)).toEqual(['<p>Text</p>', '<p>Text</p>'])
  expect((await server.db.select({ role: users.role }).from(users)).map(({ role }) => role)).toEqual(['user'])
})

test('an export of version 1, which has no library, can be imported', async () => {
  const path = join(await temporaryFolder(), 'export')
  const server = await startServer()
  await server.make.article({ slug: 'one' })
  await exportContent(path, { ...server, signal })
  const index = JSON.parse(await readFile(join(path, 'eye.json'), 'utf8'))
  const { media, ...counts } = index.counts
  expect(media).toBe(0)
  await writeFile(join(path, 'eye.json'), JSON.stringify({ ...index, format_version: 1, counts }))
  await rm(join(path, 'media'), { recursive: true })
  await server.db.delete(articles)
  expect((await importEye(path, servicesOf(server), false)).counts).toEqual({ articles: 1 })
})
