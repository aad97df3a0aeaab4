import { loadBuiltSite } from '@server/render/site-renderer'
import { languagePath, splitLanguage } from '@shared/language-paths'
import { LANGUAGES, type LanguageCode } from '@shared/languages'
import { publicPages } from '@tests/server/public-addresses'
import { startServer, type TestServer } from '@tests/server/start-server'
import { startWithMachine } from '@tests/server/translations/machine-texts'
import { expect, test } from 'vitest'

const BASE = 'https://eye.example'
const TRANSLATED: LanguageCode[] = ['fr', 'id']
const DRAFT = 'de'

/** Two records of each kind that readers see, of which one is translated. */
async function fill({ make, as }: TestServer) {
  const writer = await make.user({ role: 'editor', name: 'Dewi', bio: 'Writes about lakes' })
  const editor = await as(writer)
  const records = async (name: string) => {
    const category = await make.category({ slug: `topic-${name}`, description: 'Water in calderas' })
    const author = name === 'plain' ? writer : await make.user({ name: 'Dewi', role: 'editor' })
    const series = await make.series({ slug: `series-${name}` })
    const article = await make.article({ author_id: author.id, category_ids: [category.id], series_id: series.id })
    const event = await make.article({ slug: 'events', status: 'draft', excerpt: '/subscribe', content: '<p>Come</p>' })
    return { category, author, article, event, series, place: await make.place(), page: await make.page() }
  }
  const [plain, translated] = [await records('plain'), await records('translated')]
  const { article, event, place, page, category, series } = translated
  const texts = (language: string, status: string) => ({
    [`articles/${article.id}`]: { title: `Lake ${language}`, excerpt: 'Deep', content: '<p>Water</p>', status },
    [`articles/${event.id}`]: {
      title: `Walk ${language}`,
      excerpt: '/subscribe',
      content: `<p>Come ${language}</p>`,
      status,
    },
    [`pages/${page.id}`]: { title: `Privacy ${language}`, content: '<p>Nothing</p>', status },
    ...(status === 'published' && {
      [`places/${place.id}`]: { name: `Pond ${language}`, summary: `Shallow ${language}` },
      [`categories/${category.id}`]: { name: `Lakes ${language}`, description: `Water ${language}` },
      [`series/${series.id}`]: { title: `Walks ${language}`, description: `Feet ${language}` },
    }),
  })
  for (const language of [...TRANSLATED, DRAFT])
    for (const [record, body] of Object.entries(texts(language, language === DRAFT ? 'draft' : 'published'))) {
      const { status, text } = await editor.put(`/api/${record}/translations/${language}`, body)
      expect(status, text).toBe(200)
    }
  const pages = [plain, translated].flatMap(publicPages).map((address) => address.replace(/\?.*/, ''))
  return [...new Set(pages)].filter((path) => path !== '/nowhere')
}

const linksIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language = '', href = '']) => [language, href]),
  )

/** The entries of the sitemap: the languages with their addresses, by address. */
async function sitemapOf({ fetch }: Pick<TestServer, 'fetch'>) {
  const { text } = await fetch('/sitemap.xml')
  const entries = text.split('<url>').slice(1)
  return new Map(entries.map((entry) => [/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '', linksIn(entry)]))
}

/** What search engines read in the head of a page. */
async function headOf({ fetch }: Pick<TestServer, 'fetch'>, address: string) {
  const { status, text } = await fetch(address.replace(BASE, '') || '/')
  const meta = (pattern: string) => new RegExp(pattern).exec(text)?.[1] ?? ''
  return {
    status,
    isIndexed: !meta('name="robots" content="([^"]*)"').startsWith('noindex'),
    canonical: meta('rel="canonical" href="([^"]*)"').replace(/\/$/, ''),
    alternates: linksIn(text.slice(0, text.indexOf('</head>'))),
    what: meta('<title>([^<]*)') + meta('name="description" content="([^"]*)"'),
  }
}

/** The sitemap lists what is indexed and nothing else, and each of its pages names the same addresses and differs from its translations. */
async function expectOneAddress(server: Pick<TestServer, 'fetch'>, pages: string[], codes: readonly LanguageCode[]) {
  const listed = await sitemapOf(server)
  const seen = new Map<string, string>()
  for (const [address, languages] of listed) {
    const { language, path } = splitLanguage(address.replace(BASE, ''))
    if (!codes.includes(language)) continue
    const { status, isIndexed, canonical, alternates, what } = await headOf(server, address)
    expect({ address, status, isIndexed, canonical, alternates }).toEqual({
      address,
      status: 200,
      isIndexed: true,
      canonical: address.replace(/\/$/, ''),
      alternates: languages,
    })
    expect([address, seen.get(path + what)]).toEqual([address, undefined])
    seen.set(path + what, address)
    for (const other of Object.values(languages)) expect(listed.get(other), other).toEqual(languages)
  }
  for (const path of pages)
    for (const code of listed.has(BASE + path) ? codes : (['en'] as const)) {
      const address = BASE + languagePath(code, path)
      const { isIndexed, canonical } = await headOf(server, address)
      if (isIndexed) expect([address, listed.has(canonical) || listed.has(`${canonical}/`)]).toEqual([address, true])
      else expect([address, listed.has(address)]).toEqual([address, false])
    }
  return listed
}

const languagesOf = (listed: ReadonlyMap<string, unknown>, path: string) =>
  LANGUAGES.flatMap(({ code }) => (listed.has(BASE + languagePath(code, path)) ? [code] : []))

async function expectPages(codes: readonly LanguageCode[]) {
  const server = await startServer({ renderer: await loadBuiltSite(), env: { PUBLIC_URL: BASE } })
  const pages = await fill(server)
  const listed = await expectOneAddress(server, pages, codes)
  // Each record of a kind is in English; of the kinds with translations, one record is in these languages too.
  const languages: Record<string, string[]> = {}
  for (const path of pages) {
    const [, kind = '', name] = path.split('/')
    if (name && listed.has(BASE + path))
      languages[kind] = [...(languages[kind] ?? []), languagesOf(listed, path).join()]
  }
  const translated = ['en', 'en,id,fr']
  expect(languages).toEqual({
    articles: translated,
    events: translated,
    places: translated,
    pages: translated,
    topics: translated,
    series: translated,
    authors: ['en', 'en'],
  })
}

test('each page is indexed in the languages that it has, under one address each', () =>
  expectPages(['en', ...TRANSLATED, DRAFT]))

test('so it is in all languages', { tags: 'sweep' }, () => expectPages(LANGUAGES.map(({ code }) => code)))

test('a machine’s translations have their own addresses, which no one is led to', async () => {
  const server = await startWithMachine(undefined, { env: { PUBLIC_URL: BASE }, renderer: await loadBuiltSite() })
  const pages = (await fill(server)).filter((path) => path.split('/').length > 2)
  await Promise.all(pages.map((path) => server.fetch(languagePath('ar', path))))
  await server.work()
  const listed = await sitemapOf(server)
  const kinds = new Set<string | undefined>()
  for (const path of pages) {
    const { isIndexed, canonical, what } = await headOf(server, BASE + languagePath('ar', path))
    if (!what.includes('[ar]')) continue
    kinds.add(path.split('/')[1])
    expect([isIndexed, canonical, listed.has(canonical)]).toEqual([false, BASE + languagePath('ar', path), false])
  }
  expect([...kinds].sort()).toEqual(['articles', 'events', 'pages', 'places', 'series', 'topics'])
})
