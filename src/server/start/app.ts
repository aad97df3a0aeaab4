import compress from '@fastify/compress'
import cors from '@fastify/cors'
import multipart from '@fastify/multipart'
import { FORM_LIMITS } from '@shared/contract/parts'
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import { type Config, translatesForReaders } from '../config/config'
import type { Db, PoolUse } from '../db/client'
import { findRedirect } from '../db/redirects'
import { registerUploads } from '../files/pictures/serve'
import { type DiskGuard, registerDiskGuard } from '../files/storage/disk-guard'
import { openStorage } from '../files/storage/storage'
import type { Storage } from '../files/storage/types'
import { registerWeakConnections, rewriteUploadUrl } from '../files/storage/weak-connections'
import { registerTakenDown } from '../files/uploads/taken-down'
import { registerApiDocs } from '../http/api-docs'
import { registerHttpCache } from '../http/cache/http-cache'
import { sendOwn } from '../http/cache/own-calls'
import { PublicCache } from '../http/cache/public-cache'
import { BROTLI } from '../http/encodings'
import { errorHandler, registerErrorHandler } from '../http/errors'
import { registerFiles } from '../http/files'
import { registerForms } from '../http/forms'
import { createFrontDoor } from '../http/front-door/front-door'
import { listenerOptions, refuseMalformed, registerListener } from '../http/listener'
import { registerRequestLog } from '../http/logging'
import { registerPace } from '../http/pace'
import { registerCalls } from '../http/route'
import { schemaCompilers } from '../http/schema-compilers'
import { registerSecurityHeaders, registerSecurityTxt } from '../http/security'
import type { Jobs } from '../jobs/jobs'
import type { Mail } from '../mail/mail'
import { registerMetrics } from '../metrics/metrics'
import { createForeignFetch, type ForeignFetch } from '../net/guarded-fetch'
import { registerCountedLinks } from '../newsletters/counted-links'
import { beginAudit } from '../people/audit/record'
import { lacksSecondFactor } from '../people/credentials/required-totp'
import { findSessionUser } from '../people/credentials/sessions'
import { registerGpx } from '../places/gpx'
import { registerEditionSwitch } from '../render/edition'
import { createFileSize } from '../render/file-size'
import { registerLanguageChoice } from '../render/language'
import { registerPages } from '../render/pages'
import { registerPlayer } from '../render/player'
import { registerPostForms } from '../render/post-forms'
import type { SiteRenderer } from '../render/site-renderer'
import { registerUnsubscribePage } from '../render/unsubscribe-page'
import { currentSettings, magazineIn, offeredLanguages } from '../settings/current.service'
import { sitemapSource } from '../texts/articles/sitemap-source.service'
import { registerJsonBody } from '../threads/json-body'
import { registerNumberedAddresses } from '../transfer/import/redirects'
import { Demand } from '../translation/demand'
import { createTranslate, type Translate } from '../translation/machine/libretranslate'
import { registerTripFiles } from '../trips/trip-files'
import { handlers } from './calls'

export type AppOptions = {
  db: Db
  config: Config
  logger: FastifyBaseLogger
  cache?: PublicCache
  storage?: Storage
  foreignFetch?: ForeignFetch
  translate?: Translate
  /** Collects what readers want translated. */
  machine?: Demand
  now?: () => Date
  mail: Mail
  /** Without it, nothing watches the disk. */
  diskGuard?: DiskGuard
  poolUse?: () => PoolUse
  /** For the metrics. */
  jobs?: Jobs
  /** See the services of `health`. */
  stopping?: AbortSignal
  /** For tests, which cannot wait so long. */
  requestTimeoutMs?: number
  /** Likewise: how long AVIF copies of pictures wait for the pages that show them. */
  avifDelayMs?: number
  /** Renders the public pages. Without it, the server is the API only. */
  renderer?: SiteRenderer
}

function isDecodable(url: string) {
  try {
    return decodeURI(url) !== ''
  } catch {
    return false
  }
}

