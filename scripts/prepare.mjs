/**
 * What a fresh clone lacks: packages and builds. In plain JavaScript and with Node's own modules alone, since it runs
 * before anything is installed.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../', import.meta.url))
const at = (...parts) => join(root, ...parts)

/** Runs a program of the project's; its failure ends ours. */
export function run(command, args, env = {}) {
  const { status, signal } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? (signal ? 1 : 0))
}

export const runBin = (name, args, env) => run(process.execPath, [binOf(name), ...args], env)

export function binOf(name) {
  const { bin } = JSON.parse(readFileSync(at('node_modules', name, 'package.json'), 'utf8'))
  return at(
    'node_modules',
    name,
    typeof bin === 'string' ? bin : (bin[name.split('/').at(-1)] ?? Object.values(bin)[0]),
  )
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Eye of Sumatra needs Node.js 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

/** Installs by the lock file where nothing is installed, or where the lock file has changed since. */
export function ensureInstalled() {
  checkNode()
  const installed = at('node_modules/.package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(at('package-lock.json')).mtimeMs) return
  console.log('Installing packages (about a minute, once)…')
  run('npm', ['ci', '--no-fund', '--no-audit'])
}

const BUILD_INPUTS = [
  'demo',
  'src',
  'public',
  'index.html',
  'admin.html',
  'vite.config.ts',
  'scripts/precache-list.ts',
  'tsconfig.json',
  'package-lock.json',
]

function* filesBelow(path) {
  if (statSync(path).isFile()) yield path
  else for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name))
}

function sourceHash() {
  const hash = createHash('sha256')
  for (const input of BUILD_INPUTS)
    for (const file of filesBelow(at(input))) hash.update(file.slice(root.length)).update(readFileSync(file))
  for (const name of Object.keys(process.env)
    .filter((name) => name.startsWith('VITE_'))
    .sort())
    hash.update(`${name}=${process.env[name]}`)
  return hash.digest('hex')
}

const stamp = at('dist/stamp')

/** Builds both front ends and the server where their sources have changed since the last build. */
export function ensureBuilt() {
  const hash = sourceHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  console.log('Building…')
  build(hash)
}

export function build(hash = sourceHash()) {
  mkdirSync(at('dist'), { recursive: true })
  const quiet = ['--logLevel', 'warn']
  for (const ENTRY of ['site', 'admin', 'worker']) runBin('vite', ['build', ...quiet], { ENTRY })
  runBin('vite', ['build', ...quiet, '--ssr', 'src/site/entry-server.tsx', '--outDir', 'dist/site'])
  runBin('vite', ['build', ...quiet, '--ssr', 'src/server/main.ts', '--outDir', 'dist/server'])
  const beside = ['--outDir', 'dist/server', '--emptyOutDir', 'false']
  runBin('vite', ['build', ...quiet, '--ssr', 'src/server/worker.ts', ...beside])
  run(process.execPath, [at('scripts/compress.mjs')])
  writeFileSync(stamp, hash)
}
