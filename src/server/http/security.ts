import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config'

const origin = (url: string) => new URL(url).origin

/** The hosts that the translation widget's script loads from. */
const GOOGLE_WIDGET = [
  'https://translate.googleapis.com',
  'https://translate-pa.googleapis.com',
  'https://www.gstatic.com',
]

/**
 * What a page may load. The session token is in local storage, so inline scripts are never allowed: data is embedded in
 * JSON blocks, which browsers do not run.
 */
export function contentSecurityPolicy(config: Config, { inlineStyles }: { inlineStyles: boolean }) {
  const widget = origin(config.TRANSLATE_WIDGET_URL)
  const widgets = widget === 'https://translate.google.com' ? [widget, ...GOOGLE_WIDGET] : [widget]
  const videoHosts = config.VIDEO_HOSTS.map((host) => `https://${host}`)
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...widgets],
    'style-src': ["'self'", ...(inlineStyles ? ["'unsafe-inline'"] : widgets)],
    'img-src': ["'self'", 'data:', 'https:'],
    'media-src': ["'self'", 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...widgets],
    'frame-src': ["'self'", ...videoHosts],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

export function registerSecurityHeaders(app: FastifyInstance, config: Config) {
  const policy = contentSecurityPolicy(config, { inlineStyles: false })
  app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // Only if the site is known to be served by https.
    strictTransportSecurity: config.PUBLIC_URL?.startsWith('https:') ?? false,
  })
  app.addHook('onRequest', async (_, reply) => {
    reply.header('content-security-policy', policy)
  })
}
