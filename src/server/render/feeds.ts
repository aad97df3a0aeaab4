import { ApiError, type Request } from '@shared/client'
import { escapeHtml } from '@shared/content/html'
import type { ArticleSummary } from '@shared/entities/article'
import { feedPath, languagePath } from '@shared/language-paths'
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '@shared/languages'
import { SITE_NAME, TITLE_SUFFIX } from '@shared/magazine'
import { paths } from '@shared/paths'
import { lastPublicChange } from '@shared/public-date'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config'
import { notFound } from '../http/errors'
import { publicUrl } from '../http/public-url'
import { type FileSizes, feedPictures } from './feed-pictures'
import { rss } from './rss'

const STATIC_PAGES = [paths.home, paths.about, paths.articles, paths.places, paths.membership]
const SITEMAP = '/sitemap.xml'
const ALL_LANGUAGES = LANGUAGES.map(({ code }) => code)

/** The languages of the published translations, by article. */
export type PublishedLanguages = () => Promise<Map<number, LanguageCode[]>>

/** One entry for each language of a page, each with the addresses of all of them. */
function entriesOf(base: string, path: string, languages: readonly LanguageCode[], lastmod?: string) {
  const addressIn = (code: LanguageCode) => base + languagePath(code, path)
  const link = (hreflang: string, code: LanguageCode) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${addressIn(code)}"/>`
  const links =
    languages.length > 1
      ? [...languages.map((code) => link(code, code)), link('x-default', DEFAULT_LANGUAGE)].join('')
      : ''
  const modified = lastmod ? `<lastmod>${lastmod}</lastmod>` : ''
  return languages.map((code) => `<url><loc>${addressIn(code)}</loc>${modified}${links}</url>`)
}

const PER_PAGE = 100
const FEED_LENGTH = 20

/** All rows of a list, which is read in parts. */
async function allRows<Row>(
  read: (query: { page: number; perPage: number }) => Promise<{ rows: Row[]; total: number }>,
) {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const next = await read({ page, perPage: PER_PAGE })
    rows.push(...next.rows)
    if (next.rows.length === 0 || rows.length >= next.total) return rows
  }
}

/** Every place, by name. */
const allPlaces = (request: Request) =>
  allRows(async (query) => {
    const { places, total } = await request('GET /api/places', { query: { ...query, sort: 'name' } })
    return { rows: places, total }
  })

/** Every published page of the owner. */
const allPages = (request: Request) =>
  allRows(async (query) => {
    const { pages, total } = await request('GET /api/pages', { query })
    return { rows: pages, total }
  })

/** Every published article, newest first. */
async function allArticles(request: Request) {
  const first = await request('GET /api/articles', { query: { page: 1, perPage: PER_PAGE } })
  const articles = [...first.articles]
  for (let page = 2; articles.length < first.total; page += 1) {
    const next = await request('GET /api/articles', { query: { page, perPage: PER_PAGE } })
    if (next.articles.length === 0) break
    articles.push(...next.articles)
  }
  return articles
}

type Sources = {
  config: Config
  request: Request
  publishedLanguages: PublishedLanguages
  tagline: (language: LanguageCode) => Promise<string>
  /** Where the old address of a renamed page leads to. */
  redirectFrom: (address: string) => Promise<string | undefined>
  fileSizes: FileSizes
}

/** What a feed is about, and the path of the page that lists the same. */
type FeedSubject = { title: string; description: string; page: string; feed: string; category?: string }

/** The newest articles in this language. Each item names its language, since some are not translated. */
async function feedOf(subject: FeedSubject, language: LanguageCode, base: string, { request, fileSizes }: Sources) {
  const addressOf = (path: string) => base + escapeHtml(languagePath(language, path))
  const { category } = subject
  // Without machine translations: a feed cannot label them.
  const lang = language === DEFAULT_LANGUAGE ? undefined : language
  const query = { limit: FEED_LENGTH, category, lang, machine: '0' } as const
  const { articles } = await request('GET /api/articles', { query })
  const pictures = await feedPictures(articles, base, fileSizes)
  const items = articles.map((article) => ({
    article,
    address: addressOf(paths.article(article.id)),
    picture: article.image_url ? pictures.get(article.image_url) : undefined,
  }))
  const { title, description } = subject
  return rss(items, { title, description, address: addressOf(subject.feed), home: addressOf(subject.page), language })
}

