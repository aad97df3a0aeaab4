import { ApiError, type Request } from '@shared/client'
import { escapeHtml } from '@shared/content/html'
import { feedPath, languagePath, splitLanguage } from '@shared/language-paths'
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '@shared/languages'
import { paths } from '@shared/paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config'
import type { CompatibleCopy } from '../files/pictures/copies'
import { notFound } from '../http/errors'
import { publicUrl } from '../http/public-url'
import { redirectTo, sendMoved } from '../http/redirect'
import { feedContent } from './feed-content'
import { feedPictures } from './feed-pictures'
import { rss } from './rss'
import { registerSitemap, SITEMAP, type SitemapSource } from './sitemap'

const FEED_LENGTH = 20

type Sources = {
  config: Config
  request: Request
  sitemap: SitemapSource
  tagline: (language: LanguageCode) => Promise<string>
  /** Where the old address of a renamed page leads to. */
  redirectFrom: (address: string) => Promise<string | undefined>
  compatibleCopy: CompatibleCopy
}

/** What a feed is about, and the path of the page that lists the same. */
type FeedSubject = { title: string; description: string; page: string; feed: string; category?: string }

/** The newest articles in this language. Each item names its language, since some are not translated. */
async function feedOf(
  subject: FeedSubject,
  language: LanguageCode,
  base: string,
  { request, compatibleCopy }: Sources,
) {
  const addressOf = (path: string) => base + escapeHtml(languagePath(language, path))
  const { category } = subject
  // Without machine translations: a feed cannot label them.
  const lang = language === DEFAULT_LANGUAGE ? undefined : language
  const query = { limit: FEED_LENGTH, category, lang, machine: '0' } as const
  const { articles } = await request('GET /api/articles', { query })
  const pictures = await feedPictures(articles, base, compatibleCopy)
  const items = await Promise.all(
    articles.map(async (summary) => {
      const { id, lang, image_url } = summary
      const { article } = await request('GET /api/articles/:id', { params: { id }, query: { lang } })
      const address = addressOf(paths.article(id))
      const picture = image_url ? pictures.get(image_url) : undefined
      return { article, address, picture, content: feedContent(article, { address, language, picture }) }
    }),
  )
  const { title, description } = subject
  return rss(items, { title, description, address: addressOf(subject.feed), home: addressOf(subject.page), language })
}

const kept = { config: { cacheable: true, withoutFigures: true } }

/** The feeds of all articles and of each topic. */
function registerFeed(app: FastifyInstance, language: LanguageCode, sources: Sources) {
  const { config, request, tagline, redirectFrom } = sources
  const baseOf = (req: FastifyRequest) => escapeHtml(publicUrl(config, req))
  const magazine = async () => {
    const { settings } = await request('GET /api/settings', { query: { lang: language } })
    const isSet = settings.changed.includes('tagline')
    return { title: settings.name, description: isSet ? settings.tagline : await tagline(language) }
  }
  const leadToDefault = async (req: FastifyRequest, reply: FastifyReply) => {
    const { settings } = await request('GET /api/settings', {})
    if (!settings.languages.includes(language)) return redirectTo(reply, splitLanguage(req.url).path, 302)
  }
  app.get(feedPath(language), { ...kept, preHandler: leadToDefault }, async (req, reply) => {
    const { title, description } = await magazine()
    const subject = { title, description, page: paths.home, feed: feedPath(DEFAULT_LANGUAGE) }
    return reply.type('application/rss+xml; charset=utf-8').send(await feedOf(subject, language, baseOf(req), sources))
  })

  const path = languagePath(language, paths.topicFeed(':slug'))
  app.get<{ Params: { slug: string } }>(path, { ...kept, preHandler: leadToDefault }, async (req, reply) => {
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
    if (moved) return sendMoved(reply, `${moved}/feed.xml`)
    if (!topic) throw notFound('Page')
    const { title, description } = await magazine()
    const subject = {
      title: `${topic.name} - ${title}`,
      description: topic.description ?? description,
      page: paths.topic(slug),
      feed: paths.topicFeed(slug),
      category: String(topic.id),
    }
    return reply.type('application/rss+xml; charset=utf-8').send(await feedOf(subject, language, baseOf(req), sources))
  })
}

/** For search engines and feed readers: /robots.txt, /sitemap.xml, and each language's feeds. */
export function registerFeeds(app: FastifyInstance, sources: Sources) {
  const { config } = sources
  for (const { code } of LANGUAGES) registerFeed(app, code, sources)

  app.get('/robots.txt', { config: { cacheable: true } }, async (req, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: ${paths.dashboard}\nDisallow: /api/\n\nSitemap: ${publicUrl(config, req)}${SITEMAP}\n`,
      ),
  )

  registerSitemap(app, sources)
}
