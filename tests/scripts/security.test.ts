import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@server/config/root'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
const page = read('docs/security.md')

/** The number of rows of levels 1 and 2 in each chapter of ASVS 5.0.0, from V1 to V17. */
const ROWS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]

const listed = [...page.matchAll(/^\| (V\d+\.\d+\.\d+) \| [^|]+ \| ([a-z ]+) \|/gm)].map(
  ([, row, result]) => [row, result] as [string, string],
)
const leftOut = [...page.matchAll(/^Not applicable: .*?(?=\n\n|\n$)/gms)].map(([paragraph]) => paragraph).join('\n')
const rowsLeftOut = [...leftOut.matchAll(/V\d+\.\d+\.\d+/g)].map(([row]) => row)
const chaptersLeftOut = [...leftOut.matchAll(/V(\d+), all (\d+) rows/g)].map(
  ([, chapter, rows]) => [Number(chapter), Number(rows)] as const,
)

test('every row of ASVS level 2 is listed once in docs/security.md', () => {
  const rows = [...listed.map(([row]) => row), ...rowsLeftOut]
  expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([])
  const counted = ROWS.map((_, index) => rows.filter((row) => row.startsWith(`V${index + 1}.`)).length)
  for (const [chapter, all] of chaptersLeftOut) counted[chapter - 1] = all
  expect(counted).toEqual(ROWS)
})

test('the figures of docs/security.md are those of its tables', () => {
  const count = (result: string) => listed.filter((row) => row[1] === result).length
  expect(count('met') + count('operator') + count('not met')).toBe(listed.length)
  const figures = [listed.length, count('met'), count('operator'), count('not met')]
  const stated = /Of its 253 rows, (\d+) apply: (\d+) are met, (\d+) are the operator's, and (\d+) are not met\./
  expect(stated.exec(page.replace(/\s+/g, ' '))?.slice(1).map(Number)).toEqual(figures)
})

test('every file and symbol that docs/security.md cites exists', () => {
  const cited = [
    ...page.matchAll(/`((?:src|tests|demo|docs|scripts|deploy)\/[^`#]+|tsconfig\.base\.json)(?:#([^`]+))?`/g),
  ]
  expect(cited.length).toBeGreaterThan(100)
  for (const [, path = '', symbol] of cited) {
    expect(existsSync(join(projectRoot, path)), path).toBe(true)
    if (symbol) expect(read(path).includes(symbol), `${symbol} in ${path}`).toBe(true)
  }
})

test('every test that docs/security.md cites exists under its title', () => {
  const cited = [...page.matchAll(/`(tests\/[^`]+)`: (“[^”]+”(?:, “[^”]+”)*)/g)]
  expect(cited.length).toBeGreaterThan(50)
  for (const [, path = '', titles = ''] of cited)
    for (const [, title] of titles.matchAll(/“([^”]+)”/g))
      expect(read(path).includes(`('${title}'`), `${title} in ${path}`).toBe(true)
})

const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-')

test('the sections that docs/security.md links to exist', () => {
  const links = [...page.matchAll(/\]\(([\w.-]*)#([\w-]+)\)/g)]
  expect(links.length).toBeGreaterThan(10)
  for (const [, file, section] of links) {
    const headings = [...read(`docs/${file || 'security.md'}`).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
      slugOf(text),
    )
    expect(headings, file).toContain(section)
  }
})
