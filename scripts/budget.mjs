/**
 * Checks what a first visit costs, in the build's folder of the first argument: `client`. The site's limits are for a phone on a weak connection,
 * where 50 KB take a second and each request that waits for another half a second more.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The scripts of a page in any language, as they are sent. */
const MAX_SCRIPT_BYTES = 120_000

/** What the dashboard loads for its first list, in bytes of gzip: until its rows are there, and with search and filters, which follow them. */
const DASHBOARD_BUDGETS = [
  { what: 'The dashboard’s first list', keys: ['admin.html'], limit: 360_000 },
  {
    what: 'The dashboard’s first list with search and filters',
    keys: ['admin.html', 'src/admin/articles/ArticleTools.tsx'],
    limit: 396_000,
  },
]

/** The pictures that a phone shows at first. tests/e2e/first-pictures.spec.ts measures those of the content. */
const MAX_PICTURE_BYTES = 60_000

/** What phones show at the top of the home page, in every width that they may choose. */
const HOME_PICTURE = /^src\/site\/images\/home-hero-narrow-\d+\.avif$/

/** The code of a page. Outside of `pages`, texts come with it. */
const PAGE = /^src\/site\/(?<folder>pages|side-pages|about|events|subjects|trip)\/(?<name>\w+Page)\.tsx$/
const cataloguesOf = (folder) => (folder === 'pages' ? ['i18n'] : ['i18n', `i18n/${folder}`])

const textsKey = (folder, language) => `src/site/${folder}/${language}.json`

/** The scripts that the page's HTML names. */
const entriesOf = (html) =>
  [...html.matchAll(/<script type="module"[^>]* data-src="\/([^"]+)"/g)].map(([, file]) => file)

const readManifest = (clientFolder, name) => JSON.parse(readFileSync(join(clientFolder, `.vite/${name}.json`), 'utf8'))

function readBuild(clientFolder) {
  const manifest = readManifest(clientFolder, 'site')
  const entries = entriesOf(readFileSync(join(clientFolder, 'index.html'), 'utf8'))
  const keys = Object.keys(manifest)
  return {
    clientFolder,
    manifest,
    first: entries.map((file) => keys.find((key) => manifest[key].file === file)),
    pages: keys.flatMap((key) => {
      const { folder, name } = PAGE.exec(key)?.groups ?? {}
      return name ? [{ name, key, catalogues: cataloguesOf(folder) }] : []
    }),
    languages: keys.flatMap((key) => /^src\/site\/i18n\/([\w-]+)\.json$/.exec(key)?.[1] ?? []),
    pictures: keys.filter((key) => HOME_PICTURE.test(key)).map((key) => manifest[key].file),
  }
}

/** These chunks with everything that they import before they run. */
function withImports(manifest, keys) {
  const found = new Set()
  const add = (key) => {
    if (found.has(key)) return
    found.add(key)
    for (const imported of manifest[key]?.imports ?? []) add(imported)
  }
  keys.forEach(add)
  return [...found]
}

/** What a browser fetches when it has run the first scripts: the page's code and texts. */
const secondOf = ({ key, catalogues }, language) => [key, ...catalogues.map((folder) => textsKey(folder, language))]

const scriptsOf = ({ manifest, first }, page, language) =>
  withImports(manifest, [...first, ...secondOf(page, language)]).map((key) => manifest[key].file)

/** The scripts of a first visit to a page of the build, which is named like its component. */
export function firstVisit(clientFolder, name, language = 'en') {
  const build = readBuild(clientFolder)
  const page = build.pages.find((candidate) => candidate.name === name)
  return scriptsOf(build, page, language)
}

/** The bytes of a file on the wire. */
function wireSize(clientFolder, file, ending = 'br') {
  const compressed = join(clientFolder, `${file}.${ending}`)
  return statSync(existsSync(compressed) ? compressed : join(clientFolder, file)).size
}

/** The language in which a first visit to the page loads most, if that is too much. */
function tooManyScripts(build, page) {
  const sizes = build.languages.map((language) => ({
    language,
    bytes: scriptsOf(build, page, language).reduce((sum, file) => sum + wireSize(build.clientFolder, file), 0),
  }))
  const { language, bytes } = sizes.reduce((most, size) => (size.bytes > most.bytes ? size : most))
  if (bytes <= MAX_SCRIPT_BYTES) return []
  const limit = `the limit is ${MAX_SCRIPT_BYTES}`
  return [`A first visit to ${page.name} in ${language} loads ${bytes} bytes of scripts (brotli); ${limit}.`]
}

function tooLargeDashboard(clientFolder) {
  const manifest = readManifest(clientFolder, 'admin')
  return DASHBOARD_BUDGETS.flatMap(({ what, keys, limit }) => {
    const files = withImports(manifest, keys).map((key) => manifest[key].file)
    const bytes = files.reduce((sum, file) => sum + wireSize(clientFolder, file, 'gz'), 0)
    return bytes <= limit ? [] : [`${what} loads ${bytes} bytes of scripts (gzip); the limit is ${limit}.`]
  })
}

/** Scripts that a browser would learn of only after it has run one which the HTML does not name. */
function chainedScripts({ clientFolder, manifest, first, pages, languages }) {
  const atFirst = withImports(manifest, first)
  const notInHtml = atFirst.filter((key) => !first.includes(key))
  const named = first.map((key) => readFileSync(join(clientFolder, manifest[key].file), 'utf8')).join('\n')
  const canStart = (key) => first.some((entry) => manifest[entry].dynamicImports?.includes(key))
  const seconds = new Set(pages.flatMap((page) => languages.flatMap((language) => secondOf(page, language))))
  const late = [...seconds].flatMap((key) => {
    if (!canStart(key)) return [key]
    // With the chunk, its importer asks for what that imports.
    const imports = withImports(manifest, [key]).filter((imported) => imported !== key && !atFirst.includes(imported))
    return imports.filter((imported) => !named.includes(manifest[imported].file))
  })
  return [
    ...notInHtml.map((key) => `index.html does not name ${manifest[key].file}, which its scripts import.`),
    ...[...new Set(late)].map((key) => `The first scripts do not load ${key}, so a page waits for a third request.`),
  ]
}

function tooLargePictures({ clientFolder, pictures }) {
  if (pictures.length === 0) return ['The manifest lists no picture for the top of the home page.']
  return pictures.flatMap((file) => {
    const { size } = statSync(join(clientFolder, file))
    if (size <= MAX_PICTURE_BYTES) return []
    return [`${file}, at the top of the home page, has ${size} bytes; the limit is ${MAX_PICTURE_BYTES}.`]
  })
}

/** A line for each limit that the build exceeds. */
export function overBudget(clientFolder) {
  const build = readBuild(clientFolder)
  return [
    ...build.pages.flatMap((page) => tooManyScripts(build, page)),
    ...chainedScripts(build),
    ...tooLargePictures(build),
    ...tooLargeDashboard(clientFolder),
  ]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = overBudget(process.argv[2])
  for (const line of problems) console.error(line)
  if (problems.length > 0) process.exitCode = 1
}
