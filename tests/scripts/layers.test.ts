import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

const { dirname, join } = posix

const SERVER = 'src/server'

/** Folders that may import each other, with the reason. */
const PAIRS: Record<string, string> = {
  'db → db/derived': 'A migration ends with the triggers that the lists of fields make.',
}

/** Who may read another folder's tables without its rules: moving content, and tasks of the owner. */
const WITHOUT_RULES = ['transfer/', 'commands', 'start', 'doctor']

const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => join(SERVER, file))

/** All imports of the server's files, types and loading on demand included: the importing file and what it imports, without ending. */
const imports = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, path = '']) => ({
    from: file.slice(SERVER.length + 1),
    to: join(dirname(file), path).slice(SERVER.length + 1),
  })),
)

test('no two folders of the server import each other', () => {
  const arrows = new Map(
    imports
      .filter(({ from, to }) => dirname(from) !== dirname(to))
      .map(({ from, to }) => [`${dirname(from)} → ${dirname(to)}`, `${from} imports ${to}`]),
  )
  expect(arrows.size).toBeGreaterThan(100)
  const mutual = [...arrows].filter(([arrow]) => {
    const [from, to] = arrow.split(' → ') as [string, string]
    return arrows.has(`${to} → ${from}`) && !(arrow in PAIRS) && !(`${to} → ${from}` in PAIRS)
  })
  expect(mutual).toEqual([])
})

test('at the root of the server are only programs', () => {
  const atRoot = files.filter((file) => dirname(file) === SERVER)
  expect(atRoot.length).toBeLessThanOrEqual(12)
  expect(imports.filter(({ to }) => dirname(to) === '.')).toEqual([])
})

test('a feature uses another one through its services, not its queries or routes', () => {
  const isSubject = (from: string, to: string) => `${to}/`.startsWith(`${from.split('/')[0]}/`)
  const around = imports.filter(
    ({ from, to }) =>
      /\.(queries|routes)$/.test(to) &&
      !to.startsWith('mail/') &&
      !isSubject(dirname(from), dirname(to)) &&
      !WITHOUT_RULES.some((folder) => from.startsWith(folder)),
  )
  expect(around).toEqual([])
})
