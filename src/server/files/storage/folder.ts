import { access, mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { Config } from '../../config/config'
import { notFound } from '../../http/errors'
import type { Storage } from './types'
import { typeOf } from './types'

export const uploadsFolder = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) => join(DATA_DIR, 'uploads')

export function openFolder(config: Pick<Config, 'DATA_DIR'>): Storage {
  const folder = uploadsFolder(config)
  return {
    // Written under a temporary name first, so that a reader never gets half a file.
    async put(name, contents) {
      const path = join(folder, name)
      const unfinished = `${path}.${crypto.randomUUID()}.part`
      await mkdir(folder, { recursive: true })
      await writeFile(unfinished, contents)
      await rename(unfinished, path)
    },

    has: (name) =>
      access(join(folder, name)).then(
        () => true,
        () => false,
      ),

    size: (name) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => undefined,
      ),

    async *list() {
      await mkdir(folder, { recursive: true })
      for await (const entry of await opendir(folder)) if (entry.isFile() && typeOf(entry.name)) yield entry.name
    },

    async read(name) {
      const file = await open(join(folder, name)).catch((error) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
      return file && { bytes: (await file.stat()).size, contents: file.createReadStream() }
    },

    remove: (name) => rm(join(folder, name), { force: true }),

    async register(app) {
      await mkdir(folder, { recursive: true })
      // Decorates replies, and adds no route.
      await app.register(fastifyStatic, { root: folder, serve: false, cacheControl: false })
    },

    async send(name, _request, reply, cacheControl) {
      if (!typeOf(name)) throw notFound('File')
      return reply.header('cache-control', cacheControl).sendFile(name)
    },
  }
}
