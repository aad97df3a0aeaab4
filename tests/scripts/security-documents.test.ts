import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@server/config/root'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
const page = read('docs/security.md')
const standard = read('docs/security-asvs.md')
/** Both, each with the name that links use. */
const documents = { 'security.md': page, 'security-asvs.md': standard }

/** The number of rows of levels 1 and 2 in each chapter of ASVS 5.0.0, from V1 to V17. */
const ROWS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]

const listed = [...standard.matchAll(/^\| (V\d+\.\d+\.\d+) \| [^|]+ \| ([a-z ]+) \| (.+) \|$/gm)].map(
  ([, row = '', result = '', by = '']) => ({ row, result, by }),
)
const leftOut = [...standard.matchAll(/^Not applicable: .*?(?=\n\n|\n$)/gms)].map(([paragraph]) => paragraph).join('\n')
const rowsLeftOut = [...leftOut.matchAll(/V\d+\.\d+\.\d+/g)].map(([row]) => row)
const chaptersLeftOut = [...leftOut.matchAll(/V(\d+), all (\d+) rows/g)].map(
  ([, chapter, rows]) => [Number(chapter), Number(rows)] as const,
)

test('every row of ASVS level 2 is listed once in docs/security-asvs.md', () => {
  const rows = [...listed.map(({ row }) => row), ...rowsLeftOut]
  expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([])
  const counted = ROWS.map((_, index) => rows.filter((row) => row.startsWith(`V${index + 1}.`)).length)
  for (const [chapter, all] of chaptersLeftOut) counted[chapter - 1] = all
  expect(counted).toEqual(ROWS)
})

/** Rows about the documentation, which a person has to judge; more of them would make the table worthless. */
const MAX_JUDGED = 25

test('every row that is met names a test, or what a person judges it by', () => {
  const met = listed.filter(({ result }) => result === 'met')
  const judged = met.filter(({ by }) => /judged by a person: \S/.test(by))
  expect(
    met.filter((each) => !judged.includes(each) && !/`tests\/[^`]+`: “/.test(each.by)).map(({ row }) => row),
  ).toEqual([])
  expect(judged.length).toBeLessThanOrEqual(MAX_JUDGED)
})

test('the figures of docs/security-asvs.md are those of its tables', () => {
  const count = (result: string) => listed.filter((row) => row.result === result).length
  expect(count('met') + count('operator') + count('not met')).toBe(listed.length)
  const figures = [listed.length, count('met'), count('operator'), count('not met')]
  const stated = /Of its 253 rows, (\d+) apply: (\d+) are met, (\d+) are the operator's, and (\d+) are not met\./
  expect(stated.exec(standard.replace(/\s+/g, ' '))?.slice(1).map(Number)).toEqual(figures)
})

const both = Object.values(documents).join('\n')

test('every file and symbol that the documents cite exists', () => {
  const cited = [
    ...both.matchAll(/`((?:src|tests|demo|docs|scripts|deploy)\/[^`#]+|tsconfig\.base\.json)(?:#([^`]+))?`/g),
  ]
  expect(cited.length).toBeGreaterThan(100)
  for (const [, path = '', symbol] of cited) {
    expect(existsSync(join(projectRoot, path)), path).toBe(true)
    if (symbol) expect(read(path).includes(symbol), `${symbol} in ${path}`).toBe(true)
  }
})

test('every test that the documents cite exists under its title', () => {
  const cited = [...both.matchAll(/`(tests\/[^`]+)`: (“[^”]+”(?:, “[^”]+”)*)/g)]
  expect(cited.length).toBeGreaterThan(150)
  for (const [, path = '', titles = ''] of cited) {
    // A long title is on a line of its own.
    const text = read(path).replace(/\(\s+(?=['`])/g, '(')
    for (const [, title] of titles.matchAll(/“([^”]+)”/g))
      expect(text.includes(`('${title}'`) || text.includes(`(\`${title}\``), `${title} in ${path}`).toBe(true)
  }
})

const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-')

test('the sections that the documents link to exist', () => {
  const links = Object.entries(documents).flatMap(([name, text]) =>
    [...text.matchAll(/\]\(([\w.-]*)#([\w-]+)\)/g)].map(([, file, section = '']) => [file || name, section] as const),
  )
  expect(links.length).toBeGreaterThan(20)
  for (const [file, section] of links) {
    const headings = [...read(`docs/${file}`).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => slugOf(text))
    expect(headings, file).toContain(section)
  }
})

/** The text below a heading of docs/security.md. */
const section = (heading: string) => page.split(`### ${heading}\n`)[1]?.split('\n#')[0] ?? ''

test('docs/security.md names the words that passwords must not consist of', () => {
  const words = /OWN_WORDS = new Set\(\[([^\]]+)\]/.exec(read('src/server/config/common-passwords.ts'))?.[1] ?? ''
  const sentence = /Refused are [^.]+/.exec(section('Signing in'))?.[0] ?? ''
  const named = [...sentence.matchAll(/\*([a-z ]+)\*/g)].map(([, word = '']) => word.replaceAll(' ', ''))
  expect(named).toEqual([...words.matchAll(/'(\w+)'/g)].map(([, word]) => word))
})

const sourcesOf = (folder: string) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name))

test('the inventory of keys and algorithms names every module that makes or compares a secret', () => {
  const inventory = section('Keys and algorithms')
  const secret = /\b(?:createHmac|randomBytes|timingSafeEqual|createPrivateKey)\(|from '(?:@node-rs\/argon2|otpauth)'/
  const modules = sourcesOf('src/server').filter((path) => secret.test(read(path)))
  expect(modules.length).toBeGreaterThan(5)
  expect(modules.filter((path) => !inventory.includes(path))).toEqual([])
})

test('docs/security.md names every setting with the address of another server', () => {
  const connections = section('What the server connects to')
  const settings = [...read('src/server/config/config.ts').matchAll(/^ {2}(\w+_(?:URL|ENDPOINT|MAILBOX)):/gm)].map(
    ([, name = '']) => name,
  )
  expect(settings.length).toBeGreaterThan(4)
  // The address of the site itself.
  expect(settings.filter((name) => name !== 'PUBLIC_URL' && !connections.includes(name))).toEqual([])
})
