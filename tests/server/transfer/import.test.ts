import { basename } from 'node:path'
import { findRedirect, redirectKey } from '@server/db/redirects'
import { articles as articleRows } from '@server/db/schema/core'
import { takeDown } from '@server/files/uploads/take-down.service'
import { collectUnusedUploads } from '@server/files/uploads/unused-uploads.service'
import { openGhost } from '@server/transfer/import/ghost'
import { importPosts } from '@server/transfer/import/import-posts'
import { SourceError } from '@server/transfer/import/source'
import { openWordpress } from '@server/transfer/import/wordpress'
import { openShell } from '@tests/server/open-shell'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ACCEPTED, DRY_RUN, damaged, fixture, startImport } from './imports/start-import'

test('a WordPress export becomes articles with authors, categories, dates, pictures and old addresses', async () => {
  const { services, db, articles, pages, fetched, fetch, countRows } = await startImport()
  const source = await openWordpress(fixture('wordpress.xml'))
  const before = await countRows()
  const plan = await importPosts(source, services, DRY_RUN)
  expect(await countRows()).toBe(before)

  const report = await importPosts(await openWordpress(fixture('wordpress.xml')), services, ACCEPTED)

  expect(report.counts).toEqual({
    'authors, as accounts without rights': 1,
    categories: 2,
    'articles, published': 1,
    'articles, drafts': 1,
    'pages, published': 1,
    pictures: 1,
    'redirects from old addresses': 19,
  })
  expect(plan.counts).toEqual({ ...report.counts, 'redirects from old addresses': undefined })
  expect(plan.losses.map(({ place: _, ...loss }) => loss)).toEqual(report.losses.map(({ place: _, ...loss }) => loss))
  expect(report.losses).toMatchObject([
    { kind: 'shortcodes', text: '[leaflet zoom=5]', place: { title: 'Classic notes' } },
    { kind: 'pictures', address: 'http://old.example/wp-content/uploads/gone.png', place: { title: 'Classic notes' } },
  ])
  expect(report.warnings).toEqual(["left out: 1 of the kind 'nav_menu_item'"])
  const [walk, notes] = await articles()
  const [about] = await pages()
  expect(walk).toMatchObject({
    title: 'A walk around the lake',
    slug: 'a-walk-around-the-lake',
    excerpt: 'Twelve kilometres of shore.',
    status: 'published',
    author_name: 'Sari Hutabarat',
    created_at: '2019-05-01T05:30:00.000Z',
    published_at: '2019-05-01T05:30:00.000Z',
    updated_at: '2019-06-02T05:00:00.000Z',
    category_names: ['Lakes & rivers', 'Toba'],
    image_url: expect.stringMatching(/^\/uploads\/\w+-20x10\.webp$/),
    image_alt: 'Boats at a quay',
    image_caption: 'At low water',
  })
  expect(walk.blocks.blocks).toMatchObject([
    { type: 'paragraph', data: { text: 'The path begins at the <b>harbour</b>.' } },
    { type: 'image', data: { caption: 'The harbour', file: { url: walk.image_url } } },
    { type: 'header', data: { text: 'Up the hill', level: 2 } },
  ])
  expect(notes).toMatchObject({ status: 'draft', published_at: null, author_name: 'Budi', category_names: [] })
  expect(notes.blocks.blocks).toMatchObject([
    { type: 'paragraph', data: { text: 'First line<br>second line' } },
    { type: 'image', data: { caption: 'Gone since', file: { url: 'http://old.example/wp-content/uploads/gone.png' } } },
    { type: 'paragraph', data: { text: 'A map:' } },
    { type: 'code', data: { code: 'kept\n\nas it is', language: '' } },
  ])
  expect(about).toMatchObject({ title: 'About us', status: 'published', slug: 'events' })

  for (const old of ['/2019/05/a-walk-around-the-lake', '/2019/05/A-Walk-around-the-lake/?utm=x', '/?p=11'])
    expect(await findRedirect(db, old)).toBe(`/articles/${walk.id}`)
  expect(await findRedirect(db, '/?page_id=13')).toBe(`/pages/${about.slug}`)
  expect(await findRedirect(db, '/wp-content/uploads/2019/05/harbour.png')).toBe(walk.image_url)
  expect(await findRedirect(db, '/?p=12')).toBeUndefined()
  const moved = await fetch('/?p=11')
  expect([moved.status, moved.headers.location]).toEqual([301, `/articles/${walk.id}`])

  // Again: nothing new, and nothing twice.
  const after = await countRows()
  const again = await importPosts(await openWordpress(fixture('wordpress.xml')), services, ACCEPTED)
  expect(again.counts).toEqual({
    'articles that an earlier import brought, left as they are': 2,
    'pages that an earlier import brought, left as they are': 1,
  })
  expect(await countRows()).toBe(after)
  expect(fetched.filter((url) => url.includes('harbour'))).toHaveLength(2)
})

