import type { Request } from '@shared/client'
import { escapeHtml } from '@shared/content/html'
import { languagePath } from '@shared/language-paths'
import { DEFAULT_LANGUAGE, type LanguageCode, languageFor } from '@shared/languages'
import { paths } from '@shared/paths'
import { lastPublicChange } from '@shared/public-date'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config'
import { tag } from '../http/cache/cache-tags'
import { notFound } from '../http/errors'
import { publicUrl } from '../http/public-url'

const STATIC_PAGES = [paths.home, paths.about, paths.articles, paths.places, paths.topics, paths.membership]
export const SITEMAP = '/sitemap.xml'
/** All but articles. */
const PAGES = '/sitemaps/pages.xml'
const partPath = (part: number | string) => `/sitemaps/articles-${part}.xml`

type Dates = { created_at: string; published_at: string | null; revised_at: string | null }

/** What the sitemap looks up in the database: a large one has too many articles for calls of the API. */
export type SitemapSource = {
  /** The parts that have articles. */
  parts: () => Promise<number[]>
  /** The published articles of a part, with the languages in which they are written, that of the original first. */
  articles: (part: number) => Promise<({ id: number; languages: LanguageCode[] } & Dates)[]>
  /** The events, past ones too, likewise. */
  events: () => Promise<{ id: number; languages: LanguageCode[]; updated_at: string }[]>
  /** Topics, series and authors with articles. Biographies are not translated. */
  subjects: () => Promise<{
    topics: { slug: string; languages: LanguageCode[]; newest: string }[]
    series: { slug: string; languages: LanguageCode[]; newest: string }[]
    authors: { id: number; slug: string; newest: string }[]
  }>
}

/** `offered`: the languages that readers can choose. */
type Magazine = { base: string; offered: readonly LanguageCode[] }

/**
 * One entry for each offered language of a page, that of the original first, each with the addresses of all of them. What is written in none of
 * them has the address without a language.
 */
function entriesOf(
  { base, offered }: Magazine,
  path: string,
  written: readonly LanguageCode[] = offered,
  lastmod?: string,
) {
  const found = written.filter((code) => offered.includes(code))
  const languages: readonly LanguageCode[] = found.length > 0 ? found : [DEFAULT_LANGUAGE]
  const addressIn = (code: LanguageCode) => base + languagePath(code, path)
  const link = (hreflang: string, code: LanguageCode) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${addressIn(code)}"/>`
  const links =
    languages.length > 1
      ? [
          ...languages.map((code) => link(code, code)),
          link('x-default', languageFor(languages, DEFAULT_LANGUAGE)),
        ].join('')
      : ''
  const modified = lastmod ? `<lastmod>${lastmod}</lastmod>` : ''
  return languages.map((code) => `<url><loc>${addressIn(code)}</loc>${modified}${links}</url>`)
}

const PER_PAGE = 100

/** All rows of a list, which is read in parts. */
async function allRows<Row>(read: (query: { page: number; perPage: number }) => Promise<Row[]>) {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const next = await read({ page, perPage: PER_PAGE })
    rows.push(...next)
    if (next.length < PER_PAGE) return rows
  }
}

/** Every place, by name. */
const allPlaces = (request: Request) =>
  allRows(async (query) => (await request('GET /api/places', { query: { ...query, sort: 'name' } })).places)

/** Every published page of the owner. */
const allPages = (request: Request) => allRows(async (query) => (await request('GET /api/pages', { query })).pages)

/** Every newsletter of the archive. */
const allNewsletters = (request: Request) =>
  allRows(async (query) => (await request('GET /api/newsletters/public', { query })).newsletters)

