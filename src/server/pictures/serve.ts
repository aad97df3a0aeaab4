import type { FastifyInstance } from 'fastify'
import type { DiskGuard } from '../storage/disk-guard'
import type { Storage } from '../storage/types'
import { createCopies } from './copies'

/** Names are made from the content. */
const FOR_EVER = 'public, max-age=31536000, immutable'
/** The AVIF copy will be there soon. */
const FOR_NOW = 'public, max-age=60'

type Options = { diskGuard?: DiskGuard; delayMs?: number }

/** Serves the uploaded files, and the copies of pictures, which are made when they are first asked for. */
export async function registerUploads(app: FastifyInstance, storage: Storage, { diskGuard, delayMs }: Options) {
  await storage.register(app)
  const copies = createCopies({
    storage,
    logger: app.log,
    requireSpace: diskGuard?.requireSpace,
    delayMs,
  })
  app.addHook('onClose', async () => copies.close())
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/uploads/:name',
    handler: async (request, reply) => {
      const { name, isFinal } = await copies.find(request.params.name)
      return storage.send(name, request, reply, isFinal ? FOR_EVER : FOR_NOW)
    },
  })
}
