import { access, mkdir, open, opendir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { Config } from '../config'
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

    async serve(app) {
      await mkdir(folder, { recursive: true })
      await app.register(fastifyStatic, {
        root: folder,
        prefix: '/uploads/',
        allowedPath: (path) => typeOf(path.slice(1)) !== undefined,
        decorateReply: false,
        index: false,
        immutable: true,
        maxAge: '365d',
      })
    },
  }
}