/** The path and the query of a request's target, which may also be a full address. Malformed percent-escapes are encoded. */
function pathOf(target: string) {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '')
  const url = /^[/*]/.test(path) ? path : `/${path}`
  return isDecodable(url) ? url : encodeURI(url)
}

export async function buildApp({
  db,
  config,
  logger,
  renderer,
  poolUse,
  jobs,
  requestTimeoutMs,
  avifDelayMs,
  now = () => new Date(),
  cache = new PublicCache({ now }),
  storage,
  mail,
  diskGuard,
  foreignFetch = createForeignFetch(),
  translate = createTranslate(config),
  machine = translatesForReaders(config) ? new Demand() : undefined,
  stopping = new AbortController().signal,
}: AppOptions) {
  const door = createFrontDoor({ config, log: logger, ...listenerOptions(config, requestTimeoutMs) })
  const app = Fastify({
    serverFactory: door.serverFactory,
    clientErrorHandler: (error, socket) => refuseMalformed(logger, error, socket),
    frameworkErrors: errorHandler(door.noteRefused),
    loggerInstance: logger,
    // registerRequestLog writes one line instead of these two.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: FORM_LIMITS.bytes,
    // What still arrives on open connections while the server stops is answered.
    return503OnClosing: false,
    // A slow machine loads the plugins late.
    pluginTimeout: 0,
    trustProxy: door.trustProxy,
    genReqId: door.idOf,
    schemaController: schemaCompilers,
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '/', headers }) => rewriteUploadUrl(pathOf(url), headers),
  })
  app.decorateRequest('sessionUser', null)

  registerErrorHandler(app, door.noteRefused)
  registerRequestLog(app)
  registerListener(app)
  registerPace(app)
  if (diskGuard) registerDiskGuard(app, diskGuard, { embedded: !config.DATABASE_URL })
  const observe = registerMetrics(app, { db, config, poolUse, jobs, diskGuard })
  await app.register(cors, {
    origin: config.CORS_ORIGINS,
    // The plugin's default list only covers methods that need no preflight.
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: ['etag', 'retry-after', 'x-request-id'],
    maxAge: 86_400,
    // The plugin answers an OPTIONS request that is no preflight in plain text otherwise.
    strictPreflight: false,
  })
  const redirectFrom = (address: string) => findRedirect(db, address)
  // Before the other hooks, because a cached reply already has their headers.
  registerLanguageChoice(app, { redirectFrom, offered: () => offeredLanguages(db) })
  registerNumberedAddresses(app, redirectFrom)
  const kept = registerHttpCache(app, cache, config, observe)
  door.register(app, kept, observe)
  registerSecurityHeaders(app, config)
  registerUnsubscribePage(app)
  // Before the compression of replies.
  registerTakenDown(app, db)
  await app.register(compress, { encodings: ['br', 'gzip'], brotliOptions: BROTLI })
  await app.register(multipart)
  registerForms(app)
  registerJsonBody(app)
  registerApiDocs(app)
  const files = storage ?? (await openStorage(config))
  const services = { db, config, now, storage: files, foreignFetch, translate, machine, mail, stopping }
  registerCalls(app, services, handlers, {
    findUser: async (token) => {
      const user = await findSessionUser(db, token, now())
      door.noteSession(token, user)
      return user
    },
    lacksSecondFactor: (user) => lacksSecondFactor(config, user),
    beginAudit: (call) => beginAudit({ db, now }, call),
    sendOwn: (host) => sendOwn(app, host),
    requireSpace: diskGuard?.requireSpace,
  })
  registerGpx(app, { db, config, now })
  registerTripFiles(app, { config, now })
  registerCountedLinks(app, { db, mail })
  registerSecurityTxt(app, { config, now, contacts: async () => (await currentSettings(db, config)).contact_emails })
  registerWeakConnections(app)
  const lookups = await registerUploads(app, files, { db, diskGuard, delayMs: avifDelayMs })
  await registerFiles(app)
  registerPostForms(app, config)
  registerEditionSwitch(app, config)
  registerPlayer(app, { storage: files, nameOfMagazine: async () => (await magazineIn(db)).name })
  registerPages(app, config, renderer, {
    sitemap: sitemapSource(db),
    redirectFrom,
    fileSize: createFileSize(files),
    ...lookups,
  })
  return app
}
