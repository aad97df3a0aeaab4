import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { findRedirect } from '@server/db/redirects'
import { articleTranslations } from '@server/db/schema/core'
import { openArchive } from '@server/transfer/import/archive'
import { openGhost } from '@server/transfer/import/ghost'
import { importPosts } from '@server/transfer/import/import-posts'
import { openMarkdown } from '@server/transfer/import/markdown'
import { openMedium } from '@server/transfer/import/medium'
import { openSubstack } from '@server/transfer/import/substack'
import { openWordpress } from '@server/transfer/import/wordpress'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ACCEPTED, damaged, fixture, STRICT, startImport, temporaryFolder } from './imports/start-import'

type Files = Record<string, string | Buffer>

async function folderOf(files: Files) {
  const folder = await temporaryFolder()
  for (const [name, contents] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), contents)
  }
  return folder
}

const u16 = (value: number) => Buffer.from([value & 255, (value >> 8) & 255])
const u32 = (value: number) => Buffer.concat([u16(value & 0xffff), u16(value >>> 16)])

const table = Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})
const crcOf = (bytes: Buffer) => {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (table[(crc ^ byte) & 255] as number) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

/** A ZIP archive; `claimed` is the size that it names instead of the real one. */
async function zipOf(files: Files, claimed?: number) {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, contents] of Object.entries(files)) {
    const bytes = Buffer.from(contents)
    const packed = deflateRawSync(bytes)
    const common = Buffer.concat([
      u16(0x0800),
      u16(8),
      u32(0),
      u32(crcOf(bytes)),
      u32(packed.length),
      u32(claimed ?? bytes.length),
      u16(Buffer.byteLength(name)),
      u16(0),
    ])
    const local = Buffer.concat([u32(0x04034b50), u16(20), common, Buffer.from(name), packed])
    directory.push(
      Buffer.concat([
        u32(0x02014b50),
        u16(20),
        u16(20),
        common,
        u16(0),
        u16(0),
        u16(0),
        u32(0),
        u32(offset),
        Buffer.from(name),
      ]),
    )
    parts.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const count = u16(directory.length)
  const end = Buffer.concat([u32(0x06054b50), u16(0), u16(0), count, count, u32(central.length), u32(offset), u16(0)])
  const path = join(await temporaryFolder(), 'export.zip')
  await writeFile(path, Buffer.concat([...parts, central, end]))
  return path
}

const SUBSTACK: Files = {
  'posts.csv': [
    'post_id,post_date,is_published,email_sent_at,type,audience,title,subtitle,podcast_url',
    '11.first-walk,2021-03-04T05:06:07.000Z,true,,newsletter,everyone,"First walk, alone",A subtitle,',
    '12.for-paying,2021-04-04T05:06:07.000Z,true,,newsletter,only_paid,For paying readers,,',
    '13.draft,,false,,newsletter,everyone,Draft,,',
  ].join('\n'),
  'posts/11.first-walk.html': '<p>Hello <a href="https://old.example/p/for-paying">you</a></p>',
  'posts/12.for-paying.html': '<p>Secret</p>',
  'posts/13.draft.html': '<p>Not yet</p>',
}

test.each(['folder', 'ZIP file'])('a Substack export is read from its %s', async (form) => {
  const { services, articles, db } = await startImport()
  const path = form === 'folder' ? await folderOf(SUBSTACK) : await zipOf(SUBSTACK)
  const source = await openSubstack(path, 'https://old.example')
  expect(source.name).toBe('substack:old.example')
  const report = await importPosts(source, services, STRICT)
  expect(report).toMatchObject({ isRefused: false, counts: { 'articles, published': 1, 'articles, drafts': 2 } })
  const [draft, walk, paying] = (await articles()).sort((one, other) => one.title.localeCompare(other.title))
  expect(draft).toMatchObject({ title: 'Draft', status: 'draft' })
  expect(walk).toMatchObject({
    title: 'First walk, alone',
    excerpt: 'A subtitle',
    published_at: '2021-03-04T05:06:07.000Z',
  })
  expect(paying).toMatchObject({ title: 'For paying readers', status: 'draft' })
  expect(await findRedirect(db, '/p/first-walk')).toBe(`/articles/${walk.id}`)
})

