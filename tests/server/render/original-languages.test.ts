import { loadBuiltSite } from '@server/render/site-renderer'
import { hasClass, isElement, parseHtml } from '@shared/content/dom'
import { languagePath, splitLanguage } from '@shared/language-paths'
import { DEFAULT_LANGUAGE, directionOf, LANGUAGES, type LanguageCode } from '@shared/languages'
import { paths } from '@shared/paths'
import { startServer } from '@tests/server/start-server'
import type { ChildNode } from 'domhandler'
import { expect, test } from 'vitest'

const BASE = 'https://eye.example'
const CODES = LANGUAGES.map(({ code }) => code)
/** English, another language of its script, one of another direction, and one without spaces. */
const WRITTEN: LanguageCode[] = ['en', 'id', 'ar', 'ja']

/** The texts name their language: this tells them apart on a page. */
const marker = (language: LanguageCode) => `Teks-${language}-teks`
const MARKER = /Teks-([A-Za-z-]+)-teks/g

async function start() {
  const server = await startServer({ renderer: await loadBuiltSite(), env: { PUBLIC_URL: BASE } })
  const editor = await server.as(await server.make.user({ role: 'editor', name: 'Dewi Lestari' }))
  const category = await server.make.category({ name: 'Lakes', slug: 'lakes' })
  const place = await server.make.place({ name: 'Toba', slug: 'toba' })
  const textsIn = (language: LanguageCode) => ({
    title: marker(language),
    excerpt: marker(language),
    content: `<p>${marker(language)}</p>`,
  })
  async function publish(language: LanguageCode) {
    const about = { category_ids: [category.id], places: [place.id] }
    const body = { ...textsIn(language), ...about, language, status: 'published' }
    return (await editor.post('/api/articles', body)).json.articleId as number
  }
  const translate = (id: number, language: LanguageCode) =>
    editor.put(`/api/articles/${id}/translations/${language}`, { ...textsIn(language), status: 'published' })
  const open = async (path: string) => (await server.fetch(path)).text as string
  return { ...server, editor, publish, translate, open }
}

type Marked = { lang: string; dir?: string; translate?: string; language: string }

/** Every text with a marker, with the language and the direction in which the page shows it. */
function markedTexts(nodes: readonly ChildNode[], around: Omit<Marked, 'language'> = { lang: '' }): Marked[] {
  return nodes.flatMap((node) => {
    if (isElement(node)) {
      // What is in the head, and data, has no place on the page, and hidden sentences of the interface name articles.
      if (['head', 'script'].includes(node.name) || hasClass(node, 'visually-hidden')) return []
      const { lang, dir, translate } = node.attribs
      return markedTexts(node.children, lang ? { lang, dir, translate } : around)
    }
    if (!('data' in node)) return []
    return [...String(node.data).matchAll(MARKER)].map(([, language = '']) => ({ ...around, language }))
  })
}

const attributes = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => value)
const canonicalOf = (html: string) => attributes(html, /rel="canonical" href="([^"]*)"/g)[0]
const alternatesOf = (html: string) =>
  Object.fromEntries([...html.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, code, href]) => [code, href]))

const pathIn = (language: LanguageCode, id: number) => languagePath(language, paths.article(id))

test('each page in each language shows every original in its own language and direction', async () => {
  const { publish, open } = await start()
  const ids = new Map<number, LanguageCode>()
  for (const language of WRITTEN) ids.set(await publish(language), language)
  const listed = attributes(await open('/sitemap.xml'), /<loc>([^<]*)<\/loc>/g).map((address = '') =>
    address.slice(BASE.length),
  )
  // An article has a page in every language, but search engines learn of those alone in which it is written.
  for (const [id, language] of ids)
    expect(listed.filter((path) => splitLanguage(path).path === paths.article(id))).toEqual([pathIn(language, id)])

  const pages = new Set(listed.map((path) => splitLanguage(path).path))
  for (const id of ids.keys()) pages.add(paths.article(id))
  const showing = new Set<string>()
  for (const page of pages)
    for (const code of CODES) {
      const path = languagePath(code, page)
      const texts = markedTexts(parseHtml(await open(path)))
      if (texts.length > 0) showing.add(page)
      for (const { lang, dir, translate, language } of texts) {
        expect(lang, `${language} on ${path}`).toBe(language)
        // The widget may replace it by a text of the other direction.
        const shown = translate === 'yes' ? 'auto' : directionOf(language as LanguageCode)
        if (code === DEFAULT_LANGUAGE || language === code) expect(translate, path).toBeUndefined()
        expect(dir, `${language} on ${path}`).toBe(shown)
      }
    }
  const lists = [paths.home, paths.articles, paths.topic('lakes'), paths.place('toba')]
  expect([...showing]).toEqual(expect.arrayContaining([...lists, ...[...ids.keys()].map(paths.article)]))
}, 120_000)

