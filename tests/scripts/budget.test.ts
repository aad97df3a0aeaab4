import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { firstVisit, overBudget } from '../../scripts/budget.mjs'

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] }

const HOME = 'src/site/pages/HomePage.tsx'
const LOGIN = 'src/site/side-pages/LoginPage.tsx'
const TEXTS = ['en', 'th'].flatMap((code) => [`src/site/i18n/${code}.json`, `src/site/i18n/side-pages/${code}.json`])

const manifest: Record<string, Chunk> = {
  '_first.js': { file: 'assets/first.js', imports: ['_common.js'], dynamicImports: [HOME, LOGIN, ...TEXTS] },
  '_common.js': { file: 'assets/common.js' },
  '_cards.js': { file: 'assets/cards.js', imports: ['_common.js'] },
  [HOME]: { file: 'assets/HomePage.js', imports: ['_common.js', '_cards.js'] },
  [LOGIN]: { file: 'assets/LoginPage.js', imports: ['_common.js'] },
  ...Object.fromEntries(TEXTS.map((key) => [key, { file: `assets/${key.replaceAll('/', '-')}` }])),
  'src/site/images/home-hero-narrow-720.avif': { file: 'assets/portrait-720.avif' },
}

const admin: Record<string, Chunk> = {
  'admin.html': { file: 'assets/admin.js' },
  'src/admin/articles/ArticleTools.tsx': { file: 'assets/tools.js', imports: ['admin.html'] },
}

const HTML = ['first', 'common'].map(
  (name) => `<script type="module" crossorigin data-src="/assets/${name}.js"></script>`,
)

type Changes = { sizes?: Record<string, number>; chunks?: Record<string, Chunk>; html?: string; first?: string }

/** A build whose files have these sizes; the others are empty. */
async function buildWith({ sizes = {}, chunks = {}, html = HTML.join('\n'), first = 'assets/cards.js' }: Changes = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const name of ['.vite', 'assets']) await mkdir(join(folder, name))
  const all = { ...manifest, ...chunks }
  await writeFile(join(folder, '.vite/site.json'), JSON.stringify(all))
  await writeFile(join(folder, '.vite/admin.json'), JSON.stringify(admin))
  await writeFile(join(folder, 'index.html'), html)
  const empty = Object.fromEntries(Object.values({ ...all, ...admin }).map(({ file }) => [file, 0]))
  for (const [file, size] of Object.entries({ ...empty, ...sizes }))
    await writeFile(join(folder, file), 'x'.repeat(size))
  await writeFile(join(folder, 'assets/first.js'), first)
  return folder
}

const BASE = { 'assets/first.js.br': 105_000, 'assets/common.js': 10_000, 'assets/src-site-i18n-th.json': 3000 }

test('a page may load so many scripts, up to the last byte, in its longest language and with what several files import', async () => {
  expect(overBudget(await buildWith({ sizes: { ...BASE, 'assets/cards.js': 2000 } }))).toEqual([])
  expect(overBudget(await buildWith({ sizes: { ...BASE, 'assets/cards.js': 2001 } }))).toEqual([
    'A first visit to HomePage in th loads 120001 bytes of scripts (brotli); the limit is 120000.',
  ])
  // Texts that only a few pages have count for those alone.
  const sizes = { ...BASE, 'assets/src-site-i18n-side-pages-th.json': 2001 }
  expect(overBudget(await buildWith({ sizes }))).toEqual([
    'A first visit to LoginPage in th loads 120001 bytes of scripts (brotli); the limit is 120000.',
  ])
})

test('a first visit loads the page with its imports, and the texts of its language', async () => {
  expect(firstVisit(await buildWith(), 'HomePage', 'th')).toEqual(
    ['first.js', 'common.js', 'HomePage.js', 'cards.js', 'src-site-i18n-th.json'].map((name) => `assets/${name}`),
  )
})

test('the HTML names all first scripts', async () => {
  expect(overBudget(await buildWith({ html: HTML[0] }))).toEqual([
    'index.html does not name assets/common.js, which its scripts import.',
  ])
})

test('no code of a page waits for a third request', async () => {
  const lateOf = (key: string) => [`The first scripts do not load ${key}, so a page waits for a third request.`]
  // Not asked for together with the page that imports it.
  expect(overBudget(await buildWith({ first: '' }))).toEqual(lateOf('_cards.js'))
  const chunks = { '_first.js': { file: 'assets/first.js', imports: ['_common.js'], dynamicImports: [HOME, ...TEXTS] } }
  expect(overBudget(await buildWith({ chunks }))).toEqual(lateOf(LOGIN))
})

test('a picture at the top of the home page has a limit too', async () => {
  expect(overBudget(await buildWith({ sizes: { 'assets/portrait-720.avif': 60_000 } }))).toEqual([])
  expect(overBudget(await buildWith({ sizes: { 'assets/portrait-720.avif': 60_001 } }))).toEqual([
    'assets/portrait-720.avif, at the top of the home page, has 60001 bytes; the limit is 60000.',
  ])
})

test('the dashboard has a limit for its first list, and for that with its search and filters', async () => {
  const sizes = { 'assets/admin.js': 1_000_000, 'assets/admin.js.gz': 360_000, 'assets/tools.js': 36_000 }
  expect(overBudget(await buildWith({ sizes }))).toEqual([])
  expect(overBudget(await buildWith({ sizes: { ...sizes, 'assets/admin.js.gz': 360_001 } }))).toEqual([
    'The dashboard’s first list loads 360001 bytes of scripts (gzip); the limit is 360000.',
    'The dashboard’s first list with search and filters loads 396001 bytes of scripts (gzip); the limit is 396000.',
  ])
})
