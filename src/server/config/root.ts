import { join, resolve } from 'node:path'

/** Whether this is the build. Its threads and processes are files of their own; from the sources, a thread cannot run. */
export const isBuilt = !import.meta.filename.endsWith('.ts')

/** The folder of the programs. In a build, all other files are in it as well. */
export const programs = isBuilt ? import.meta.dirname : resolve(import.meta.dirname, '..')

/** The project's folder. Only the sources have one. */
export const projectRoot = resolve(programs, '../..')

/**
 * The build that this process uses. From a build, always the one that it was started from, though `dist` may lead to a newer one by
 * now: their files have different names.
 */
export const buildFolder = isBuilt ? resolve(programs, '..') : join(projectRoot, 'dist')
