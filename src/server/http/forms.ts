import type { FastifyInstance } from 'fastify'
import { AppError } from './errors'

/** Accepts HTML forms for pages that have one, and for calls that allow them in the contract, which do not read them. */
export function registerForms(app: FastifyInstance) {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) => {
    const { form, postForm } = request.routeOptions.config
    if (postForm) done(null, Object.fromEntries(new URLSearchParams(body as string)))
    else if (form) done(null, undefined)
    else done(new AppError('unsupported_media_type', 'Send JSON'))
  })
}
