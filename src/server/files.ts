import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config'
import { notFound } from './errors'
import { projectRoot } from './root'
import { type Storage, uploadsFolder } from './storage/storage'

export const clientBuild = join(projectRoot, 'dist/client')

/** The kinds of files that we store, and no others: what a browser would run is never among them. */
const TYPES: Record<string, string> = { webp: 'image/webp', mp4: 'video/mp4' }
const typeOf = (name: string) => TYPES[/^[\w-]+(?:\.w\d+)?\.(\w+)$/.exec(name)?.[1] ?? '']

/** Files of a bucket pass through here, so that their addresses are the same wherever they lie. */
function registerBucket(app: FastifyInstance, storage: Storage) {
  app.get<{ Params: { name: string } }>('/uploads/:name', async ({ params }, reply) => {
    const type = typeOf(params.name)
    if (!type || !(await storage.exists(params.name))) throw notFound('File')
    const { contentLength } = await storage.getMetaData(params.name)
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-length', contentLength)
      .type(type)
      .send(await storage.getStream(params.name))
  })
}

/** The builds of both front ends, and the uploaded files. Their names change with their content, so they may be kept for ever. */
export async function registerFiles(app: FastifyInstance, config: Config, storage: Storage) {
  if (config.s3) registerBucket(app, storage)
  else {
    const uploads = uploadsFolder(config)
    mkdirSync(uploads, { recursive: true })
    await app.register(fastifyStatic, {
      root: uploads,
      prefix: '/uploads/',
      allowedPath: (path) => typeOf(path.slice(1)) !== undefined,
      index: false,
      immutable: true,
      maxAge: '365d',
    })
  }
  const assets = join(clientBuild, 'assets')
  if (!existsSync(assets)) return
  await app.register(fastifyStatic, {
    root: assets,
    prefix: '/assets/',
    decorateReply: config.s3 !== undefined,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  })
  // What lies beside them keeps its name: the icon and the like.
  await app.register(fastifyStatic, {
    root: clientBuild,
    wildcard: false,
    decorateReply: false,
    index: false,
    globIgnore: ['assets/**', '*.html', '.vite/**', '**/*.br', '**/*.gz'],
    maxAge: '1h',
  })
}
