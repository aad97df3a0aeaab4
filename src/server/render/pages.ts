import { createClient } from '@shared/client'
import { PAGE_PARAMETERS } from '@shared/keyed-address'
import { paths } from '@shared/paths'
import { type FullPage, type LiteContext, pickChanged, type SiteSettings } from '@shared/site-entry'
import { timeZone } from '@shared/time'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Config, translatesForReaders } from '../config/config'
import type { CompatibleCopy } from '../files/pictures/copies'
import type { FindPlaceholders } from '../files/pictures/placeholders'
import type { View } from '../http/cache/early-answers'
import { sendOwn } from '../http/cache/own-calls'
import { notFound, RETRY_UNAVAILABLE_SECONDS } from '../http/errors'
import { publicUrl } from '../http/public-url'
import { redirectTo, sendMoved } from '../http/redirect'
import { dashboardPolicy, sitePolicy } from '../http/security'
import { editionOf } from './edition'
import { registerEventCalendars } from './event-calendars'
import { registerFeeds } from './feeds'
import { registerLiteViews } from './lite-views'
import { registerManifest } from './manifest'
import { createTurnCounter } from './page-turns'
import { createWeigher, withPrice } from './page-weight'
import { fillShell, fillTemplate, type SiteRenderer } from './site-renderer'
import type { SitemapSource } from './sitemap'

/** The variants of a page in the lite edition begin with it. The rest is the turn of the view. */
const LITE = 'lite '
const turnOf = (variant: string) => Number(variant.replace(LITE, ''))
const isLite = ({ variant }: Pick<FastifyRequest, 'variant'>) => variant.startsWith(LITE)

/** All of a request that its page may depend on: what the page is kept under. */
type Asked = Pick<FastifyRequest, 'keyedAddress' | 'variant'> & { settings: SiteSettings }

/** What pages and feeds look up in the database, besides what the API has. */
type Lookups = {
  sitemap: SitemapSource
  /** Where the old address of a renamed page leads to. */
  redirectFrom: (address: string) => Promise<string | undefined>
  compatibleCopy: CompatibleCopy
  /** The size of a file of ours on the wire. */
  fileSize: LiteContext['fileSize']
  placeholders: FindPlaceholders
}

/** The public pages, the dashboard and the feeds: everything that is neither the API nor a file. */
export function registerPages(
  app: FastifyInstance,
  config: Config,
  renderer: SiteRenderer | undefined,
  { sitemap, redirectFrom, compatibleCopy, fileSize, placeholders }: Lookups,
) {
  app.setNotFoundHandler(() => {
    throw notFound('Page')
  })
  if (!renderer) return
  if (renderer.middleware) registerDevelopment(app, renderer)
  registerLiteViews(app)
  const send = sendOwn(app)
  const request = createClient({ baseUrl: '', token: () => null, send })

  /** What a page without content starts with; nothing if it cannot be read now. */
  const ownSettings = () =>
    request('GET /api/settings', {}).then(
      ({ settings }) => pickChanged(settings),
      () => undefined,
    )

  const settingsFor = (req: FastifyRequest): SiteSettings => ({
    publicUrl: publicUrl(config, req),
    timeZone: timeZone(),
    translateWidgetUrl: translatesForReaders(config) ? null : config.TRANSLATE_WIDGET_URL,
    hasFeeds: true,
    hasPlayer: true,
    hasLite: true,
  })

  const turns = createTurnCounter()
  const weigh = createWeigher(fileSize)

  /** The page in the reader's edition, with the price of the full one by the switch. */
  const fill = async (page: FullPage, { keyedAddress: address, variant }: Asked) => {
    const { lite, price } = await renderer.entry()
    const head = (text: string) => (page.style ? `${text}\n    <style>${page.style}</style>` : text)
    const full = fillTemplate(await renderer.siteTemplate(address), { ...page, head: head(page.head) })
    const fullBytes = await weigh(full)
    if (!isLite({ variant }) || page.needsScript) return withPrice(full, price(fullBytes, page.lang))
    const light = await lite(page, { address, fullBytes, fileSize })
    const { lang, dir } = page
    const { html } = light
    return fillTemplate(await renderer.liteTemplate(address), { lang, dir, head: head(light.head), html })
  }

  const variantOf = (view: View) => {
    const turn = turns.next(view)
    return editionOf(view) === 'lite' ? LITE + turn : turn
  }

  const render = async ({ keyedAddress, variant, settings }: Asked) => {
    const entry = await renderer.entry()
    return entry.render(keyedAddress, { send, settings, turn: turnOf(variant), placeholders })
  }

  const sendPage = async (req: FastifyRequest, reply: FastifyReply) => {
    const { keyedAddress, variant } = req
    const asked: Asked = { keyedAddress, variant, settings: settingsFor(req) }
    const page = await render(asked)
    if ('redirect' in page) {
      // This is not kept by the server, so the whole query may stay.
      const [path = paths.home] = page.redirect.split('?')
      const target = req.url.replace(/^[^?]*/, () => path)
      return redirectTo(reply, target, page.status)
    }
    turns.learn(keyedAddress, page.turns)
    const target = page.status === 404 && (await redirectFrom(req.url))
    if (target) return sendMoved(reply, target)
    if (!page.keep) reply.header('cache-control', 'no-store')
    if (page.style && !renderer.middleware) reply.header('content-security-policy', sitePolicy(config, page.style))
    if (page.status === 503) reply.header('retry-after', RETRY_UNAVAILABLE_SECONDS)
    const html = await fill(page, asked)
    return reply.status(page.status).type('text/html; charset=utf-8').send(html)
  }

  const policy = dashboardPolicy(config)
  const sendDashboard = async (req: FastifyRequest, reply: FastifyReply) => {
    if (!renderer.middleware) reply.header('content-security-policy', policy)
    return reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(fillShell(await renderer.adminTemplate(req.url), { ...settingsFor(req), own: await ownSettings() }))
  }

  // The service worker shows this page when it can get no other. Static hosts have it as a file.
  app.get('/index.html', async (req, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
      .type('text/html; charset=utf-8')
      .send(fillShell(await renderer.siteTemplate(req.url), { ...settingsFor(req), own: await ownSettings() })),
  )

  registerManifest(app, request)
  registerFeeds(app, {
    config,
    request,
    sitemap,
    tagline: async (language) => (await renderer.entry()).tagline(language),
    redirectFrom,
    compatibleCopy,
  })
  registerEventCalendars(app, { config, request })
  app.get(paths.dashboard, sendDashboard)
  app.get(`${paths.dashboard}/*`, sendDashboard)
  for (const path of ['/api', '/api/*', '/uploads', '/assets'])
    app.get(path, () => {
      throw notFound('Page')
    })
  app.get(
    '/*',
    {
      config: {
        cacheable: !renderer.middleware,
        cachedQuery: PAGE_PARAMETERS,
        isPage: true,
        variantOf,
        // Its address is that of the full page, and a shared cache that ignores `Vary` would show it to all.
        isPrivate: isLite,
      },
    },
    sendPage,
  )
}

/** In development there is no content security policy, because hot reload needs inline scripts. */
function registerDevelopment(app: FastifyInstance, { middleware, close }: SiteRenderer) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.removeHeader('content-security-policy')
    middleware?.(request.raw, reply.raw, done)
  })
  app.addHook('onClose', async () => close?.())
}
