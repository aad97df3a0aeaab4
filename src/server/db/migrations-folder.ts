import { join } from 'node:path'

/** Next to this file in the sources, and next to the bundle in a build. */
export const migrationsFolder = join(import.meta.dirname, 'migrations')
