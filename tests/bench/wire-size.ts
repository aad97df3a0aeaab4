import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { clientBuild } from '@server/http/files'

/** How many bytes of a built file go over the wire; files below a kilobyte are sent as they are. */
export function wireSize(file: string, ending: 'br' | 'gz') {
  const path = join(clientBuild, file)
  const compressed = `${path}.${ending}`
  return statSync(existsSync(compressed) ? compressed : path).size
}
