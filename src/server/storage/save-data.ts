import { imageSource, VARIANT_WIDTHS, variantName, withoutWidth } from '@shared/images'
import type { FastifyInstance } from 'fastify'

const NARROWEST = VARIANT_WIDTHS[0]

/** The narrowest copy of a stored picture for whoever asks to save data (`Save-Data: on`); else the address as it is. */
export function addressToServe(url: string, saveData: unknown) {
  if (saveData !== 'on' || !url.startsWith('/uploads/')) return url
  const whole = withoutWidth(url)
  const { width = 0 } = imageSource(whole)
  return width > NARROWEST ? variantName(whole, NARROWEST) : url
}

/** A cache between us and the reader must not give one the picture of another. */
export function registerSaveData(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/uploads/')) return
    const vary = reply.getHeader('vary')
    reply.header('vary', vary ? `${vary}, save-data` : 'save-data')
  })
}