test('a picture that was deleted since is fetched again, one that was taken down is not', async () => {
  const { services, db, storage, fetched, articles: list, fetch } = await startImport()
  const importAgain = async () => {
    await db.delete(articleRows)
    return importPosts(await openWordpress(fixture('wordpress.xml')), services, ACCEPTED)
  }
  const pictureOf = async () => (await list())[0].image_url as string
  await importAgain()
  const path = await pictureOf()
  expect(fetched).toHaveLength(2)

  // Nothing uses it any more: what earlier imports have noted does not count.
  await db.delete(articleRows)
  const day = (number: number) => new Date(Date.UTC(2026, 0, number))
  await collectUnusedUploads(db, day(1), { storage, now: day(2) })
  await collectUnusedUploads(db, day(3), { storage, now: day(3) })
  expect((await fetch(path)).status).toBe(404)
  expect((await importAgain()).counts.pictures).toBe(1)
  expect(await pictureOf()).toBe(path)
  expect((await fetch(path)).status).toBe(200)

  await takeDown(db, storage, basename(path), new Date())
  const reasons = (await importAgain()).losses.filter(({ address = '' }) => address.includes('harbour.png'))
  expect(new Set(reasons.map(({ text }) => text))).toEqual(
    new Set(['it was taken down here', 'featured picture: it was taken down here']),
  )
  expect(await pictureOf()).toBeNull()
  expect((await fetch(path)).status).toBe(410)
})

test('imports are in the audit log, with what they brought', { tags: 'sweep' }, async () => {
  const { make, as, ...server } = await startImport()
  const shell = openShell(server)
  const path = fixture('ghost.json')
  const args = { format: 'ghost', path, url: 'https://old.example', isDryRun: true }
  await shell('import', args)
  const admin = await as(await make.user({ role: 'admin' }))
  const entries = async () => (await admin.get('/api/audit')).json.entries
  expect(await entries()).toEqual([])
  await expect(shell('import', { ...args, isDryRun: false, format: 'wordpress' })).rejects.toThrow(SourceError)
  await shell('import', { ...args, isDryRun: false, acceptsLosses: true })
  expect(await entries()).toMatchObject([
    {
      call: 'shell import',
      actor_id: null,
      actor_role: null,
      outcome: 'done',
      record_kind: 'imports',
      record_title: 'ghost: ghost.json',
      changes: expect.arrayContaining([{ field: 'articles, published', to: '1' }]),
    },
  ])
})

test('a category whose address is a number gets another one, which is found again', async () => {
  const { services, articles } = await startImport()
  const path = await damaged('ghost.json', (text) => text.replace('"slug": "caves"', '"slug": "2024"'))
  for (let time = 0; time < 2; time += 1)
    await importPosts(await openGhost(path, 'https://old.example/'), services, ACCEPTED)
  const topics = (await articles()).flatMap((article) => article.topics ?? [])
  expect(topics).toMatchObject([{ name: 'Caves', slug: 'topic-2024' }])
})

test('imported authors have no rights, no newsletters and no password', async () => {
  const { services, db } = await startImport()
  await importPosts(await openWordpress(fixture('wordpress.xml')), services, ACCEPTED)
  const { rows } = await db.execute(sql`select role, unsubscribed_at is null as subscribed, email_confirmed_at
    from users where email = 'sari@old.example'`)
  expect(rows).toEqual([{ role: 'user', subscribed: false, email_confirmed_at: null }])
})

