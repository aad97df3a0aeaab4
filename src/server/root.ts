import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. Both the sources (src/server) and the bundle (dist/server) are two folders below it. */
export const projectRoot = resolve(fileURLToPath(import.meta.url), '../../..')
