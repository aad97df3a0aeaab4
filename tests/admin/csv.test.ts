import { cleanText } from '@shared/content/clean-text'
import { csvOf } from '@shared/csv'
import { anyText } from '@tests/any-text'
import fc from 'fast-check'
import { expect, test } from 'vitest'

/** As RFC 4180 reads it, but with line feeds: a quote may begin and end a cell only, and within one is doubled. */
function parseCsv(csv: string) {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\n|$)/gy
  for (let match = cell.exec(csv); ; match = cell.exec(csv)) {
    if (!match) throw new Error('The file is malformed')
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '')
    if (match[3] === '') return rows
    if (match[3] === '\n') rows.push([])
  }
}

test('a file of any texts has these texts, with an apostrophe before what a spreadsheet would run', () => {
  const rows = fc.array(fc.record({ title: anyText.map(cleanText), excerpt: anyText.map(cleanText) }), { minLength: 1 })
  fc.assert(
    fc.property(rows, (written) => {
      const [head, ...read] = parseCsv(csvOf(['title', 'excerpt'], written).slice(1))
      expect(head).toEqual(['title', 'excerpt'])
      const isRun = (text: string) => /^[=+\-@\t\r](?!\d+$)/.test(text)
      expect(read.flat().some(isRun)).toBe(false)
      expect(read.flat()).toEqual(
        written.flatMap(({ title, excerpt }) => [title, excerpt]).map((text) => (isRun(text) ? `'${text}` : text)),
      )
    }),
    { numRuns: 300 },
  )
})
