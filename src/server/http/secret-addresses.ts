import { splitLanguage } from '@shared/language-paths'
import { paths } from '@shared/paths'
import type { FastifyRequest } from 'fastify'

/** Parameters of paths that open something to those who know them. */
const SECRETS = ['token', 'key']

const WEB_VERSION = `${paths.newsletters}/`

/** Pages to which mails lead with a token in the query. */
const TOKEN_PAGES: string[] = [paths.resetPassword, paths.confirmEmail, paths.confirmSubscription, paths.unsubscribe]

const pathOf = (url: string) => url.split('?')[0] ?? ''

const secretsIn = ({ params }: FastifyRequest) =>
  Object.entries(params ?? {}).filter((entry): entry is [string, string] => SECRETS.includes(entry[0]))

/** The path of the page without its language; undefined for what is no page. */
const pageOf = ({ url, routeOptions }: FastifyRequest) =>
  routeOptions.config.isPage ? splitLanguage(pathOf(url)).path : undefined

/** The address without secrets: no query, and in the path no token and no key of a newsletter's web version. */
export function safePath(request: FastifyRequest) {
  const path = pathOf(request.url)
  if (pageOf(request)?.startsWith(WEB_VERSION)) return `${path.slice(0, path.indexOf(WEB_VERSION))}${WEB_VERSION}:key`
  return secretsIn(request).reduce(
    (masked, [name, secret]) => masked.replace(encodeURIComponent(secret), `:${name}`).replace(secret, `:${name}`),
    path,
  )
}

/**
 * Whether the address may hold a secret, which no other site may learn as the referrer. Pages are judged by their path, since the
 * cache keeps one reply for all tokens.
 */
export function mayHoldSecret(request: FastifyRequest) {
  const page = pageOf(request)
  if (page !== undefined && (TOKEN_PAGES.includes(page) || page.startsWith(WEB_VERSION))) return true
  if (secretsIn(request).length > 0) return true
  const start = request.url.indexOf('?')
  return start >= 0 && SECRETS.some((name) => new URLSearchParams(request.url.slice(start)).has(name))
}
