import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { projectRoot } from '@server/config/root'
import { expect, onTestFinished, test } from 'vitest'

const isRoot = process.getuid?.() === 0
/** As root, the service is another user, as on a server. */
const [USER, ID] = isRoot ? ['nobody', 65_534] : [userInfo().username, userInfo().uid]

/** What a command does here: reports how it runs, writes a file, reads those that it is given, and ends with what is asked for. */
const PROGRAM = `
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
const { DATA_DIR, INIT_CWD, DATABASE_URL, MAIL_FROM, NODE_ENV, FROM_THE_SHELL } = process.env
const args = process.argv.slice(2)
const read = (path) => (statSync(path).isDirectory() ? readdirSync(path).map((name) => read(join(path, name))) : readFileSync(path, 'utf8'))
writeFileSync(join(DATA_DIR, 'written'), '')
const files = args.filter((arg) => arg.startsWith('/') && existsSync(arg)).map(read)
const groups = process.getgroups()
console.log(JSON.stringify({ uid: process.getuid(), gid: process.getgid(), groups, DATABASE_URL, MAIL_FROM, NODE_ENV, FROM_THE_SHELL, INIT_CWD, cwd: process.cwd(), args, files }))
for (const arg of args) console.error('at ' + arg + ':1')
if (args[0] === 'password') console.error('Usage: npm run admin -- COMMAND, npm run doctor [-- --send] or npm run worker')
process.exitCode = args.includes('--fail') ? 3 : 0
`

const SETTINGS = `# settings
DATABASE_URL="postgres://eye:p%40ss@127.0.0.1/eye"
MAIL_FROM=My Blog <news@example.com>
`