const story = (
  title: string,
  { heading = true } = {},
) => `<!DOCTYPE html><html><head><title>${title}</title></head><body>
<article class="h-entry"><header><h1 class="p-name">${title}</h1></header>
<section data-field="subtitle" class="p-summary">${heading ? 'Below the title' : ''}</section>
<section data-field="body" class="e-content"><section class="section"><div class="section-divider"><hr class="section-divider"></div>
<div class="section-content">${heading ? `<h3 class="graf graf--h3 graf--title">${title}</h3><h4 class="graf graf--h4 graf--subtitle">Below the title</h4>` : ''}
<p class="graf graf--p">The text.</p><pre class="graf graf--pre">a = 1</pre></div></section></section>
<footer><p>By <a href="https://medium.com/@rina" class="p-author h-card">Rina</a> on <a href="https://medium.com/p/0123456789ab"><time class="dt-published" datetime="2020-05-06T07:08:09.000Z">May 6</time></a>.</p>
<p><a href="https://blog.rina.example/a-walk-0123456789ab" class="p-canonical">Canonical link</a></p></footer></article></body></html>`

test('a Medium export becomes articles without the repeated titles; responses are drafts', async () => {
  const { services, articles, db } = await startImport()
  const path = await zipOf({
    'medium-export/posts/2020-05-06_A-walk-0123456789ab.html': story('A walk'),
    'medium-export/posts/2020-05-07_Thank-you-0123456789ac.html': story('Thank you', { heading: false }),
    'medium-export/posts/draft_Later-0123456789ad.html': story('Later'),
    'medium-export/README.html': '<p>Read me</p>',
  })
  const source = await openMedium(path)
  expect(source.name).toBe('medium:medium.com/@rina')
  await importPosts(source, services, ACCEPTED)
  const all = await articles()
  expect(all.map(({ title, status }) => [title, status]).sort()).toEqual([
    ['A walk', 'published'],
    ['Later', 'draft'],
    ['Thank you', 'draft'],
  ])
  const walk = all.find(({ title }) => title === 'A walk')
  expect(walk).toMatchObject({ excerpt: 'Below the title', author_name: 'Rina', slug: 'a-walk' })
  expect(walk.blocks.blocks.map(({ type, data }: { type: string; data: unknown }) => [type, data])).toEqual([
    ['paragraph', { text: 'The text.' }],
    ['code', { code: 'a = 1', language: '' }],
  ])
  expect(await findRedirect(db, '/a-walk-0123456789ab')).toBe(`/articles/${walk.id}`)
})

const png = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: '#a33' } })
    .png()
    .toBuffer()

