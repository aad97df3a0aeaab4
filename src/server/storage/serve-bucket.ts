import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../http/errors'
import type { BucketDriver } from './bucket'
import { typeOf } from './types'

/** Several ranges at once are for documents: they get the whole file, as the standard allows. */
const oneRange = (header: string | undefined) => (/^bytes=(?:\d+-\d*|-\d+)$/.test(header ?? '') ? header : undefined)

/** Files of a bucket pass through here, so that their addresses are the same wherever they lie. */
export function serveBucket(app: FastifyInstance, bucket: BucketDriver) {
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/uploads/:name',
    handler: async ({ params: { name }, method, headers }, reply) => {
      const type = typeOf(name)
      if (!type) throw notFound('File')
      // A name stands for one content for ever.
      const etag = `"${name}"`
      const send = () =>
        reply.type(type).headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'accept-ranges': 'bytes',
          etag,
        })
      if (headers['if-none-match'] === etag) return send().status(304).send()
      if (method === 'HEAD') {
        const size = await bucket.sizeOf(name)
        if (size === undefined) throw notFound('File')
        return send().header('content-length', size).send()
      }
      const file = await bucket.open(name, oneRange(headers.range))
      if (file === undefined) throw notFound('File')
      if (file === 'outside') return reply.status(416).send()
      if (file.ContentRange) send().status(206).header('content-range', file.ContentRange)
      return send()
        .header('content-length', file.ContentLength)
        .send(file.Body as Readable)
    },
  })
}
