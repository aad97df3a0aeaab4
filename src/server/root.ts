import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. Sources and the bundle both lie two folders deep (src/server, dist/server). */
export const projectRoot = resolve(fileURLToPath(import.meta.url), '../../..')
