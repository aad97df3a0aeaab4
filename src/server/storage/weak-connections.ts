import type { IncomingHttpHeaders } from 'node:http'
import { imageSource, VARIANT_WIDTHS, variantName, widthOf, withoutWidth } from '@shared/images'
import type { FastifyInstance } from 'fastify'

const [NARROW, MIDDLE] = VARIANT_WIDTHS

/** How wide a picture may be for who asks to save data, or whose browser tells of a slow connection (`ECT`). */
function widestFor({ 'save-data': saveData, ect }: IncomingHttpHeaders) {
  if (saveData === 'on' || ect === 'slow-2g' || ect === '2g') return NARROW
  return ect === '3g' ? MIDDLE : Number.POSITIVE_INFINITY
}

/** A narrower copy of a stored picture where the reader's connection asks for one; else the address as it is. */
export function addressToServe(url: string, headers: IncomingHttpHeaders) {
  if (!url.startsWith('/uploads/')) return url
  const widest = widestFor(headers)
  const whole = withoutWidth(url)
  const { width = 0 } = imageSource(whole)
  return width > widest && widthOf(url) > widest ? variantName(whole, widest) : url
}

/** Browsers tell of their connection to who wants to know; a cache between must not give one the picture of another. */
export function registerWeakConnections(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.config.isPage) reply.header('accept-ch', 'ECT')
    if (!request.url.startsWith('/uploads/')) return
    const vary = reply.getHeader('vary')
    reply.header('vary', [vary, 'save-data, ect'].filter(Boolean).join(', '))
  })
}