test('a folder of Hugo becomes articles, pages and translations with the files beside them', async () => {
  const { services, articles, pages, db, fetched } = await startImport()
  const path = await folderOf({
    'hugo.toml': 'title = "x"',
    'content/_index.md': '---\ntitle: Home\n---\n',
    'content/about.md': '---\ntitle: About us\n---\nWho we are.\n',
    'content/posts/walk/index.md': [
      '+++',
      'title = "A walk"',
      'date = 2021-02-03T04:05:06+07:00',
      'tags = ["Lakes", "Toba"]',
      'aliases = ["/old-walk/"]',
      'summary = "Short."',
      'featured_image = "boat.png"',
      'weird = "kept nowhere"',
      '+++',
      'Text[^1] with a ![boat](boat.png "At the quay").',
      '',
      '{{< youtube dQw4w9WgXcQ >}}',
      '',
      'See [the other]({{< ref "other.md" >}}) and {{< unknown x >}}.',
      '',
      '> [!TIP]',
      '> Bring water.',
      '',
      '[^1]: A note.',
    ].join('\n'),
    'content/posts/walk/index.id.md': '---\ntitle: Jalan kaki\ndate: 2021-02-03\n---\nTeks.\n',
    'content/posts/walk/boat.png': await png(),
    'content/posts/other.md': '---\ntitle: Other\ndate: 2022-01-01\ndraft: true\n---\n/static: ![x](/img/x.png)\n',
    'static/img/x.png': await png(),
  })
  const report = await importPosts(await openMarkdown(path, 'https://old.example'), services, ACCEPTED)
  expect(fetched).toEqual([])
  expect(report.losses.map(({ kind, text }) => [kind, text])).toEqual(
    expect.arrayContaining([
      ['fields', 'weird: kept nowhere'],
      ['shortcodes', 'unknown is text now'],
    ]),
  )
  expect(report.losses.filter(({ kind }) => ['pictures', 'videos', 'footnotes'].includes(kind))).toEqual([])
  const walk = (await articles()).find(({ title }) => title === 'A walk')
  expect(walk).toMatchObject({
    status: 'published',
    excerpt: 'Short.',
    published_at: '2021-02-02T21:05:06.000Z',
    category_names: ['Lakes', 'Toba'],
    image_url: expect.stringMatching(/^\/uploads\/\w+-30x20\.webp$/),
  })
  const types = walk.blocks.blocks.map(({ type }: { type: string }) => type)
  expect(types).toEqual(expect.arrayContaining(['paragraph', 'image', 'video', 'callout']))
  expect(walk.content).toContain('data-note="A note."')
  for (const old of ['/old-walk', '/posts/walk/']) expect(await findRedirect(db, old)).toBe(`/articles/${walk.id}`)
  const [translation] = await db.select().from(articleTranslations)
  expect(translation).toMatchObject({ language: 'id', title: 'Jalan kaki', status: 'published', record_id: walk.id })
  expect((await pages()).map(({ title, slug }) => [title, slug])).toEqual([['About us', 'about']])

  const again = await importPosts(await openMarkdown(path, 'https://old.example'), services, STRICT)
  expect(again.counts).toEqual({
    'articles that an earlier import brought, left as they are': 2,
    'pages that an earlier import brought, left as they are': 1,
  })
})

test('a Jekyll site has its dates and its addresses in the names of its files', async () => {
  const { services, articles, db } = await startImport()
  const path = await folderOf({
    '_config.yml': 'title: x',
    '_posts/2019-05-01-first-steps.md':
      '---\ncategories: Lakes\nauthor: Rina <rina@old.example>\n---\n# Heading\n\nText.\n',
    '_drafts/later.md': 'Later.\n',
  })
  await importPosts(await openMarkdown(path), services, ACCEPTED)
  const [first, later] = (await articles()).sort((one, other) => one.title.localeCompare(other.title))
  expect(first).toMatchObject({ title: 'first-steps', author_name: 'Rina', published_at: '2019-04-30T17:00:00.000Z' })
  expect(later).toMatchObject({ title: 'later', status: 'draft' })
  for (const old of ['/2019/05/01/first-steps.html', '/2019/05/01/first-steps'])
    expect(await findRedirect(db, old)).toBe(`/articles/${first.id}`)
})

test('the language of the texts comes from the file', async () => {
  const { services, articles } = await startImport()
  const path = await damaged('wordpress.xml', (text) => text.replace('<language>en-GB<', '<language>id_ID<'))
  await importPosts(await openWordpress(path), services, ACCEPTED)
  expect((await articles()).map(({ language }) => language)).toEqual(['id', 'id'])
})

test('the encoding is the one that the file declares, and a second kind of date is understood', async () => {
  const { services, articles } = await startImport()
  const latin = await damaged('wordpress.xml', (text) => text)
  const text = readFileSync(fixture('wordpress.xml'), 'utf8')
  const changed = text
    .replace('encoding="UTF-8"', 'encoding="ISO-8859-1"')
    .replace('A walk around the lake', 'Caf\u00e9 am See')
    .replaceAll('2019-05-01 05:30:00', '2019-05-01T05:30:00')
  await writeFile(latin, Buffer.from(changed, 'latin1'))
  await importPosts(await openWordpress(latin), services, ACCEPTED)
  const walk = (await articles()).find(({ title }) => title.startsWith('Caf'))
  expect(walk).toMatchObject({ title: 'Caf\u00e9 am See', created_at: '2019-05-01T05:30:00.000Z' })
})

