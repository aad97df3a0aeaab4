import type { Request } from '@shared/client'
import { SITE_NAME, TAGLINE } from '@shared/constants'
import { escapeHtml } from '@shared/content/html'
import { languagePath } from '@shared/language-paths'
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '@shared/languages'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config'
import { publicUrl } from '../public-url'

const STATIC_PAGES = ['/', '/about', '/articles', '/membership']
const ALL_LANGUAGES = LANGUAGES.map(({ code }) => code)

/** Of each article that has translations, the languages of those that readers can see. */
export type PublishedLanguages = () => Promise<Map<number, LanguageCode[]>>

/** A page in each of its languages, each entry with the addresses of all of them. */
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

/** For search engines and feed readers: /robots.txt, /sitemap.xml, /feed.xml. */
export function registerFeeds(
  app: FastifyInstance,
  config: Config,
  request: Request,
  publishedLanguages: PublishedLanguages,
) {
  app.get('/robots.txt', { config: { cacheable: true } }, async (req, reply) =>
    reply
      .type('text/plain')
      .send(`User-agent: *\nDisallow: /dashboard\nDisallow: /api/\n\nSitemap: ${publicUrl(config, req)}/sitemap.xml\n`),
  )

  app.get('/sitemap.xml', { config: { cacheable: true } }, async (req, reply) => {
    const base = escapeHtml(publicUrl(config, req))
    const pages = STATIC_PAGES.flatMap((path) => entriesOf(base, path, ALL_LANGUAGES))
    const translated = await publishedLanguages()
    const articles = (await allArticles(request)).flatMap(({ id, updated_at }) =>
      entriesOf(base, `/articles/${id}`, [DEFAULT_LANGUAGE, ...(translated.get(id) ?? [])], updated_at),
    )
    return reply
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${[...pages, ...articles].join('\n')}</urlset>\n`,
      )
  })

  app.get('/feed.xml', { config: { cacheable: true } }, async (req, reply) => {
    const base = escapeHtml(publicUrl(config, req))
    const { articles } = await request('GET /api/articles', { query: { limit: 20 } })
    const items = articles.map(
      ({ id, title, excerpt, created_at }) =>
        `<item><title>${escapeHtml(title)}</title><link>${base}/articles/${id}</link><guid>${base}/articles/${id}</guid><description>${escapeHtml(excerpt)}</description><pubDate>${new Date(created_at).toUTCString()}</pubDate></item>`,
    )
    return reply
      .type('application/rss+xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>${escapeHtml(SITE_NAME)}</title><link>${base}/</link><description>${escapeHtml(TAGLINE)}</description>${items.join('\n')}</channel></rss>\n`,
      )
  })
}
