import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './root'

/** The version of this program, from package.json, which an installation without the sources has too. */
export const programVersion: string = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')).version
