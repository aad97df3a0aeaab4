import { isCompatible } from '@shared/images'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/client'
import type { DiskGuard } from '../storage/disk-guard'
import type { Storage } from '../storage/types'
import { createCopies } from './copies'
import { createEncoder } from './encoder'
import { createPlaceholders } from './placeholders'

/** Names are made from the content. */
const FOR_EVER = 'public, max-age=31536000, immutable'
/** The AVIF copy will be there soon. */
const FOR_NOW = 'public, max-age=60'

type Options = { db: Db; diskGuard?: DiskGuard; delayMs?: number }

/** Serves the uploaded files, and the copies of pictures, which are made when they are first asked for. Returns how to look these up. */
export async function registerUploads(app: FastifyInstance, storage: Storage, { db, diskGuard, delayMs }: Options) {
  await storage.register(app)
  const encoder = createEncoder()
  const copies = createCopies({
    storage,
    later: encoder,
    logger: app.log,
    requireSpace: diskGuard?.requireSpace,
    delayMs,
  })
  app.addHook('onClose', async () => {
    copies.close()
    encoder.end()
  })
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/uploads/:name',
    handler: async (request, reply) => {
      const asked = request.params.name
      const { name, isFinal } = await copies.find(asked)
      // Not sent from here: programs trust the ending of an address.
      if (isFinal && name !== asked && isCompatible(asked))
        return reply.header('cache-control', FOR_EVER).redirect(`/uploads/${name}`, 301)
      // Readers open it in a program of theirs, not within this site.
      if (name.endsWith('.pdf')) reply.header('content-disposition', 'attachment')
      return storage.send(name, request, reply, isFinal ? FOR_EVER : FOR_NOW)
    },
  })
  return {
    placeholders: createPlaceholders({ db, storage, encoder, logger: app.log }),
    compatibleCopy: copies.compatible,
  }
}
