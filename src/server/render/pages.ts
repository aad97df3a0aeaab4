import { createClient } from '@shared/client'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config'
import { notFound } from '../http/errors'
import { publicUrl } from '../http/public-url'
import { contentSecurityPolicy } from '../http/security'
import { type PublishedLanguages, registerFeeds } from './feeds'
import type { SiteRenderer } from './renderer'
import { fillShell, fillTemplate } from './template'

/** The renderer's calls go to our own routes, without the network: the same checks, the same cache. */
const sendInternally =
  (app: FastifyInstance): typeof fetch =>
  async (url, init) => {
    const { statusCode, body } = await app.inject({ method: 'GET', url: String(url), headers: init?.headers as never })
    return new Response(body, { status: statusCode })
  }

/** The query parameters that a page which may be kept is rendered by: the login names the page that it leads back to. */
const PAGE_QUERY = ['next']

/** Everything that is not the API or a file: the public pages, the dashboard, the feeds. */
export function registerPages(
  app: FastifyInstance,
  config: Config,
  renderer: SiteRenderer | undefined,
  publishedLanguages: PublishedLanguages,
) {
  app.setNotFoundHandler(() => {
    throw notFound('Page')
  })
  if (!renderer) return
  if (renderer.middleware) registerDevelopment(app, renderer)
  const send = sendInternally(app)

  const settingsFor = (req: FastifyRequest) => ({
    publicUrl: publicUrl(config, req),
    contactEmails: config.CONTACT_EMAILS,
    translateWidgetUrl: config.TRANSLATE_WIDGET_URL,
    hasFeeds: true,
  })

  const sendPage = async (req: FastifyRequest, reply: FastifyReply) => {
    const { render } = await renderer.entry()
    const page = await render(req.url, { send, settings: settingsFor(req) })
    if ('redirect' in page) return reply.redirect(page.redirect)
    if (!page.keep) reply.header('cache-control', 'no-store')
    const html = fillTemplate(await renderer.siteTemplate(req.url), page)
    return reply.status(page.status).type('text/html; charset=utf-8').send(html)
  }

  const dashboardPolicy = contentSecurityPolicy(config, { inlineStyles: true })
  const sendDashboard = async (req: FastifyRequest, reply: FastifyReply) => {
    if (!renderer.middleware) reply.header('content-security-policy', dashboardPolicy)
    return reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(await renderer.adminTemplate(req.url))
  }

  // For the service worker, which shows it where it can get no page: a static host has the file anyway.
  app.get('/index.html', async (req, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
      .type('text/html; charset=utf-8')
      .send(fillShell(await renderer.siteTemplate(req.url), settingsFor(req))),
  )

  registerFeeds(app, {
    config,
    request: createClient({ baseUrl: '', token: () => null, send }),
    publishedLanguages,
    tagline: async (language) => (await renderer.entry()).tagline(language),
  })
  app.get('/dashboard', sendDashboard)
  app.get('/dashboard/*', sendDashboard)
  for (const path of ['/api', '/api/*', '/uploads', '/assets'])
    app.get(path, () => {
      throw notFound('Page')
    })
  app.get('/*', { config: { cacheable: !renderer.middleware, cachedQuery: PAGE_QUERY, isPage: true } }, sendPage)
}

/** Hot reload needs inline scripts, so the policy does not apply while developing. */
function registerDevelopment(app: FastifyInstance, { middleware, close }: SiteRenderer) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.removeHeader('content-security-policy')
    middleware?.(request.raw, reply.raw, done)
  })
  app.addHook('onClose', async () => close?.())
}