test('a date that is missing is a loss, and not the beginning of time', async () => {
  const { services, articles } = await startImport()
  const path = await damaged('wordpress.xml', (text) =>
    text
      .replaceAll(/<wp:post_date(_gmt)?>.*?<\/wp:post_date(_gmt)?>/g, '<wp:post_date>May, a Sunday</wp:post_date>')
      .replaceAll(/<pubDate>.*?<\/pubDate>/g, ''),
  )
  const report = await importPosts(await openWordpress(path), services, ACCEPTED)
  expect(report.losses.filter(({ kind }) => kind === 'dates')).toMatchObject([
    { text: 'May, a Sunday' },
    { text: 'May, a Sunday' },
  ])
  for (const { created_at } of await articles()) expect(new Date(created_at).getFullYear()).toBeGreaterThan(2020)
})

const open = {
  ghost: openGhost,
  wordpress: openWordpress,
  substack: openSubstack,
  medium: openMedium,
  markdown: openMarkdown,
}

/** What owners give by mistake. */
const MISTAKES: Record<string, () => Promise<string>> = {
  'a file that is not there': async () => '/nowhere/export',
  'an empty file': async () => join(await folderOf({ empty: '' }), 'empty'),
  'a file of something else': async () => join(await folderOf({ 'notes.txt': 'Just some notes.' }), 'notes.txt'),
  'a picture': async () => join(await folderOf({ 'a.png': await png() }), 'a.png'),
  'an archive of something else': () => zipOf({ 'notes.txt': 'Just some notes.' }),
  'a folder of something else': () => folderOf({ 'notes.txt': 'Just some notes.' }),
  'JSON of something else': async () => join(await folderOf({ 'a.json': '{"posts":[]}' }), 'a.json'),
}

test.each(
  Object.entries(open).flatMap(([format, openFile]) =>
    Object.entries(MISTAKES).map(([mistake, make]) => ({ format, mistake, openFile, make })),
  ),
)('$format: $mistake is refused in one line that says what was expected', async ({ openFile, make }) => {
  const error = await openFile(await make(), 'https://old.example').then(
    () => undefined,
    (error: Error) => error,
  )
  expect(error?.name).toBe('SourceError')
  expect(error?.message).toMatch(/expected (?:the|a) /)
  expect(error?.message).not.toContain('\n')
})

test('JSON with a byte order mark, in UTF-8 or UTF-16, is read', async () => {
  const text = readFileSync(fixture('ghost.json'), 'utf8')
  for (const encoding of ['utf8', 'utf16le'] as const) {
    const path = join(await temporaryFolder(), 'export.json')
    await writeFile(path, Buffer.from(`\uFEFF${text}`, encoding))
    expect((await openGhost(path, 'https://old.example')).name).toBe('ghost:old.example')
  }
})

test('an archive above its limits is refused before anything of it is unpacked, and one that lies about its sizes is noticed', async () => {
  const limits = { files: 2, fileBytes: 1000, allBytes: 1500 }
  const big = 'x'.repeat(1001)
  await expect(openArchive(await zipOf({ a: 'a', b: 'b', c: 'c' }), 'x', limits)).rejects.toThrow('more than 2 files')
  await expect(openArchive(await zipOf({ a: big, b: big }), 'x', limits)).rejects.toThrow('when it is unpacked')
  await expect((await openArchive(await zipOf({ a: big }), 'x', limits)).read('a')).rejects.toThrow('a has more than')
  const lying = await openArchive(await zipOf({ a: big }, 10), 'x', limits)
  await expect(lying.read('a')).rejects.toThrow('is damaged')
})
