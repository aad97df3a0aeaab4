import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@server/config/root'
import { clientBuild } from '@server/http/files'
import { build, type Rollup } from 'vite'
import { firstVisit } from '../../scripts/budget.mjs'
import { wireSize } from './wire-size'

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

/** The style sheets that come with these scripts. */
function stylesOf(scripts: string[]) {
  const manifest: Record<string, { file: string; css?: string[] }> = JSON.parse(
    readFileSync(join(clientBuild, '.vite/site.json'), 'utf8'),
  )
  const styles = Object.values(manifest).flatMap(({ file, css }) => (scripts.includes(file) ? (css ?? []) : []))
  return [...new Set(styles)]
}

const libraryOf = (module: string) => {
  const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1]
  if (!name) return 'our code and texts'
  return name === 'scheduler' ? 'react-dom' : name
}

/** Bytes of code by library, minified but not compressed. */
async function byLibrary(scripts: string[]) {
  process.env.ENTRY = 'site'
  const output = (await build({
    root: projectRoot,
    logLevel: 'silent',
    build: { write: false },
  })) as Rollup.RollupOutput
  const sizes = new Map<string, number>()
  for (const chunk of output.output) {
    if (chunk.type !== 'chunk' || !scripts.includes(chunk.fileName)) continue
    for (const [module, { renderedLength }] of Object.entries(chunk.modules))
      sizes.set(libraryOf(module), (sizes.get(libraryOf(module)) ?? 0) + renderedLength)
  }
  return sizes
}

export async function measureBundle() {
  const scripts = firstVisit(clientBuild, 'HomePage')
  const styles = stylesOf(scripts)
  const sum = (files: string[], ending: 'br' | 'gz') =>
    files.filter((file) => !/\.(?:woff2|webp)$/.test(file)).reduce((total, file) => total + wireSize(file, ending), 0)
  const sizes = await byLibrary(scripts)
  const total = [...sizes.values()].reduce((a, b) => a + b, 0)
  const shares = [...sizes]
    .sort((a, b) => b[1] - a[1])
    .map(([name, size]) => {
      const share = size / total
      return `  ${name}: ${(share * 100).toFixed(0)} %, about ${kb(sum(scripts, 'br') * share)} of the brotli`
    })
  return [
    `JavaScript: ${kb(sum(scripts, 'br'))} brotli (on the wire), ${kb(sum(scripts, 'gz'))} gzip, ${scripts.length} files`,
    ...shares,
    `CSS: ${kb(sum(styles, 'br'))} brotli, ${kb(sum(styles, 'gz'))} gzip`,
  ]
}
