import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findRedirect } from '@server/db/redirects'
import { articles as articleRows } from '@server/db/schema/core'
import { openGhost } from '@server/transfer/import/ghost'
import { importPosts } from '@server/transfer/import/import-posts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ACCEPTED, DRY_RUN, STRICT, startImport, temporaryFolder } from './imports/start-import'

type Post = Record<string, unknown> & { slug: string }

/** A Ghost export of these posts, by one author. Old versions number everything from 1. */
async function ghostFile(
  posts: Post[],
  { author = 'Maria', ...data }: { author?: string } & Record<string, unknown> = {},
) {
  const path = join(await temporaryFolder(), 'export.json')
  const users = [{ id: 1, name: author, slug: author.toLowerCase(), email: `${author.toLowerCase()}@blog.example` }]
  const all = posts.map((post, index) => ({
    id: index + 1,
    title: post.slug,
    html: '<p>Text.</p>',
    status: 'published',
    author_id: 1,
    created_at: '2020-02-03T04:05:06.000Z',
    ...post,
  }))
  await writeFile(path, JSON.stringify({ db: [{ meta: { version: '2.0.0' }, data: { posts: all, users, ...data } }] }))
  return path
}

const HOST = 'https://blog.example'

test('two blogs whose ids are the same stay two, each with its own authors', async () => {
  const { services, articles } = await startImport()
  const mine = await ghostFile([{ slug: 'lakes' }])
  const friends = await ghostFile([{ slug: 'volcanoes' }], { author: 'Frank' })
  await importPosts(await openGhost(mine, HOST), services, STRICT)
  await importPosts(await openGhost(friends, 'https://friend.example'), services, STRICT)
  const shown = (await articles()).map(({ title, author_name }) => [title, author_name])
  expect(shown.sort()).toEqual([
    ['lakes', 'Maria'],
    ['volcanoes', 'Frank'],
  ])
})

test('an account is found by its address before it is found by the id that the source has for it', async () => {
  const { services, articles, make } = await startImport()
  const path = await ghostFile([{ slug: 'lakes' }])
  await importPosts(await openGhost(path, HOST), services, STRICT)
  const here = await make.user({ name: 'Frank himself', email: 'frank@blog.example' })
  const later = await ghostFile([{ slug: 'volcanoes', id: 2 }], { author: 'Frank' })
  await importPosts(await openGhost(later, HOST), services, STRICT)
  const article = (await articles()).find(({ slug }) => slug === 'volcanoes')
  expect(article.author_id).toBe(here.id)
})

test('a file that does not contain the address of its site is refused until it is given', async () => {
  const path = await ghostFile([{ slug: 'lakes' }])
  await expect(openGhost(path)).rejects.toThrow(/give it with --url/)
})

