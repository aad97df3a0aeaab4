import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tryLock } from 'fs-native-extensions'
import { buildFolder, isBuilt, projectRoot } from './root'

type Build = { version: string; revision?: string }

const description = join(buildFolder, 'build.json')

const { version, revision }: Build = JSON.parse(
  readFileSync(isBuilt ? description : join(projectRoot, 'package.json'), 'utf8'),
)

/** The version of this program: that of package.json and, in a build from a git repository, the commit. */
export const programVersion = revision ? `${version}+${revision}` : version

/** Marks the build as in use until this process ends, so that later builds do not delete it. */
export function holdBuild() {
  if (isBuilt) tryLock(openSync(description, 'r'), { shared: true })
}
