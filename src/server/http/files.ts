import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { buildFolder } from '../config/root'

export const clientBuild = join(buildFolder, 'client')

/** Serves the builds of both front ends. Names change with the content, so browsers may keep them. */
export async function registerFiles(app: FastifyInstance) {
  const assets = join(clientBuild, 'assets')
  if (!existsSync(assets)) return
  await app.register(fastifyStatic, {
    root: assets,
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  })
  // Files next to the assets, but for the manifest, which has the name of the magazine, such as the icon, keep their names.
  await app.register(fastifyStatic, {
    root: clientBuild,
    wildcard: false,
    decorateReply: false,
    index: false,
    globIgnore: ['assets/**', 'manifest.webmanifest', '*.html', '.vite/**', '**/*.br', '**/*.gz'],
    maxAge: '1h',
    // Readers get a new version with the next page that they open.
    setHeaders: (reply, path) => {
      if (basename(path) === 'service-worker.js') reply.header('cache-control', 'no-cache')
    },
  })
}