test('each address of an original leads search engines to the one in its language', async () => {
  const { publish, open } = await start()
  for (const language of WRITTEN) {
    const id = await publish(language)
    for (const code of CODES) {
      const html = await open(pathIn(code, id))
      expect(canonicalOf(html), code).toBe(BASE + pathIn(language, id))
      expect(alternatesOf(html), code).toEqual({})
      expect(html).toContain(`"inLanguage":"${language}"`)
      expect(html).toContain(`property="og:url" content="${BASE}${pathIn(language, id)}"`)
    }
  }
})

test('an English translation is the page for readers of English, and the original for all who have none', async () => {
  const { publish, translate, open } = await start()
  const id = await publish('id')
  await translate(id, 'en')
  const [english, indonesian] = [BASE + pathIn('en', id), BASE + pathIn('id', id)]
  const alternates = { id: indonesian, en: english, 'x-default': english }
  for (const [code, language, canonical] of [
    ['en', 'en', english],
    ['id', 'id', indonesian],
    ['fr', 'id', indonesian],
  ] as const) {
    const html = await open(pathIn(code, id))
    expect(new Set(markedTexts(parseHtml(html)).map((text) => text.language)), code).toEqual(new Set([language]))
    expect(canonicalOf(html), code).toBe(canonical)
    expect(alternatesOf(html), code).toEqual(alternates)
  }
  await translate(id, 'ar')
  expect(alternatesOf(await open(pathIn('ar', id)))).toEqual({ ...alternates, ar: BASE + pathIn('ar', id) })
  expect(attributes(await open('/sitemap.xml'), /<loc>([^<]*articles\/\d+)<\/loc>/g).toSorted()).toEqual(
    [english, indonesian, BASE + pathIn('ar', id)].toSorted(),
  )
})

test('the feed of each language names the language of each text', async () => {
  const { publish, translate, open } = await start()
  const ids = new Map<LanguageCode, number>()
  for (const language of WRITTEN) ids.set(language, await publish(language))
  await translate(ids.get('id') as number, 'en')
  for (const code of CODES)
    for (const feed of ['/feed.xml', '/topics/lakes/feed.xml']) {
      const items = (await open(languagePath(code, feed))).split('<item>').slice(1)
      expect(items).toHaveLength(WRITTEN.length)
      for (const item of items) {
        const language = /Teks-([A-Za-z-]+)-teks/.exec(item)?.[1]
        expect(item, code).toContain(`<dc:language>${language}</dc:language>`)
        expect(item, code).toContain(`&lt;div lang=&quot;${language}&quot;`)
        // Nothing of another language beside it.
        expect(new Set([...item.matchAll(MARKER)].map(([, each]) => each))).toEqual(new Set([language]))
      }
      const shown = items.map((item) => /Teks-([A-Za-z-]+)-teks/.exec(item)?.[1])
      expect(shown.includes('id'), code).toBe(code !== 'en')
    }
})

test('a call that names no language is answered for readers of English', async () => {
  const { publish, translate, fetch } = await start()
  const id = await publish('id')
  const read = async (query: string) => (await fetch(`/api/articles/${id}${query}`)).json.article
  expect(await read('')).toMatchObject({ lang: 'id', language: 'id', languages: ['id'] })
  expect(await read('?lang=fr')).toMatchObject({ lang: 'id', language: 'id', languages: ['id'] })
  await translate(id, 'en')
  for (const query of ['', '?lang=en'])
    expect(await read(query)).toMatchObject({
      lang: 'en',
      language: 'id',
      languages: ['id', 'en'],
      title: marker('en'),
    })
  const english = await publish('en')
  const plain = (await fetch(`/api/articles/${english}`)).json.article
  expect(plain.language).toBe('en')
  expect(plain).not.toHaveProperty('lang')
  expect(plain).not.toHaveProperty('languages')
})
