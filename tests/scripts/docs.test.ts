import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectRoot } from '@server/config/root'
import { RETENTION } from '@server/people/retention/retention'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/accessibility.md',
  'docs/operating.md',
  'docs/benchmarks.md',
  'docs/privacy.md',
  'docs/backup.md',
  'docs/deploying.md',
  'docs/import-export.md',
  'docs/scaling.md',
  'docs/security.md',
]

test.each(documents)('every script that %s mentions exists', (document) => {
  const { scripts } = JSON.parse(read('package.json'))
  const mentioned = [...read(document).matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1])
  for (const name of mentioned) expect(Object.keys(scripts)).toContain(name)
})

test.each(documents)('every link in %s leads somewhere', (document) => {
  const links = [...read(document).matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map((match) => match[1] as string)
  for (const link of links) expect(existsSync(join(projectRoot, dirname(document), link)), link).toBe(true)
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
