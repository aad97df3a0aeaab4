import { createHash } from 'node:crypto'
import helmet from '@fastify/helmet'
import { DAY_MS } from '@shared/time'
import type { FastifyInstance } from 'fastify'
import { type Config, translatesForReaders } from '../config/config'
import { notFound } from './errors'
import { publicUrl } from './public-url'
import { mayHoldSecret } from './secret-addresses'

const SECURITY_TXT = '/.well-known/security.txt'

const origin = (url: string) => new URL(url).origin

/**
 * What Google's widget loads. Scripts and styles are limited to its own paths: these hosts also serve libraries that are known to
 * run foreign code (JSONP, AngularJS), which would make the policy worthless.
 */
const GOOGLE_WIDGET = {
  scripts: [
    'https://translate.googleapis.com/_/translate_http/',
    'https://translate-pa.googleapis.com/v1/supportedLanguages',
    'https://www.gstatic.com/_/translate_http/',
  ],
  styles: ['https://translate.googleapis.com/_/translate_http/', 'https://www.gstatic.com/_/translate_http/'],
  calls: ['https://translate.google.com', 'https://translate.googleapis.com', 'https://translate-pa.googleapis.com'],
}

/** The sources of the page-translation widget, if it is used. For other widgets than Google's we only know the host. */
function widgetSources(config: Config) {
  if (translatesForReaders(config)) return { scripts: [], styles: [], calls: [] }
  const { TRANSLATE_WIDGET_URL } = config
  const widget = origin(TRANSLATE_WIDGET_URL)
  if (widget === 'https://translate.google.com')
    return { ...GOOGLE_WIDGET, scripts: [widget + new URL(TRANSLATE_WIDGET_URL).pathname, ...GOOGLE_WIDGET.scripts] }
  return { scripts: [widget], styles: [widget], calls: [widget] }
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const format = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')

/**
 * What any page may load. The session token is in local storage, so inline scripts are never allowed: data is embedded in JSON
 * blocks, which browsers do not run.
 */
const basicPolicy = ({ VIDEO_HOSTS }: Config) => ({
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'https:'],
  'media-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'", ...VIDEO_HOSTS.map((host) => `https://${host}`)],
  'frame-ancestors': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'object-src': ["'none'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
})

/** The dashboard's policy: foreign pictures and players, and no other foreign host. MUI inserts inline styles. */
export const dashboardPolicy = (config: Config) =>
  format({ ...basicPolicy(config), 'style-src': ["'self'", "'unsafe-inline'"] })

/** The site's policy, which also allows the translation widget, and videos of other hosts in articles. */
/** `style`: the one style sheet within a page, which is ours. */
export function sitePolicy(config: Config, style?: string) {
  const { scripts, styles, calls } = widgetSources(config)
  return format({
    ...basicPolicy(config),
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...(style ? [hashOf(style)] : []), ...styles],
    'media-src': ["'self'", 'https:'],
    'connect-src': ["'self'", ...calls],
  })
}

/**
 * The policy of stored files, which need nothing else. Browsers lay out a film that is opened by itself with styles of their
 * own, which Firefox holds to it.
 */
const FILE_POLICY = format({
  'default-src': ["'none'"],
  'img-src': ["'self'"],
  'media-src': ["'self'"],
  'style-src': ["'unsafe-inline'"],
  'frame-ancestors': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'object-src': ["'none'"],
})

/** Nothing of ours uses these, so nothing that gets into a page may. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

// The map of places sorts by distance for readers who ask for it.
const permissionsPolicy = [...UNUSED_FEATURES.map((feature) => `${feature}=()`), 'geolocation=(self)'].join(', ')

/** Well below a year, as RFC 9116 recommends. The date moves on, since the server is asked each time. */
const CONTACT_VALID_MS = 180 * DAY_MS

/** Where to report a security hole (RFC 9116). */
export function registerSecurityTxt(
  app: FastifyInstance,
  { config, now, contacts }: { config: Config; now: () => Date; contacts: () => Promise<string[]> },
) {
  app.get(SECURITY_TXT, async (request, reply) => {
    const addresses = await contacts()
    // The file has to name a contact, and no one is to write to an invented one.
    if (addresses.length === 0) throw notFound('Page')
    const expires = new Date(now().getTime() + CONTACT_VALID_MS).toISOString()
    const lines = [
      ...addresses.map((address) => `Contact: mailto:${encodeURIComponent(address).replace('%40', '@')}`),
      `Expires: ${expires}`,
      `Canonical: ${publicUrl(config, request)}${SECURITY_TXT}`,
    ]
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })
}

export function registerSecurityHeaders(app: FastifyInstance, config: Config) {
  const policy = sitePolicy(config)
  app.register(helmet, {
    contentSecurityPolicy: false,
    // Set below, by address.
    referrerPolicy: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // Only if the site is known to be served by https.
    strictTransportSecurity: config.PUBLIC_URL?.startsWith('https:')
      ? { includeSubDomains: config.HSTS_SUBDOMAINS }
      : false,
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': request.url.startsWith('/uploads/') ? FILE_POLICY : policy,
      'permissions-policy': permissionsPolicy,
      // Partners see that a visit comes from here, but not from which page.
      'referrer-policy': mayHoldSecret(request) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    })
  })
}
