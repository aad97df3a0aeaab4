import type { FastifyInstance } from 'fastify'
import { AppError } from './errors'

/** HTML forms are taken where the contract says so, and their content is thrown away; everywhere else they are refused. */
export function registerForms(app: FastifyInstance) {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, _body, done) => {
    if (request.routeOptions.config.form) done(null, undefined)
    else done(new AppError('unsupported_media_type', 'Send JSON'))
  })
}
