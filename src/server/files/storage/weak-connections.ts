import type { IncomingHttpHeaders } from 'node:http'
import {
  imageSource,
  isCompatible,
  MIDDLE_WIDTH,
  SMALL_WIDTH,
  variantName,
  widthOf,
  withoutWidth,
} from '@shared/images'
import type { FastifyInstance } from 'fastify'

/** Whether the reader saves data, or is on 2G according to `ECT`. */
export const isWeak = ({ 'save-data': saveData, ect }: IncomingHttpHeaders) =>
  saveData === 'on' || ect === 'slow-2g' || ect === '2g'

/** The maximum width of pictures for readers with such a connection. */
function widestFor(headers: IncomingHttpHeaders) {
  if (isWeak(headers)) return SMALL_WIDTH
  return headers.ect === '3g' ? MIDDLE_WIDTH : Number.POSITIVE_INFINITY
}

/** The address of a narrower copy of a stored picture if the connection calls for it; otherwise the same address. */
export function rewriteUploadUrl(url: string, headers: IncomingHttpHeaders) {
  // The narrower ones are WebP, which not all programs show.
  if (!url.startsWith('/uploads/') || isCompatible(url)) return url
  const widest = widestFor(headers)
  const whole = withoutWidth(url)
  const { width = 0 } = imageSource(whole)
  return width > widest && widthOf(url) > widest ? variantName(whole, widest) : url
}

/** Asks browsers to report their connection, and keeps shared caches from mixing up the copies. */
export function registerWeakConnections(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.isPage) reply.header('accept-ch', 'ECT')
  })
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/uploads/')) return
    const vary = reply.getHeader('vary')
    reply.header('vary', [vary, 'save-data, ect'].filter(Boolean).join(', '))
  })
}