/** The feeds of all articles and of each topic. */
function registerFeed(app: FastifyInstance, language: LanguageCode, sources: Sources) {
  const { config, request, tagline, redirectFrom } = sources
  const baseOf = (req: FastifyRequest) => escapeHtml(publicUrl(config, req))
  app.get(feedPath(language), { config: { cacheable: true } }, async (req, reply) => {
    const description = await tagline(language)
    const subject = { title: SITE_NAME, description, page: paths.home, feed: feedPath(DEFAULT_LANGUAGE) }
    return reply.type('application/rss+xml').send(await feedOf(subject, language, baseOf(req), sources))
  })

  const path = languagePath(language, paths.topicFeed(':slug'))
  app.get<{ Params: { slug: string } }>(path, { config: { cacheable: true } }, async (req, reply) => {
    const { slug } = req.params
    const { categories } = await request('GET /api/categories', {
      query: { slug, lang: language, machine: '0' },
    }).catch((error) => {
      // No topic has a slug that the API refuses.
      if (error instanceof ApiError && error.status === 400) return { categories: [] }
      throw error
    })
    const topic = categories.find((each) => each.slug === slug) ?? categories[0]
    const moved = topic
      ? topic.slug !== slug && languagePath(language, paths.topic(topic.slug))
      : await redirectFrom(languagePath(language, paths.topic(slug)))
    if (moved) return reply.redirect(`${moved}/feed.xml`, 301)
    if (!topic) throw notFound('Page')
    const subject = {
      title: topic.name + TITLE_SUFFIX,
      description: topic.description ?? (await tagline(language)),
      page: paths.topic(slug),
      feed: paths.topicFeed(slug),
      category: String(topic.id),
    }
    return reply.type('application/rss+xml').send(await feedOf(subject, language, baseOf(req), sources))
  })
}

/** The pages of the topics and authors of these articles, with the day of the latest change. */
function pagesOf(articles: ArticleSummary[]) {
  const pages = new Map<string, string>()
  for (const article of articles) {
    const day = lastPublicChange(article)
    const topics = (article.topics ?? []).map(({ slug }) => paths.topic(slug))
    for (const path of [...topics, ...(article.author ? [paths.author(article.author)] : [])])
      if (day > (pages.get(path) ?? '')) pages.set(path, day)
  }
  return [...pages].sort()
}

/** For search engines and feed readers: /robots.txt, /sitemap.xml, and each language's feeds. */
export function registerFeeds(app: FastifyInstance, sources: Sources) {
  const { config, request, publishedLanguages } = sources
  for (const code of ALL_LANGUAGES) registerFeed(app, code, sources)

  app.get('/robots.txt', { config: { cacheable: true } }, async (req, reply) =>
    reply
      .type('text/plain')
      .send(
        `User-agent: *\nDisallow: ${paths.dashboard}\nDisallow: /api/\n\nSitemap: ${publicUrl(config, req)}${SITEMAP}\n`,
      ),
  )

  app.get(SITEMAP, { config: { cacheable: true } }, async (req, reply) => {
    const base = escapeHtml(publicUrl(config, req))
    const ownerPages = await allPages(request)
    // The owner's About replaces the one that exists in all languages.
    const replaced = new Set(ownerPages.map(({ slug }) => paths.page(slug)))
    const pages = STATIC_PAGES.filter((path) => !replaced.has(path)).flatMap((path) =>
      entriesOf(base, path, ALL_LANGUAGES),
    )
    const translated = await publishedLanguages()
    const published = await allArticles(request)
    const lists = pagesOf(published).flatMap(([path, day]) => entriesOf(base, escapeHtml(path), ALL_LANGUAGES, day))
    const articles = published.flatMap((article) =>
      entriesOf(
        base,
        paths.article(article.id),
        [DEFAULT_LANGUAGE, ...(translated.get(article.id) ?? [])],
        lastPublicChange(article),
      ),
    )
    const owned = ownerPages.flatMap(({ slug, languages, updated_at }) =>
      entriesOf(base, paths.page(slug), languages, updated_at),
    )
    const places = (await allPlaces(request)).flatMap(({ slug, updated_at, languages = ALL_LANGUAGES }) =>
      entriesOf(base, paths.place(slug), languages, updated_at),
    )
    return reply
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${[...pages, ...articles, ...lists, ...owned, ...places].join('\n')}</urlset>\n`,
      )
  })
}
