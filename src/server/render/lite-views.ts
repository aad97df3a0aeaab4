import type { IncomingHttpHeaders } from 'node:http'
import { splitLanguage } from '@shared/language-paths'
import { paths } from '@shared/paths'
import type { FastifyInstance } from 'fastify'
import { isRobot } from '../net/robots'
import { editionOf } from './edition'

const ARTICLE = new RegExp(`^${paths.article('(\\d+)')}$`)

/** Someone opens the page, rather than a robot, a browser in advance, or the script that saves an article. */
const isReading = (headers: IncomingHttpHeaders) =>
  (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate' && !isRobot(headers)

/**
 * Counts the views of articles in the lite edition, which has no script that would report them. Kept answers are sent before Fastify's
 * hooks, so this listens to the server itself. The call is the one of the full edition, with its rules about what counts.
 */
export function registerLiteViews(app: FastifyInstance) {
  app.server.on('request', ({ method, url = '', headers, socket }, response) => {
    // First, since most readers have the full edition.
    if (editionOf({ headers, address: url }) !== 'lite' || method !== 'GET' || !isReading(headers)) return
    const [, id] = ARTICLE.exec(splitLanguage(url.split('?')[0] ?? '').path) ?? []
    if (!id) return
    response.once('finish', () => {
      if (response.statusCode !== 200 && response.statusCode !== 304) return
      const { 'user-agent': agent, 'x-forwarded-for': forwarded } = headers
      app
        .inject({
          method: 'POST',
          url: `/api/articles/${id}/view`,
          remoteAddress: socket.remoteAddress,
          headers: { 'user-agent': agent, ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) },
        })
        .catch((error) => app.log.warn({ err: error }, 'A view could not be counted'))
    })
  })
}
