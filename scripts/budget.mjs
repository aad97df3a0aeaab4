/**
 * Checks what a first visit costs, in the build's folder of the first argument: `client`. The limits are for a phone on a weak connection,
 * where 50 KB take a second.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Pages that readers open first, and how many bytes of scripts each may load, as they are sent. A place has a map. */
const MAX_SCRIPT_BYTES = {
  HomePage: 95_000,
  ArticlePage: 95_000,
  ArticlesPage: 95_000,
  TopicPage: 95_000,
  PlacePage: 97_500,
}

const at = (file) => `src/site/pages/${file}.tsx`

/** The scripts that the page's HTML names. */
const entriesOf = (html) =>
  [...html.matchAll(/<script type="module"[^>]* data-src="\/([^"]+)"/g)].map(([, file]) => file)

/** Everything that these chunks import before they run. */
function withImports(manifest, keys) {
  const found = new Set()
  const add = (key) => {
    if (found.has(key)) return
    found.add(key)
    for (const imported of manifest[key]?.imports ?? []) add(imported)
  }
  keys.forEach(add)
  return found
}

/**
 * What the first visit to each of those pages loads: the scripts in the HTML first, and then, in a second request that a browser makes
 * when it has run them, those of the page. Vite's preloading names all of a page's imports at once, so there is no third.
 */
function firstVisits(clientFolder) {
  const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/site.json'), 'utf8'))
  const entries = entriesOf(readFileSync(join(clientFolder, 'index.html'), 'utf8'))
  const keyOf = (file) => Object.keys(manifest).find((key) => manifest[key].file === file)
  const first = entries.map(keyOf)
  return Object.entries(MAX_SCRIPT_BYTES).map(([page, limit]) => {
    const keys = withImports(manifest, [...first, at(page)])
    return { page, limit, files: [...keys].map((key) => manifest[key].file) }
  })
}

/** The bytes of a file on the wire. */
function wireSize(clientFolder, file) {
  const compressed = join(clientFolder, `${file}.br`)
  return statSync(existsSync(compressed) ? compressed : join(clientFolder, file)).size
}

/** A line for each limit that the build exceeds. */
export function overBudget(clientFolder) {
  return firstVisits(clientFolder).flatMap(({ page, limit, files }) => {
    const bytes = files.reduce((sum, file) => sum + wireSize(clientFolder, file), 0)
    if (bytes <= limit) return []
    return [`A first visit to ${page} loads ${bytes} bytes of scripts (brotli); the limit is ${limit}.`]
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = overBudget(process.argv[2])
  for (const line of problems) console.error(line)
  if (problems.length > 0) process.exit(1)
}
