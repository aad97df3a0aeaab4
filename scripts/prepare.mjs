/**
 * Installs packages and builds where a fresh clone needs it. Plain JavaScript that uses Node's own modules only, since
 * it runs before anything is installed.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { completeBuild, createBuildFolder, findBuild, isCurrent, publishBuild, removeOldBuilds } from './builds.mjs'
import { step } from './progress.mjs'

export const root = fileURLToPath(new URL('../', import.meta.url))
const at = (...parts) => join(root, ...parts)

const children = new Set()
process.on('exit', () => {
  for (const child of children) child.kill()
})

/** Runs a program in the project's folder. If it fails, exits with its code and stops what runs besides it. */
export function run(command, args, env = {}, stdio = 'inherit') {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio,
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    })
    children.add(child)
    child.on('exit', (code) => {
      children.delete(child)
      if (code === 0) resolve()
      else process.exit(code ?? 1)
    })
  })
}

/** What goes wrong, and nothing else. */
const QUIETLY = ['ignore', 'ignore', 'inherit']

export const runBin = (name, args, env, stdio) => run(process.execPath, [binOf(name), ...args], env, stdio)

export function binOf(name) {
  const { bin } = JSON.parse(readFileSync(at('node_modules', name, 'package.json'), 'utf8'))
  return at(
    'node_modules',
    name,
    typeof bin === 'string' ? bin : (bin[name.split('/').at(-1)] ?? Object.values(bin)[0]),
  )
}

/** Adds the settings of the `.env` file, if there is one. Variables that are set already win. */
export function loadSettings(file = at('.env')) {
  if (existsSync(file)) process.loadEnvFile(file)
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Eye of Sumatra needs Node.js 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

/** An installation of a build alone, such as a container, has nothing to install or build. */
const hasSources = existsSync(at('src'))

/** Installs what the lock file lists, if nothing is installed or the lock file is newer. */
export async function ensureInstalled() {
  checkNode()
  if (!hasSources) return
  const installed = at('node_modules/.package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(at('package-lock.json')).mtimeMs) return
  // Its warnings are about packages of packages, about which no owner can do anything.
  const args = ['ci', '--no-fund', '--no-audit', '--loglevel=error']
  await step('Installing packages', () => run('npm', args, {}, QUIETLY))
}

const BUILD_INPUTS = [
  'demo',
  'src',
  'public',
  'index.html',
  'admin.html',
  'vite.config.ts',
  'scripts/budget.mjs',
  'scripts/builds.mjs',
  'scripts/compress.mjs',
  'scripts/database-template.mjs',
  'scripts/prepare.mjs',
  'scripts/progress.mjs',
  'scripts/precache-list.ts',
  'tsconfig.base.json',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

const byName = (one, other) => (one.name < other.name ? -1 : 1)

/** Asks for the kinds of all files of a folder together, as each start waits for this. */
function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort(byName)) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesIn(path)
    else yield path
  }
}

const filesBelow = (path) => (statSync(path).isDirectory() ? filesIn(path) : [path])

/** The `VITE_` variables, which become part of the front ends. Vite reads `.env` too. */
function viteVariables() {
  const file = existsSync(at('.env')) ? parseEnv(readFileSync(at('.env'), 'utf8')) : {}
  return Object.entries({ ...file, ...process.env })
    .filter(([name]) => name.startsWith('VITE_'))
    .sort()
}

function sourceHash() {
  const hash = createHash('sha256')
  for (const input of BUILD_INPUTS)
    for (const file of filesBelow(at(input))) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.update(JSON.stringify(viteVariables())).digest('hex')
}

/**
 * Builds both front ends and the server, if their sources have changed since the last build. A build of these sources that still
 * exists is used again: after a return to the version before, for example. Warnings of the tools are for those who change the code.
 */
export async function ensureBuilt({ logLevel = 'error' } = {}) {
  if (!hasSources) return
  const hash = sourceHash()
  const existing = findBuild(root, hash)
  if (!existing) {
    await build({ hash, logLevel })
  } else if (!isCurrent(root, existing)) publishBuild(root, existing)
}

/** The commit of the sources, with a `-modified` if they have changed since. Undefined without git. */
function revision() {
  if (process.env.REVISION) return process.env.REVISION
  // Not that of a project which contains this one.
  if (!existsSync(at('.git'))) return undefined
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  const commit = git('rev-parse', '--short=10', 'HEAD')
  if (commit.status !== 0) return undefined
  const isModified = git('status', '--porcelain', '--', ...BUILD_INPUTS).stdout.trim() !== ''
  return `${commit.stdout.trim()}${isModified ? '-modified' : ''}`
}

/**
 * Builds both front ends and the server into a new folder, and then makes it current. `previous` is a build elsewhere whose assets
 * stay reachable too, such as that of the release before.
 */
export const build = (options = {}) => step('Building site, dashboard and server', (tell) => buildAll(tell, options))

async function buildAll(tell, { hash = sourceHash(), logLevel = 'warn', previous }) {
  const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
  const folder = createBuildFolder(root, version)
  let built = 0
  /** The parts are listed in vite.config.ts. */
  const buildPart = async (entry) => {
    const env = { ENTRY: entry, BUILD_FOLDER: relative(root, folder) }
    await runBin('vite', ['build', '--logLevel', logLevel], env, QUIETLY)
    built += 1
    tell(`${built} of 5 parts`)
  }
  // Two at a time: a part needs up to a gigabyte of memory, and keeps a core busy.
  await Promise.all([
    buildPart('admin'),
    buildPart('site')
      .then(() => Promise.all([buildPart('service-worker'), buildPart('site-on-server')]))
      .then(() => buildPart('server')),
  ])
  // The server reads these at run time. Copy them, so that a build works without the sources.
  const copy = (from, to, filter) => cpSync(at(from), join(folder, to), { recursive: true, filter })
  // The snapshots are for `npm run db:generate`.
  copy('src/server/db/migrations', 'server/migrations', (path) => !path.endsWith('_snapshot.json'))
  for (const name of ['images', 'media']) copy(`demo/${name}`, `server/${name}`)
  const runScript = (name, path) => run(process.execPath, [at('scripts', name), join(folder, path)])
  await Promise.all([
    runScript('compress.mjs', 'client/assets').then(() => runScript('budget.mjs', 'client')),
    runScript('database-template.mjs', 'server/database-template.tar.gz'),
  ])
  const about = { version, revision: revision(), built: new Date().toISOString() }
  writeFileSync(join(folder, 'build.json'), `${JSON.stringify(about)}\n`)
  completeBuild(folder, hash)
  publishBuild(root, folder, previous)
  await removeOldBuilds(root)
}
