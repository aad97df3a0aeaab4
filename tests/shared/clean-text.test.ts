import {
  cleanHtml,
  cleanLine,
  cleanText,
  cut,
  hasForbidden,
  shortened,
  withoutForbidden,
} from '@shared/content/clean-text'
import { contract } from '@shared/contract'
import type { ContractRow } from '@shared/contract/parts'
import { anyText } from '@tests/any-text'
import { textFields } from '@tests/hostile/schemas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { z } from 'zod'

/** Every text that a client can send in the query or the body of a call. */
const fields = Object.entries<ContractRow>(contract).flatMap(([call, { query, body }]) =>
  [query, body].flatMap((schema) =>
    schema
      ? textFields(schema).map(({ path, build }) => ({
          path: `${call} ${path}`,
          name: path.replace(/\.0$/, '').split('.').at(-1) ?? path,
          parse: (text: string) => (schema as z.ZodType).safeParse(build(text)),
        }))
      : [],
  ),
)

function holdsForbidden(value: unknown): boolean {
  if (typeof value === 'string') return hasForbidden(value)
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).some(([key, inner]) => hasForbidden(key) || holdsForbidden(inner))
  )
}

/** The fields that are only compared or looked up. */
const EXACT = ['at', 'current_password', 'image_url', 'key', 'link', 'password', 'token', 'totp', 'url', 'urls']

/** Each fits some field's rules. */
const SAMPLES = ['word', 'ana@example.com', 'https://example.com/a', '/uploads/a.webp', 'secret1', '5.1.1', '1']

test('no text of any call keeps what no text may hold, but what is only compared or looked up', () => {
  expect(fields.length).toBeGreaterThan(150)
  const forbidden = ['\u0007', '\ufffe', '\ud83c']
  const keeping = fields.filter(({ parse }) =>
    SAMPLES.some((sample) =>
      forbidden.some((character) => {
        const { data } = parse(`${sample}${character}${sample}`)
        return data !== undefined && holdsForbidden(data)
      }),
    ),
  )
  expect([...new Set(keeping.map(({ name }) => name))].sort()).toEqual(EXACT)
  expect(keeping.filter(({ name }) => ['image_url', 'link'].includes(name)).map(({ path }) => path)).toEqual([
    'POST /api/ads/check link',
    'POST /api/ads/check image_url',
  ])
})

test('what is taken out of a text makes no difference to what is accepted', () => {
  const field = fc.constantFrom(...fields.filter(({ name }) => !EXACT.includes(name)))
  fc.assert(
    fc.property(field, anyText, ({ parse }, text) => {
      const { data } = parse(`word ${text}`)
      fc.pre(data !== undefined)
      expect(JSON.stringify(data)).toBe(JSON.stringify(parse(withoutForbidden(`word ${text}`)).data))
    }),
    { numRuns: 2000 },
  )
})

test('cleaning a second time changes nothing', () => {
  for (const clean of [cleanText, cleanLine, cleanHtml])
    fc.assert(
      fc.property(anyText, (text) => {
        const cleaned = clean(text)
        expect(clean(cleaned)).toBe(cleaned)
        expect(hasForbidden(cleaned)).toBe(false)
      }),
      { numRuns: 1000 },
    )
})

test('a text keeps its lines, and marks of direction, joiners and hyphens that show nothing', () => {
  expect(cleanText('a\r\nb\rc\vd\u0085e')).toBe('a\nb\nc\nd\ne')
  const kept = '\u200fשלום\u202e \u200d\u00ad\ufeff 👩‍👩‍👧 \ue000'
  expect(cleanText(kept)).toBe(kept)
})

test('a line keeps the space before a French question mark', () => {
  expect(cleanLine(' Où\u202f?\u00a0Là \n\t bas ')).toBe('Où\u202f?\u00a0Là bas')
})

test('accents are one character with their letter, but a tag stays as it is', () => {
  expect(cleanText('Cafe\u0301')).toBe('Café')
  const link = '<a href="/cafe\u0301">'
  expect(cleanHtml(`${link}Cafe\u0301</a><b>\u0338</b>`)).toBe(`${link}Café</a><b>\u0338</b>`)
})

test.each([
  ['a letter outside of the first plane', 'a𠮷', 2, 'a'],
  ['an emoji', '12345🌋', 6, '12345'],
  ['a family', 'ab👩‍👩‍👧', 6, 'ab'],
  ['a flag', 'a🇮🇩', 3, 'a'],
  ['an accent after its letter', 'abe\u0301', 3, 'ab'],
  ['a vowel of Hindi', 'अकि', 2, 'अ'],
  ['a text that is short enough', '🇮🇩', 4, '🇮🇩'],
])('%s is not cut', (_, text, length, beginning) => {
  expect(cut(text, length)).toBe(beginning)
})

test('any text is cut to at most the length, at a place where it has whole characters', () => {
  fc.assert(
    fc.property(anyText, fc.nat(20), (text, length) => {
      const beginning = cut(text, length)
      expect(beginning.length).toBeLessThanOrEqual(length)
      expect(withoutForbidden(text).startsWith(withoutForbidden(beginning))).toBe(true)
      expect(hasForbidden(text) || !hasForbidden(beginning)).toBe(true)
    }),
    { numRuns: 1000 },
  )
  // One character that is longer than all there is room for.
  expect(cut(`e${'\u0301'.repeat(100)}`, 10)).toHaveLength(10)
  expect(shortened('Danau Toba', 7)).toBe('Danau…')
})
