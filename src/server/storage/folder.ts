import { access, mkdir, rename, writeFile } from 'node:fs/promises'
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
