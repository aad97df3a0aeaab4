import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Chunk = { file: string; src?: string; css?: string[]; assets?: string[] }

/** Languages other than English, fonts of other scripts and the lite edition are fetched, and then kept, when they are first needed. */
const isOptional = ({ src = '' }: Chunk) =>
  (/\/i18n\/.+\.json$/.test(src) && !/\/en\.json$/.test(src)) ||
  (/\.woff2$/.test(src) && !isLatin(src)) ||
  src === 'lite.html'
const isLatin = (file: string) => /-latin-wght/.test(file)
const isCode = (file: string) => /\.(?:js|css)$/.test(file)

const revisionOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16)

/** The files that the service worker precaches, from the manifest of the site's build: code and Latin fonts, no pictures. */
export function precacheList(clientBuild: string) {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(clientBuild, '.vite/site.json'), 'utf8'))
  const files = Object.values(manifest)
    .filter((chunk) => !isOptional(chunk))
    .flatMap(({ file, css = [] }) => [file, ...css])
    .filter((file) => isCode(file) || isLatin(file))
  return [
    // Their names have no hash, so they need a revision.
    ...['index.html', 'before-paint.js'].map((file) => ({
      url: `/${file}`,
      revision: revisionOf(join(clientBuild, file)),
    })),
    ...[...new Set(files)].sort().map((file) => ({ url: `/${file}`, revision: null })),
  ]
}
