import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config/config'
import { AppError, forbidden } from './errors'
import { publicUrl } from './public-url'

/** Stands for the type of a body that its call does not read. */
export const IGNORED_TYPE = 'application/x-ignored'

/** Accepts HTML forms for pages that have one, and what is sent to calls that take nothing. */
export function registerForms(app: FastifyInstance) {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.postForm) done(null, Object.fromEntries(new URLSearchParams(body as string)))
    else done(new AppError('unsupported_media_type', 'Send JSON'))
  })
  app.addContentTypeParser(IGNORED_TYPE, { parseAs: 'buffer' }, (_request, _body, done) => done(null))
}

const isForm = ({ headers }: FastifyRequest) =>
  /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '')

/** Old browsers name only the origin. Programs name neither, and bring nothing that a foreign page could use. */
function isForeign({ headers }: FastifyRequest, origin: string) {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin'
  return headers.origin !== undefined && headers.origin !== origin
}

/** Refuses what is no form of our pages. */
export function requireOwnForm(request: FastifyRequest, config: Config) {
  if (isForeign(request, publicUrl(config, request))) throw forbidden()
  if (!isForm(request)) throw new AppError('unsupported_media_type', 'Send the form of the page')
}
