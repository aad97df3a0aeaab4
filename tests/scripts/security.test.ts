import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '@server/config/root'
import { patternsOf } from '@shared/search/patterns'
import { expect, onTestFinished, test } from 'vitest'

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')

/** The programs' files below a folder, by path. */
const sources = (folder: string) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => [name, read(join(folder, name))] as const)

/** The paths of the files in which something is found. */
const filesWith = (pattern: RegExp, folder = 'src') =>
  sources(folder)
    .filter(([, text]) => pattern.test(text))
    .map(([path]) => join(folder, path))
    .sort()

test('hashes are SHA-256, and nothing else of node:crypto is used than these functions', () => {
  const used = sources('src').flatMap(([, text]) =>
    [...text.matchAll(/import \{([^}]+)\} from 'node:crypto'/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    ),
  )
  expect([...new Set(used)].sort()).toEqual([
    'createHash',
    'createHmac',
    'createPrivateKey',
    'createPublicKey',
    'randomBytes',
    'randomUUID',
    'timingSafeEqual',
  ])
  const algorithms = sources('src').flatMap(([, text]) =>
    [...text.matchAll(/\b(?:createHash|createHmac)\(([^,)]*)/g)].map(([, algorithm]) => algorithm),
  )
  expect(algorithms.length).toBeGreaterThan(10)
  expect([...new Set(algorithms)]).toEqual(["'sha256'"])
  expect(filesWith(/crypto\.subtle|from '(?:node:)?crypto'|require\(/)).toEqual(filesWith(/from 'node:crypto'/))
})

test('Math.random chooses ads, delays and names of drafts, which need not be secret, and UUIDs are no passwords', () => {
  expect(filesWith(/Math\.random/)).toEqual([
    'src/admin/articles/ArticleForm.tsx',
    'src/admin/forms/drafts/drafts.ts',
    'src/server/mail/attempts.ts',
    'src/site/data/loaders.ts',
  ])
  expect(filesWith(/(?:hash\w*|token\w*|secret\w*)\([^)]*randomUUID/i)).toEqual([])
})

test('texts become HTML in the browser only where they are sanitised, icons, or in a sandbox', () => {
  const inserts = /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\s*=(?!=)|insertAdjacentHTML|document\.write|srcdoc/i
  expect(filesWith(inserts)).toEqual([
    'src/admin/articles/preview/PreviewFrame.tsx',
    'src/admin/editor/apply-document.ts',
    'src/admin/editor/tools/box-tools.ts',
    'src/admin/editor/tools/gallery-tool.ts',
    'src/admin/editor/tools/image-view.ts',
    'src/admin/editor/tools/inline-tools.ts',
    'src/admin/editor/tools/video-tool.ts',
    'src/admin/editor/tools/video-view.ts',
    'src/admin/newsletters/Preview.tsx',
    'src/site/components/Translatable.tsx',
  ])
})

test('each cookie says to which requests of other sites it belongs', () => {
  const cookies = sources('src').flatMap(([, text]) => text.match(/`[^`]*;\s*max-age=[^`]*`/g) ?? [])
  const kept = cookies.filter((cookie) => !cookie.includes('max-age=0'))
  expect(kept.length).toBeGreaterThan(1)
  expect(kept.filter((cookie) => !cookie.includes('; samesite=lax'))).toEqual([])
  expect(filesWith(/set-cookie|document\.cookie =/)).toEqual([
    'src/server/http/redirect.ts',
    'src/server/render/edition.ts',
    'src/server/render/language.ts',
    'src/site/i18n/translate-widget.ts',
  ])
})

test('the server writes its log to standard output, through one logger', () => {
  expect(filesWith(/\bpino\(|destination\(/, 'src/server')).toEqual(['src/server/config/logger.ts'])
  // Of commands, what they print and ask.
  expect(filesWith(/process\.std(?:out|err)\.write|console\./, 'src/server')).toEqual([
    'src/server/commands/read-password.ts',
    'src/server/start/first-start.ts',
    'src/server/start/program.ts',
    'src/server/start/run.ts',
  ])
})

test('fetch follows no redirect: what may is fetched by a function that checks each address', () => {
  const direct = sources('src/server').filter(([, text]) => /(?<!function |\.)\bfetch\(/.test(text))
  expect(direct.length).toBeGreaterThan(0)
  expect(direct.filter(([, text]) => !text.includes("redirect: 'error'")).map(([path]) => path)).toEqual([])
})

test('every package in the lock file has a digest, and comes from the registry', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { integrity?: string; resolved?: string; link?: boolean }>
  }
  const installed = Object.entries(packages).filter(([path]) => path !== '')
  expect(installed.length).toBeGreaterThan(500)
  const loose = installed.filter(
    ([, { integrity = '', resolved = 'https:' }]) => !integrity.startsWith('sha512-') || !resolved.startsWith('https:'),
  )
  expect(loose.map(([path]) => path)).toEqual([])
  // These would lead elsewhere.
  expect(['npm-shrinkwrap.json', '.npmrc'].filter((name) => existsSync(join(projectRoot, name)))).toEqual([])
})

test('the server starts no programs but systemd-notify, and runs no code from texts', () => {
  const dangerous = /child_process|execFile|node:vm|\beval\(|new Function\(/
  // Its own modules in another process.
  const fork = /^import \{ (?:type ChildProcess, )?fork \} from 'node:child_process'$/m
  // Without a shell.
  const notify = /^import \{ execFile \} from 'node:child_process'$|\bexecFile\('systemd-notify', /gm
  const found = sources('src').filter(([, text]) => dangerous.test(text.replace(fork, '').replace(notify, '')))
  expect(found.map(([path]) => path)).toEqual([])
})

test('nothing turns off the check of certificates', () => {
  const found = sources('src/server').filter(([, text]) => /rejectUnauthorized|TLS_REJECT/.test(text))
  expect(found.map(([path]) => path)).toEqual([])
})

test('a regular expression that a function makes does not pass the lint', async () => {
  const rule = './scripts/lint/constant-patterns.grit'
  expect(JSON.parse(read('biome.json')).overrides).toContainEqual({ includes: ['src/**'], plugins: [rule] })
  const refused = [
    '(x: string) => new RegExp(x)',
    "(x: string) => x.split(RegExp(x, 'u'))",
    "(x: string) => x.match('a')",
  ]
  const allowed = ["new RegExp('a')", '(x: string) => x.match(/a/)']
  const folder = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-lint-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const code = [...refused, ...allowed].map((value, index) => `export const a${index} = ${value}\n`).join('')
  await writeFile(join(folder, 'sample.ts'), code)
  await writeFile(join(folder, 'biome.json'), JSON.stringify({ plugins: [join(projectRoot, rule)] }))
  const biome = join(projectRoot, 'node_modules/@biomejs/biome/bin/biome')
  const { stdout } = spawnSync(process.execPath, [biome, 'lint', '--reporter=github'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const lines = [...stdout.matchAll(/title=plugin,.*?line=(\d+)/g)].map(([, line]) => Number(line))
  expect(lines).toEqual(refused.map((_, index) => index + 1))
})

test('the database matches texts by constant patterns only, or by those of the words of a search', () => {
  const calls = sources('src/server').flatMap(
    ([, text]) => text.match(/\bregexp_\w+\(.*|\bsimilar to\b.*|like_regex.*| !?~\*? .*/g) ?? [],
  )
  expect(calls.length).toBeGreaterThan(1)
  const constant = /, '[^'$]+'|^ ~ (?:'(?:''|[^'$])+'|\$\{[A-Z]+\})/
  const ofSearches = /^ ~ \$\{pattern\}/
  expect(calls.filter((call) => !constant.test(call) && !ofSearches.test(call))).toEqual([])
  // They have the letters and digits that were typed, so many at most, and nothing else of it.
  for (const typed of ['(a+)+ [b', 'a|b', 'a*?b{9}', '^a$b', '\\a \\1 b'])
    expect(patternsOf(typed)).toEqual(patternsOf(typed.match(/[a-z0-9]+/g)?.join(' ') ?? ''))
  expect(patternsOf('abc'.repeat(5000)).join('').length).toBeLessThan(10_000)
  expect(patternsOf('abc '.repeat(5000))).toHaveLength(16)
})
