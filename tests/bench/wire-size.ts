import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { clientBuild } from '@server/http/files'

/** The transfer size of a built file in bytes. The smallest files are not compressed. */
export function wireSize(file: string, ending: 'br' | 'gz') {
  const path = join(clientBuild, file)
  const compressed = `${path}.${ending}`
  return statSync(existsSync(compressed) ? compressed : path).size
}
