import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The folder that contains that of this code: src in the sources, else the build. */
const parent = resolve(import.meta.dirname, '..')

export const isBuilt = existsSync(join(parent, 'build.json'))

/** The project's folder. Only the sources have one. */
export const projectRoot = resolve(parent, '..')

/**
 * The build that this process uses. From a build, always the one that it was started from, though `dist` may lead to a newer one by
 * now: their files have different names.
 */
export const buildFolder = isBuilt ? parent : join(projectRoot, 'dist')
