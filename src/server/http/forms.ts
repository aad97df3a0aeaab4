import type { FastifyInstance } from 'fastify'
import { AppError } from './errors'

/** Accepts HTML forms for calls that allow them in the contract, and discards their content; refuses them elsewhere. */
export function registerForms(app: FastifyInstance) {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, _body, done) => {
    if (request.routeOptions.config.form) done(null, undefined)
    else done(new AppError('unsupported_media_type', 'Send JSON'))
  })
}
