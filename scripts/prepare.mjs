/**
 * Installs packages and builds where a fresh clone needs it. Plain JavaScript that uses Node's own modules only, since
 * it runs before anything is installed.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'

export const root = fileURLToPath(new URL('../', import.meta.url))
const at = (...parts) => join(root, ...parts)

const children = new Set()
process.on('exit', () => {
  for (const child of children) child.kill()
})

/** Runs a program in the project's folder. If it fails, exits with its code and stops what runs besides it. */
export function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
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

export const runBin = (name, args, env) => run(process.execPath, [binOf(name), ...args], env)

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

/** Installs what the lock file lists, if nothing is installed or the lock file is newer. */
export async function ensureInstalled() {
  checkNode()
  const installed = at('node_modules/.package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(at('package-lock.json')).mtimeMs) return
  console.log('Installing packages (about a minute, once)…')
  await run('npm', ['ci', '--no-fund', '--no-audit'])
}

const BUILD_INPUTS = [
  'demo',
  'src',
  'public',
  'index.html',
  'admin.html',
  'vite.config.ts',
  'scripts/compress.mjs',
  'scripts/prepare.mjs',
  'scripts/precache-list.ts',
  'tsconfig.base.json',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

function* filesBelow(path) {
  if (statSync(path).isFile()) yield path
  else for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name))
}

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

const stamp = at('dist/stamp')

/** Builds both front ends and the server, if their sources have changed since the last build. */
export async function ensureBuilt() {
  const hash = sourceHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  console.log('Building…')
  await build(hash)
}

/** The parts are listed in vite.config.ts. */
const buildPart = (entry) => runBin('vite', ['build', '--logLevel', 'warn'], { ENTRY: entry })

export async function build(hash = sourceHash()) {
  rmSync(at('dist'), { recursive: true, force: true })
  mkdirSync(at('dist/server'), { recursive: true })
  // Two at a time: a part needs up to a gigabyte of memory, and keeps a core busy.
  await Promise.all([
    buildPart('admin'),
    buildPart('site')
      .then(() => Promise.all([buildPart('service-worker'), buildPart('site-on-server')]))
      .then(() => buildPart('server')),
  ])
  // The server reads these at run time. Copy them, so that `dist` works without the sources.
  cpSync(at('src/server/db/migrations'), at('dist/server/migrations'), { recursive: true })
  for (const folder of ['images', 'media']) cpSync(at('demo', folder), at('dist/server', folder), { recursive: true })
  await run(process.execPath, [at('scripts/compress.mjs')])
  writeFileSync(stamp, hash)
}