async function install(settings = SETTINGS) {
  const base = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-'))
  onTestFinished(() => rm(base, { recursive: true, force: true }))
  await chmod(base, 0o755)
  const release = join(base, 'release')
  await mkdir(join(release, 'dist/server'), { recursive: true })
  await writeFile(join(release, 'package.json'), await readFile(join(projectRoot, 'package.json')))
  for (const name of ['admin', 'import', 'restore']) await writeFile(join(release, `dist/server/${name}.js`), PROGRAM)
  await writeFile(join(base, 'settings.env'), settings, { mode: 0o600 })
  await mkdir(join(base, 'data'), { mode: 0o700 })
  if (isRoot) await chown(join(base, 'data'), ID, ID)
  // Where the service cannot look.
  const home = join(base, 'home')
  await mkdir(home, { mode: 0o700 })
  const env = {
    PATH: process.env.PATH,
    EYE_SETTINGS: join(base, 'settings.env'),
    EYE_RELEASE: release,
    EYE_USER: USER,
    EYE_DATA: join(base, 'data'),
    DATABASE_URL: 'postgres://elsewhere',
    FROM_THE_SHELL: '1',
  }
  async function eye(args: string[], changed: Record<string, string> = {}, uid?: number) {
    const child = spawn(process.execPath, [join(projectRoot, 'deploy/eye'), ...args], {
      cwd: uid === undefined ? home : base,
      env: { ...env, ...changed },
      uid,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
    return { out, err, code: code as number }
  }
  return { base, release, home, data: join(base, 'data'), eye }
}

test('eye runs a command as the user of the service, with its settings and nothing else of the shell', async () => {
  const { eye, release, home, data } = await install()
  const { out, code } = await eye(['admin', 'create', 'you@example.com'])
  expect(JSON.parse(out)).toEqual({
    uid: ID,
    gid: expect.any(Number),
    groups: isRoot ? [ID] : expect.any(Array),
    DATABASE_URL: 'postgres://eye:p%40ss@127.0.0.1/eye',
    MAIL_FROM: 'My Blog <news@example.com>',
    NODE_ENV: 'production',
    INIT_CWD: home,
    cwd: release,
    args: ['create', 'you@example.com'],
    files: [],
  })
  expect(code).toBe(0)
  expect((await readdir(data)).sort()).toEqual(['written'])
  expect((await eye(['admin', '--fail'])).code).toBe(3)
  expect((await eye(['admin', 'password'])).err).toContain(
    'Usage: eye admin COMMAND, eye doctor [--send] or npm run worker\n',
  )
})

test('eye gives a command copies of the files that it reads, and removes them', async () => {
  const { eye, home, data } = await install()
  await writeFile(join(home, 'export.json'), 'the old magazine', { mode: 0o600 })
  await mkdir(join(home, 'content/posts'), { recursive: true, mode: 0o700 })
  await writeFile(join(home, 'content/posts/one.md'), 'one', { mode: 0o600 })

  const file = await eye(['import', 'ghost', 'export.json', '--url', 'https://blog.example.com'])
  expect(JSON.parse(file.out)).toMatchObject({ uid: ID, files: ['the old magazine'] })
  expect(file.err).toContain('at export.json:1\n')
  const folder = await eye(['import', 'markdown', join(home, 'content')])
  expect(JSON.parse(folder.out)).toMatchObject({ uid: ID, files: [[['one']]] })
  expect(JSON.parse((await eye(['restore', 'export.json'])).out)).toMatchObject({ files: ['the old magazine'] })
  const missing = await eye(['import', 'ghost', 'missing.json', '--url', 'https://blog.example.com'])
  expect(missing).toEqual({ out: '', err: 'missing.json does not exist.\n', code: 1 })
  expect(await readdir(join(data, 'incoming'))).toEqual([])
})

test('eye refuses what it cannot run, in a line', async () => {
  const { eye, base, data } = await install()
  const refused = async (args: string[], env: Record<string, string>, reason: RegExp) => {
    const { out, err, code } = await eye(args, env)
    expect(err).toMatch(reason)
    expect(err.trimEnd()).not.toContain('\n')
    expect([out, code]).toEqual(['', 1])
  }
  await refused(['main'], {}, /no command 'main', but: admin, doctor, backup, restore, export, import/)
  await refused(['doctor'], {}, /doctor\.js does not exist: run 'npm run build'/)
  await refused(['admin'], { EYE_RELEASE: base }, /package\.json cannot be read/)
  await refused(['admin'], { EYE_SETTINGS: join(base, 'nothing') }, /the settings should be there/)
  await refused(['admin'], { EYE_USER: 'no-such-user' }, /There is no user 'no-such-user'/)
  expect(await readdir(data)).toEqual([])
})

test('eye refuses a data folder of another user', async ({ skip }) => {
  if (!isRoot) skip('only root can make a folder of another user')
  const { eye, data } = await install()
  await chown(data, 12_345, 12_345)
  expect(await eye(['admin'])).toMatchObject({ code: 1, err: expect.stringMatching(/does not belong to nobody/) })
  expect(await readdir(data)).toEqual([])
})

test('another user than that of the service is told to be root', async ({ skip }) => {
  if (!isRoot) skip('only root can be another user')
  const { eye } = await install()
  expect(await eye(['admin'], { EYE_USER: 'daemon' }, ID)).toMatchObject({
    code: 1,
    err: 'Run this as root: sudo eye admin …\n',
  })
})

test.for([
  ['A=1', '1'],
  ['A = two words  ', 'two words'],
  ['; A=0\n# A=0 \\\nA=1', '1'],
  ['A="in quotes " and more ', 'in quotes and more'],
  ["A='$HOME `x` \\ \"'", '$HOME `x` \\ "'],
  ['A="\\$ \\" \\\\ \\x"', '$ " \\ \\x'],
  ['A=one\\\n  two', 'one  two'],
  ['A=p@ss#word;x', 'p@ss#word;x'],
  ['A=My "Blog" <news@example.com>', 'My "Blog" <news@example.com>'],
  ['A="two\nlines"', 'two\nlines'],
  ['A=back\\\\slash\\ ', 'back\\slash '],
  ['no assignment\n2A=1\nA=1', '1'],
  ['A=', ''],
])('the line %s of the settings gives %s, as with systemd', async ([line, value]) => {
  const { eye } = await install(line?.replace(/^(.*)A( ?)=/ms, '$1MAIL_FROM$2='))
  expect(JSON.parse((await eye(['admin'])).out).MAIL_FROM).toBe(value)
})