test('an import repeated later completes what could not be had before, but not what was edited here', async () => {
  const { services, articles, db, countRows, editor } = await startImport()
  const html = '<p>Text.</p><img src="__GHOST_URL__/content/images/gone.png">'
  const path = await ghostFile([
    { slug: 'edited', html },
    { slug: 'untouched', html },
  ])
  await importPosts(await openGhost(path, HOST), services, ACCEPTED)
  const edited = (await articles()).find(({ slug }) => slug === 'edited')
  const { status } = await editor.put(`/api/articles/${edited.id}`, {
    title: 'Mine now',
    excerpt: edited.excerpt,
    blocks: edited.blocks,
  })
  expect(status).toBe(200)

  const { foreignFetch } = services
  const available = {
    ...services,
    foreignFetch: ((url, limits) => foreignFetch(url.replace('gone', 'here'), limits)) as typeof foreignFetch,
  }
  const report = await importPosts(await openGhost(path, HOST), available, STRICT)
  expect(report).toMatchObject({
    isRefused: false,
    counts: { 'articles of an earlier import, completed': 1, 'articles that were edited here, left as they are': 1 },
  })
  const [first, second] = (await articles()).sort((one, other) => one.slug.localeCompare(other.slug))
  expect(first).toMatchObject({ title: 'Mine now', content: expect.stringContaining('gone.png') })
  expect(second.content).toMatch(/src="\/uploads\//)
  const [row] = await db.select().from(articleRows).where(eq(articleRows.slug, 'untouched'))
  expect(row?.version).toBe(2)

  const rows = await countRows()
  const again = await importPosts(await openGhost(path, HOST), available, STRICT)
  expect(again.counts).toEqual({
    'articles that an earlier import brought, left as they are': 1,
    'articles that were edited here, left as they are': 1,
  })
  expect(await countRows()).toBe(rows)
})

test('links between imported articles lead to their new addresses, files are copied, and other links stay whole', async () => {
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')
  const { services, articles, db, fetch } = await startImport({ [`${HOST}/content/files/map.pdf`]: pdf })
  const html = [
    `<p><a href="__GHOST_URL__/later/#shore">later</a> <a href="/elsewhere/">elsewhere</a></p>`,
    `<p><a href="${HOST}/content/files/map.pdf">the map</a> <a href="${HOST}/data.zip">data</a></p>`,
  ].join('')
  const path = await ghostFile([{ slug: 'first', html }, { slug: 'later' }])
  const report = await importPosts(await openGhost(path, HOST), services, ACCEPTED)
  const [later, first] = (await articles()).sort((one, other) => other.slug.localeCompare(one.slug))
  expect(first.content).toContain(`href="/articles/${later.id}#h-shore"`)
  expect(first.content).toContain(`href="${HOST}/elsewhere/"`)
  const [, copy = ''] = /href="(\/uploads\/\w+\.pdf)"/.exec(first.content) ?? []
  const served = await fetch(copy)
  expect([served.status, served.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(await findRedirect(db, '/content/files/map.pdf')).toBe(copy)
  expect(report.losses).toMatchObject([{ kind: 'files', address: `${HOST}/data.zip` }])
})

test('old addresses of articles, topics, authors and feeds lead to what is here', async () => {
  const { services, articles, db } = await startImport()
  const path = await ghostFile([{ slug: 'lakes' }], {
    settings: [
      { key: 'permalinks', value: '/:year/:month/:day/:slug/' },
      { key: 'activeTimezone', value: 'Pacific/Auckland' },
    ],
    ...{ tags: [{ id: 1, name: 'Water', slug: 'water' }], posts_tags: [{ post_id: 1, tag_id: 1 }] },
  })
  await importPosts(await openGhost(path, HOST), services, STRICT)
  const [{ id, author_id }] = await articles()
  const targets = await Promise.all(
    ['/2020/02/03/lakes/', '/lakes', '/tag/water/', '/tag/water/rss/', '/author/maria/', '/rss/'].map((old) =>
      findRedirect(db, old),
    ),
  )
  expect(targets).toEqual([
    `/articles/${id}`,
    `/articles/${id}`,
    '/topics/water',
    '/topics/water/feed.xml',
    `/authors/${author_id}-maria`,
    '/feed.xml',
  ])
})

test('pages, descriptions, biographies, topics and the newest featured article have their place', async () => {
  const { services, articles, pages, editor } = await startImport()
  const path = await ghostFile(
    [
      { slug: 'old', featured: 1, published_at: '2020-01-01T00:00:00.000Z', meta_description: 'For search engines' },
      { slug: 'new', featured: true, published_at: '2021-01-01T00:00:00.000Z' },
      { slug: 'about', type: 'page', html: '<p>Who we are.</p>', feature_image: '__GHOST_URL__/us.png' },
    ],
    {
      ...{
        tags: [{ id: 1, name: 'Water', slug: 'water', description: 'Lakes' }],
        posts_tags: [{ post_id: 1, tag_id: 1 }],
      },
      ...{
        users: [
          {
            id: 1,
            name: 'Maria',
            slug: 'maria',
            email: 'maria@blog.example',
            bio: 'Writes.',
            profile_image: '__GHOST_URL__/m.png',
          },
        ],
      },
    },
  )
  expect((await importPosts(await openGhost(path, HOST), services, STRICT)).isRefused).toBe(false)
  const list = await articles()
  expect(list.map(({ slug, pinned }) => [slug, pinned]).sort()).toEqual([
    ['new', true],
    ['old', false],
  ])
  expect(list.find(({ slug }) => slug === 'old')).toMatchObject({ meta_description: 'For search engines' })
  const [{ author_id }] = list
  expect((await editor.get(`/api/authors/${author_id}`)).json.author).toMatchObject({
    bio: 'Writes.',
    image_url: expect.stringMatching(/^\/uploads\//),
  })
  const [about] = await pages()
  expect(about).toMatchObject({ slug: 'about', status: 'published' })
  expect(about.content).toMatch(/<img[^>]*src="\/uploads\/.*Who we are/s)
  expect((await editor.get('/api/categories')).json.categories).toMatchObject([{ slug: 'water', description: 'Lakes' }])
})

test('a dry run and a refused import leave nothing, and say what would be lost', async () => {
  const { services, countRows, articles, editor } = await startImport()
  const path = await ghostFile([
    { slug: 'lossy', html: '<p>Text.</p><img src="__GHOST_URL__/gone.png">', codeinjection_head: '<script>x</script>' },
    { slug: 'odd', html: '<p>Caf\uFFFD</p>' },
  ])
  const before = await countRows()
  for (const options of [DRY_RUN, STRICT]) {
    const report = await importPosts(await openGhost(path, HOST), services, options)
    expect(report.isRefused).toBe(true)
    expect(report.table).toMatchObject([
      { kind: 'pictures', found: 1, kept: 0, changed: 0, lost: 1 },
      { kind: 'code', found: 1, lost: 1 },
      { kind: 'authors', found: 2, kept: 2 },
      { kind: 'dates', found: 2, kept: 2 },
      { kind: 'characters', found: 1, lost: 1 },
    ])
    expect(await countRows()).toBe(before)
  }
  const report = await importPosts(await openGhost(path, HOST), services, ACCEPTED)
  expect(report.isRefused).toBe(false)
  const { id } = (await articles()).find(({ slug }) => slug === 'lossy')
  expect(report.losses[0]?.place).toEqual({ title: 'lossy', address: '/lossy/', target: `/articles/${id}` })
  const { json } = await editor.get(`/api/articles/${id}/notes`)
  expect(json.notes).toMatchObject([
    {
      author_id: null,
      text: expect.stringMatching(/• code, lost: .*\n• pictures, lost: its address is not a public one .*gone\.png$/s),
    },
  ])
})