async function pageEntries(magazine: Magazine, request: Request, source: SitemapSource) {
  const ownerPages = await allPages(request)
  // The owner's About replaces the one that exists in all languages.
  const replaced = new Set(ownerPages.map(({ slug }) => paths.page(slug)))
  const fixed = STATIC_PAGES.filter((path) => !replaced.has(path)).flatMap((path) => entriesOf(magazine, path))
  const { topics, series, authors } = await source.subjects()
  const subjects = [
    ...topics.map(({ slug, ...topic }) => ({ path: paths.topic(slug), ...topic })),
    ...series.map(({ slug, ...one }) => ({ path: paths.series(slug), ...one })),
    ...authors.map(({ newest, ...author }) => ({ path: paths.author(author), languages: [], newest })),
  ]
  const places = await allPlaces(request)
  const newsletters = await allNewsletters(request)
  return [
    ...(newsletters.length > 0 ? entriesOf(magazine, paths.newsletters) : []),
    ...newsletters.flatMap(({ key, sent_at }) =>
      entriesOf(magazine, paths.newsletter(key), [DEFAULT_LANGUAGE], sent_at),
    ),
    ...fixed,
    ...subjects.flatMap(({ path, languages, newest }) =>
      entriesOf(magazine, escapeHtml(path), [DEFAULT_LANGUAGE, ...languages], newest),
    ),
    ...ownerPages.flatMap(({ slug, languages, updated_at }) =>
      entriesOf(magazine, paths.page(slug), languages, updated_at),
    ),
    ...places.flatMap(({ slug, updated_at, languages = [DEFAULT_LANGUAGE] }) =>
      entriesOf(magazine, paths.place(slug), languages, updated_at),
    ),
    ...(await source.events()).flatMap(({ id, languages, updated_at }) =>
      entriesOf(magazine, paths.event(id), languages, updated_at),
    ),
  ]
}

async function articleEntries(magazine: Magazine, part: number, source: SitemapSource) {
  const articles = await source.articles(part)
  return articles.flatMap((article) =>
    entriesOf(magazine, paths.article(article.id), article.languages, lastPublicChange(article)),
  )
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const urlSet = (entries: string[]) =>
  `${HEAD}<urlset ${XMLNS} xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('\n')}</urlset>\n`

const indexOf = (base: string, files: string[]) =>
  `${HEAD}<sitemapindex ${XMLNS}>${files.map((file) => `<sitemap><loc>${base}${file}</loc></sitemap>`).join('\n')}</sitemapindex>\n`

type Options = { config: Config; request: Request; sitemap: SitemapSource }

/** The sitemap: one file, or in a larger magazine an index of several. */
export function registerSitemap(app: FastifyInstance, { config, request, sitemap }: Options) {
  const options = { config: { cacheable: true } }
  const send = (reply: FastifyReply, xml: string) => reply.type('application/xml; charset=utf-8').send(xml)

  const magazineOf = async (req: FastifyRequest): Promise<Magazine> => {
    const { settings } = await request('GET /api/settings', {})
    return { base: escapeHtml(publicUrl(config, req)), offered: settings.languages }
  }

  // What the lookups in the database depend on; the calls of the API name the rest.
  const noteArticles = ({ shown }: FastifyRequest) => shown?.add(tag.articles).add(tag.anyArticle)
  const noteSubjects = ({ shown }: FastifyRequest) =>
    shown?.add(tag.articles).add(tag.anyArticle).add(tag.topics).add(tag.series)

  app.get(SITEMAP, options, async (req, reply) => {
    noteArticles(req)
    noteSubjects(req)
    const magazine = await magazineOf(req)
    const { base } = magazine
    const parts = await sitemap.parts()
    if (parts.length > 1) return send(reply, indexOf(base, [PAGES, ...parts.map(partPath)]))
    const articles = await Promise.all(parts.map((part) => articleEntries(magazine, part, sitemap)))
    return send(reply, urlSet([...(await pageEntries(magazine, request, sitemap)), ...articles.flat()]))
  })

  app.get(PAGES, options, async (req, reply) => {
    noteSubjects(req)
    return send(reply, urlSet(await pageEntries(await magazineOf(req), request, sitemap)))
  })

  app.get<{ Params: { part: string } }>(partPath(':part'), options, async (req, reply) => {
    noteArticles(req)
    const { part } = req.params
    const entries = /^[1-9]\d{0,6}$/.test(part)
      ? await articleEntries(await magazineOf(req), Number(part), sitemap)
      : []
    if (entries.length === 0) throw notFound('Page')
    return send(reply, urlSet(entries))
  })
}
