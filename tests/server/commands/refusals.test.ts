import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { CommandName } from '@server/commands/commands'
import { lookAt, refuseOtherSight } from '@server/commands/owner-path'
import { projectRoot } from '@server/config/root'
import { startBuiltServer } from '@tests/built-server'
import { describe, expect, onTestFinished, test, vi } from 'vitest'

// Each case starts a process, which takes a second, and much longer on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

const FILE = join(projectRoot, 'package.json')
const OUTPUT = '/nonexistent/output'

/** Each command of the shell, as its program is called. A new one does not compile without a row. */
const COMMAND_LINES: Record<CommandName | 'restore', string[]> = {
  'admin create': ['admin', 'create', 'owner@example.com'],
  'admin password': ['admin', 'password', 'owner@example.com'],
  'admin remove-demo': ['admin', 'remove-demo'],
  'admin unlock': ['admin', 'unlock'],
  'admin remove-totp': ['admin', 'remove-totp', 'owner@example.com'],
  'admin take-down': ['admin', 'take-down', 'a.webp'],
  backup: ['backup', OUTPUT],
  doctor: ['doctor'],
  export: ['export', OUTPUT],
  'export ghost': ['export', 'ghost', OUTPUT],
  'export subscribers': ['export', 'subscribers', OUTPUT],
  import: ['import', 'ghost', FILE],
  'import subscribers': ['import', 'subscribers', FILE],
  restore: ['restore', FILE],
}
type Name = keyof typeof COMMAND_LINES
const names = Object.keys(COMMAND_LINES) as Name[]

/** For what a program refuses before it looks at its arguments. */
const onePerProgram = [...new Map(names.toReversed().map((name) => [COMMAND_LINES[name][0], name])).values()]

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Runs the real program, with a password on its standard input. */
async function run(name: Name, env: Record<string, string>) {
  const [program = '', ...args] = COMMAND_LINES[name]
  const child = spawn(process.execPath, [join(projectRoot, `dist/server/${program}.js`), ...args], {
    env: { PATH: process.env.PATH, EYE_SETTINGS: '/nonexistent/settings.env', ...env },
  })
  child.stdin.end('deep crater lake\n')
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { out, err, code: code as number }
}

describe.skipIf(process.getuid?.() !== 0)('as root, in a data folder of another user', () => {
  test.for(onePerProgram)('%s is refused, and leaves nothing there', async (name) => {
    const DATA_DIR = await newFolder()
    await mkdir(join(DATA_DIR, 'db'))
    await chown(DATA_DIR, 12_345, 12_345)
    const { out, err, code } = await run(name, { DATA_DIR })
    expect(code).toBe(1)
    // The doctor tells it among its other findings.
    expect(name === 'doctor' ? out : err).toMatch(/DATA_DIR: .* belongs to another user \(id 12345\).*'eye COMMAND'/)
    expect(await readdir(DATA_DIR, { recursive: true })).toEqual(['db'])
  })

  test('the server does not start', async () => {
    const DATA_DIR = await newFolder()
    await chown(DATA_DIR, 12_345, 12_345)
    await expect(startBuiltServer({ DATA_DIR })).rejects.toThrow(
      /stopped with 1:\nDATA_DIR: .* belongs to another user/,
    )
    expect(await readdir(DATA_DIR)).toEqual([])
  })
})

test.for(onePerProgram)('%s without settings is refused on a machine whose magazine has them in /etc', async (name) => {
  const EYE_SETTINGS = join(await newFolder(), 'eye-of-sumatra.env')
  await writeFile(EYE_SETTINGS, 'DEMO=0\n')
  const { out, err, code } = await run(name, { EYE_SETTINGS })
  expect({ out, code }).toEqual({ out: '', code: 1 })
  expect(err).toMatch(/^.*eye-of-sumatra\.env has the settings of the magazine.*'eye COMMAND'.*\n$/)
})

test.for(names.filter((name) => name !== 'restore' && name !== 'doctor'))(
  '%s makes no database where there is none',
  async (name) => {
    const parent = await newFolder()
    const { err, code } = await run(name, { DATA_DIR: join(parent, 'data') })
    expect(code).toBe(1)
    expect(err).toMatch(
      new RegExp(`^DATA_DIR: .* holds no database; the first start makes it\\. .*'eye ${name}'.*\\n$`),
    )
    expect(await readdir(parent)).toEqual([])
  },
)

test('the server refuses a path at which it sees something else than the shell', async () => {
  const folder = await newFolder()
  const path = join(folder, 'export.json')
  expect(() => lookAt({ path, use: 'read' })).toThrow(`${path} cannot be read: it does not exist`)
  await writeFile(path, '{}')
  const [file, archive] = [lookAt({ path, use: 'read' }), lookAt({ path: join(folder, 'new/a.tar'), use: 'write' })]
  for (const sight of [file, archive]) expect(() => refuseOtherSight(sight)).not.toThrow()

  // As with PrivateTmp and ProtectHome: another folder in its place, or none.
  for (const sight of [file, archive]) {
    const other = { ...sight, inode: `${sight.inode}1` }
    expect(() => refuseOtherSight(other)).toThrow(`The server does not see your ${sight.path}: its unit hides it`)
  }
  await rm(path)
  expect(() => refuseOtherSight(file)).toThrow(/does not see/)
})