test('a Ghost export becomes articles; what was not public is a draft', async () => {
  const { services, db, articles, pages, countRows } = await startImport()
  const open = () => openGhost(fixture('ghost.json'), 'https://old.example/')
  const report = await importPosts(await open(), services, ACCEPTED)
  expect(report.counts).toEqual({
    'authors, as accounts without rights': 2,
    categories: 1,
    'articles, published': 1,
    'articles, drafts': 1,
    'pages, drafts': 1,
    pictures: 1,
    'redirects from old addresses': 7,
  })
  expect(report.warnings).toEqual([
    'For members: it was for paid only, and is a draft here',
    'Contact: the export has no HTML of it: only its plain text is imported',
  ])
  const caves = (await articles()).find(({ slug }) => slug === 'caves-of-the-north')
  const [contact] = await pages()
  expect(caves).toMatchObject({
    author_name: 'Rina',
    excerpt: 'Cool air & bats.',
    category_names: ['Caves'],
    published_at: '2024-03-01T09:00:00.000Z',
    updated_at: '2024-03-02T08:00:00.000Z',
    image_url: expect.stringMatching(/^\/uploads\//),
    image_alt: 'A dark cave',
    image_caption: 'The way in',
  })
  expect(caves.content).toContain(caves.image_url)
  expect(caves.content).toContain('The entrance')
  expect(contact.content).toMatch(/Write to us\..*We answer\./)
  expect(await findRedirect(db, '/caves-of-the-north/')).toBe(`/articles/${caves.id}`)

  const after = await countRows()
  await importPosts(await open(), services, ACCEPTED)
  expect(await countRows()).toBe(after)
})

test('a damaged file names the place and changes nothing', async () => {
  const { countRows } = await startImport()
  const before = await countRows()
  const failure = async (format: 'ghost' | 'wordpress', path: string) => {
    const error = await (format === 'ghost' ? openGhost(path) : openWordpress(path)).catch((error) => error)
    expect(error).toBeInstanceOf(SourceError)
    return error.message as string
  }
  const cut = (part: number) => (text: string) => text.slice(0, text.length * part)
  expect(await failure('wordpress', await damaged('wordpress.xml', cut(0.6)))).toMatch(
    /wordpress\.xml:\d+:\d+: .*incomplete/,
  )
  expect(
    await failure('wordpress', await damaged('wordpress.xml', (text) => text.replace('</dc:creator>', '</dc:maker>'))),
  ).toMatch(/wordpress\.xml:45:\d+: /)
  expect(
    await failure(
      'wordpress',
      await damaged('wordpress.xml', (text) => text.replace('<rss', '<!DOCTYPE rss [<!ENTITY a "aaaa">]><rss')),
    ),
  ).toContain('document type declaration')
  expect(await failure('wordpress', fixture('ghost.json'))).toMatch(/ghost\.json:\d+:\d+: /)
  expect(await failure('ghost', await damaged('ghost.json', cut(0.5)))).toMatch(/ghost\.json:\d+:\d+: this is not JSON/)
  expect(
    await failure('ghost', await damaged('ghost.json', (text) => text.replace('"2024-03-02T08:00:00.000Z"', '"soon"'))),
  ).toContain('db.0.data.posts.0.updated_at: is not a date')
  expect(await failure('ghost', await damaged('ghost.json', () => '{"posts":[]}'))).toContain('not a Ghost export')
  expect(await countRows()).toBe(before)
})

test('a text that no article may have is left out with a warning', { tags: 'sweep' }, async () => {
  const { services, articles } = await startImport()
  const path = await damaged('wordpress.xml', (text) => text.replace('<p>We walk.', '<div>'.repeat(5000)))
  const report = await importPosts(await openWordpress(path), services, ACCEPTED)
  expect(report.counts).toMatchObject({ 'articles left out': 1, 'articles, published': 1 })
  expect(report.warnings).toContain('About us: it is left out: Nested more than 100 levels deep')
  expect(await articles()).toHaveLength(2)
  expect(report.losses).toContainEqual(
    expect.objectContaining({ kind: 'fields', text: expect.stringContaining('Nested') }),
  )
})

test.each([
  ['https://old.example/A/B/', '/a/b'],
  ['/caf%C3%A9///', '/café'],
  ['/?p=12', '/?p=12'],
  ['/?p=12x', undefined],
  ['/', undefined],
  ['//greek//page/', '/greek/page'],
  ['/?cat=3', '/?cat=3'],
  ['/?feed=rss2', '/?feed'],
  [`/${'a'.repeat(600)}`, undefined],
  ['/%zz', '/%zz'],
  ['/a%00b', undefined],
])('the old address %s is kept as %s', (address, key) => {
  expect(redirectKey(address)).toBe(key)
})
