import { existsSync, mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config'
import { projectRoot } from '../root'
import type { BucketDriver } from '../storage/bucket'
import { serveBucket } from '../storage/serve-bucket'
import { type Storage, uploadsFolder } from '../storage/storage'
import { typeOf } from '../storage/types'

export const clientBuild = join(projectRoot, 'dist/client')

/** The builds of both front ends, and the uploaded files. Their names change with their content, so they may be kept for ever. */
export async function registerFiles(app: FastifyInstance, config: Config, storage: Storage) {
  if (config.s3) serveBucket(app, storage.driver as BucketDriver)
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
    // Readers get a new version with the next page they open.
    setHeaders: (reply, path) => {
      if (basename(path) === 'service-worker.js') reply.header('cache-control', 'no-cache')
    },
  })
}
