import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { commands } from '@server/commands/commands'
import { readConfig } from '@server/config/config'
import { DATA_FOLDER_PARTS } from '@server/config/data-dir'
import { projectRoot } from '@server/config/root'
import { RETENTION } from '@server/people/retention/retention'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
const markdownIn = (folder: string, wanted: RegExp) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => wanted.test(name))
    .map((name) => join(folder, name))

/** Also the README of each mechanism, beside its code. */
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...markdownIn('docs', /^(?!glossary).*\.md$/),
  ...markdownIn('src', /README\.md$/),
]

test('every script that a document mentions exists', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const mentioned = documents.flatMap((document) =>
    [...read(document).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => ({ document, name })),
  )
  expect(mentioned.length).toBeGreaterThan(50)
  expect(mentioned.filter(({ name }) => !(name in scripts))).toEqual([])
})

test('every command of eye in a document is a program, with its own commands', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const mentioned = documents.flatMap((document) =>
    [...read(document).matchAll(/(?:`|^)eye ([a-z]+)(?: ([a-z][a-z-]+)\b)?/gm)].map(([, name = '', action]) => ({
      document,
      name,
      action: name === 'admin' ? action : undefined,
    })),
  )
  expect(mentioned.length).toBeGreaterThan(10)
  const isThere = ({ name, action }: { name: string; action?: string }) =>
    scripts[name] === `exec node scripts/program.mjs ${name}` && (!action || `admin ${action}` in commands)
  expect(mentioned.filter((each) => !isThere(each))).toEqual([])
})

test('docs/production.md names settings, units and files that there are', () => {
  const page = read('docs/production.md')
  const block = page.split("<<'END'")[1]?.split('\nEND')[0] ?? ''
  const set = [...block.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value]) => [name, value] as const)
  expect(set.length).toBeGreaterThan(8)
  // Also that systemd's way of writing them is ours.
  expect(readConfig(Object.fromEntries(set))).toMatchObject({
    demo: false,
    MAIL_FROM: 'My Magazine <news@example.com>',
  })
  expect(set.map(([name]) => name).filter((name) => !read('.env.example').includes(`${name}=`))).toEqual([])
  const files = [...page.matchAll(/\/opt\/eye-of-sumatra\/current\/([\w./-]+\w)/g)].map((match) => match[1] as string)
  expect(files.length).toBeGreaterThan(3)
  const isThere = (file: string) =>
    file === 'dist' || [file, `${file}.service`].some((name) => existsSync(join(projectRoot, name)))
  expect(files.filter((file) => !isThere(file))).toEqual([])
})

test('the units allow what the documents have commands write', () => {
  const written = documents.flatMap((document) => [
    ...[...read(document).matchAll(/\b(?:backup|export)(?: --)?(?: (?:subscribers|ghost))? (\/[\w./-]+)/g)].map(
      ([, path]) => path,
    ),
    ...[...read(document).matchAll(/^BACKUP_TARGET=(\/\S+)/gm)].map(([, path]) => path),
  ])
  expect(written.length).toBeGreaterThan(5)
  // The volume of the containers, which have no units.
  const onServer = written.filter((path) => !path?.startsWith('/data/'))
  for (const unit of ['eye-of-sumatra', 'eye-of-sumatra-worker']) {
    const allowed = /^ReadWritePaths=-(\S+)$/m.exec(read(`deploy/${unit}.service`))?.[1] ?? ''
    expect(onServer.filter((path) => path !== allowed && !path?.startsWith(`${allowed}/`))).toEqual([])
  }
})

test('every link and picture in a document leads somewhere', () => {
  const links = documents.flatMap((document) =>
    [...read(document).matchAll(/(?:\]\(|src="|srcset=")(?!https?:)([^)#"]+)/g)].map(([, link = '']) => ({
      document,
      link,
    })),
  )
  expect(links.length).toBeGreaterThan(100)
  expect(links.filter(({ document, link }) => !existsSync(join(projectRoot, dirname(document), link)))).toEqual([])
})

test('every file that is named beside the code, or in CONTRIBUTING, exists', () => {
  const files = ['src', 'tests', 'scripts', 'public', 'docs', 'demo'].flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join('/', folder, name),
    ),
  )
  const named = ['CONTRIBUTING.md', ...markdownIn('src', /README\.md$/)].flatMap((document) =>
    [...read(document).matchAll(/`([\w./-]+\.(?:tsx?|mjs|json|css|js))`/g)].map(([, name = '']) => ({
      document,
      name,
    })),
  )
  expect(named.length).toBeGreaterThan(50)
  const isThere = (name: string) => name === 'package.json' || files.some((file) => file.endsWith(`/${name}`))
  expect(named.filter(({ name }) => !isThere(name))).toEqual([])
})

test('every test that docs/accessibility.md mentions exists', () => {
  const named = [...read('docs/accessibility.md').matchAll(/`(?:\w+\/)?([\w-]+\.spec\.ts)`/g)].map(
    (match) => match[1] as string,
  )
  expect(named.length).toBeGreaterThan(10)
  const isThere = (name: string) =>
    ['e2e', 'sweeps'].some((folder) => existsSync(join(projectRoot, 'tests', folder, name)))
  for (const name of named) expect(isThere(name), name).toBe(true)
})

test('every setting is documented, listed in .env.example and passed to the containers', () => {
  const settings = [...read('src/server/config/config.ts').matchAll(/^ {2}([A-Z_]{4,}):/gm)].map(
    (match) => match[1] as string,
  )
  expect(settings.length).toBeGreaterThan(10)
  for (const name of settings.filter((name) => name !== 'NODE_ENV')) {
    expect(read('docs/operating.md')).toContain(`\`${name}\``)
    expect(read('.env.example')).toContain(`${name}=`)
    expect(read('compose.yaml')).toMatch(new RegExp(`^ +${name}: `, 'm'))
  }
})

test('docs/privacy.md lists the retention periods of the program', () => {
  const section = read('docs/privacy.md').split('## Retention')[1]?.split('\n## ')[0] ?? ''
  const rows = [...section.matchAll(/^\| `(\w+)`[^|]*\| (\d+) \|/gm)].map(([, name, days]) => [name, Number(days)])
  expect(rows).toEqual(Object.entries(RETENTION).map(([name, { days }]) => [name, days]))
})

test('docs/operating.md names each table and each folder of the data, and when what is in it is deleted', () => {
  const meta = 'src/server/db/migrations/meta'
  const [snapshot = ''] = readdirSync(join(projectRoot, meta)).filter((name) => name.endsWith('_snapshot.json'))
  const tables = Object.values<{ name: string }>(JSON.parse(read(join(meta, snapshot))).tables).map(({ name }) => name)
  const section = read('docs/operating.md').split('## What grows')[1]?.split('\n## ')[0] ?? ''
  const rows = [...section.matchAll(/^\| ([^|]*`[^|]*) \| [^|]+ \| [^|]+ \|$/gm)].map((row) => row[1] ?? '')
  const named = rows.flatMap((names) => [...names.matchAll(/`(\w+)`/g)].map((name) => name[1]))
  expect(named.sort()).toEqual([...tables, ...DATA_FOLDER_PARTS].sort())
})
