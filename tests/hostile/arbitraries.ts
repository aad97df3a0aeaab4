import fc, { type Arbitrary } from 'fast-check'
import type { $ZodType } from 'zod/v4/core'
import { defOf, smallest } from './schemas'

/** Texts that have broken programs before. */
const TEXTS = [
  ...['', ' ', '\0', 'a\0b', '\u2028', '\n', '\r\nSet-Cookie: a=b', '\ud800', '\udfff', '\ufeff', '😀', '\u202e'],
  ...[
    'null',
    'undefined',
    'NaN',
    '-1',
    '0',
    '1e309',
    '2147483648',
    '9007199254740993',
    '0x10',
    '1.5',
    '%',
    '%00',
    '%s',
  ],
  ...["'", '"', '`', '\\', "' or 1=1 --", '$1', '$&', '{{1}}', '<script>', '<!--', ']]>', '&#0;', '../../etc'],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'events',
    'published',
    'data:text/html,x',
    'javascript:1',
    '//evil',
    '/\\a',
  ],
  ...['http://[::1', 'http://a:99999', 'a@b', 'word', 'ana@example.com', 'https://example.com/a', '/uploads/a.webp'],
  ...[
    '2030-01-01T00:00:00Z',
    '9999-12-31T23:59:59+14:00',
    '-271821-04-20T00:00:00Z',
    '2026-02-30',
    '1',
    '2',
    'secret1',
  ],
]

/** An address cannot hold half of a surrogate pair. */
export const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, '\ufffd')

export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 600, minLength: 190 }) },
)

const hostileNumber = fc.oneof(
  fc.constantFrom(0, -1, 1, 2, 3, 1.5, 2147483647, 2147483648, 2 ** 53, 1e308, -0),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

const anything: Arbitrary<unknown> = fc.anything({
  key: hostileText,
  values: [hostileText, hostileNumber, fc.boolean(), fc.constant(null)],
  maxDepth: 3,
  maxKeys: 4,
})

/** A value of the schema's shape, whose texts and numbers mostly do not fit, and whose parts are sometimes missing or others. */
export function inputOf(schema: $ZodType, depth = 0): Arbitrary<unknown> {
  return fc.oneof(
    { weight: 30, arbitrary: fittingOf(schema, depth) },
    { weight: 10, arbitrary: fc.constant(smallest(schema)) },
    { weight: 1, arbitrary: anything },
    { weight: 1, arbitrary: fc.constant(undefined) },
  )
}

function fittingOf(schema: $ZodType, depth: number): Arbitrary<unknown> {
  if (depth > 8) return fc.constant(smallest(schema))
  const def = defOf(schema)
  switch (def.type) {
    case 'string':
      return hostileText
    case 'number':
      return hostileNumber
    case 'boolean':
      return fc.boolean()
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'array':
      return fc.array(inputOf(def.element, depth + 1), { maxLength: 4 })
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(def.shape).map(([key, part]) => [key, inputOf(part, depth + 1)])),
      )
    case 'record':
      return fc.dictionary(hostileText, anything, { maxKeys: 4 })
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return fc.oneof(inputOf(def.innerType, depth), fc.constant(null), fc.constant(undefined))
    case 'union':
      return fc.oneof(...def.options.map((option) => inputOf(option, depth + 1)))
    case 'pipe':
      return inputOf(def.in, depth)
    default:
      return anything
  }
}
