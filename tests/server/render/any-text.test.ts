import { cleanLine, hasForbidden } from '@shared/content/clean-text'
import { anyText } from '@tests/any-text'
import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { openWorld } from './any-text-world'

/** Strings that each field gets at once, as many as the shortest has room for. */
const STRINGS = 4

function parseXml(text: string) {
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(text).close()
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...textsOf(inner)])
}

function parseJson(text: string) {
  expect(textsOf(JSON.parse(text)).filter(hasForbidden)).toEqual([])
}

/** The code points that the HTML standard forbids, and references to them; the JSON within. */
function parseHtml(text: string) {
  expect(hasForbidden(text)).toBe(false)
  const markup = text.replace(/<script[^>]*>.*?<\/script>/gs, '')
  for (const [reference, hex, decimal] of markup.matchAll(/&#(?:x([\da-f]+)|(\d+));/gi)) {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    expect(hasForbidden(String.fromCodePoint(code)), reference).toBe(false)
  }
  const scripts = [...text.matchAll(/<script[^>]* type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs)]
  for (const [, json = ''] of scripts) parseJson(json)
}

function parseGpx(text: string) {
  parseXml(text)
  for (const [, degrees = ''] of text.matchAll(/ l(?:at|on)="(.*?)"/g)) expect(degrees).toMatch(/^-?\d+(?:\.\d+)?$/)
}

const parserOf = (path: string) => {
  if (path.endsWith('.xml')) return parseXml
  if (path.endsWith('/gpx')) return parseGpx
  return path.startsWith('/api/') ? parseJson : parseHtml
}

/** A decoder drops a byte order mark at the beginning of each encoded word of a subject. */
const withoutMarks = (subject: string) => subject.replaceAll('\ufeff', '')

const markerOf = (index: number) => `mark${index}er`

/** Writes strings into every text field, parses everything that shows one, and counts the strings × fields × documents until there are enough. */
async function tryTexts(enough: number) {
  const world = await openWorld()
  const { fields, shown } = world
  const seen = new Set<string>()
  let tried = 0
  const count = (text: string) => {
    for (const [index, { name }] of fields.entries())
      if (text.includes(markerOf(index))) {
        tried += STRINGS
        seen.add(name)
      }
  }
  const strings = fc.array(fc.array(anyText, { minLength: STRINGS, maxLength: STRINGS }), {
    minLength: fields.length,
    maxLength: fields.length,
  })
  const property = fc.asyncProperty(strings, async (all) => {
    const written = new Map<string, string>()
    await world.write((field) => {
      const index = fields.indexOf(field)
      const text = `${markerOf(index)} ${(all[index] ?? []).join(' ')} end`
      written.set(field.name, text)
      return text
    })
    for (const path of shown) {
      const { status, text } = await world.read(path)
      expect(status, path).toBe(200)
      try {
        parserOf(path)(text)
      } catch (error) {
        throw new Error(`${path} is malformed`, { cause: error })
      }
      count(text)
    }
    const { subject = '', html = '', text = '' } = await world.mail()
    expect([subject, html, text].filter(hasForbidden)).toEqual([])
    const sent = cleanLine(written.get('PUT /api/newsletters/:id subject') ?? '')
    expect(withoutMarks(subject)).toContain(withoutMarks(sent))
    count([subject, html].join())
  })
  do {
    const { failed, seed, errorInstance } = await fc.check(property, { numRuns: 1, endOnFailure: true })
    if (failed) throw new Error(`It failed with the seed ${seed}`, { cause: errorInstance })
  } while (tried < enough)
  return { tried, fields, seen }
}

/** Fields that are shown to the team only, or where no other field is. */
const UNSEEN = /review_note|phone|company|website|meta_description|translator/

test('whatever is written into a text, every feed, sitemap, page, file and mail that shows it can be read', async () => {
  const { fields, seen } = await tryTexts(1)
  expect(fields.length).toBeGreaterThan(60)
  expect(fields.map(({ name }) => name).filter((name) => !seen.has(name) && !UNSEEN.test(name))).toEqual([])
})

test('100,000 strings in fields and documents', { tags: 'sweep', timeout: 3_600_000 }, async ({ annotate }) => {
  const { tried, fields } = await tryTexts(100_000)
  await annotate(`${tried} strings × fields × documents, in ${fields.length} fields, none of which failed`)
})
