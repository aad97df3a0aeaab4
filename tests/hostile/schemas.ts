import type { z } from 'zod'
import type { $ZodType, $ZodTypes } from 'zod/v4/core'

/** The parts of a schema, whichever kind it has. */
export const defOf = (schema: $ZodType) => (schema as $ZodTypes)._zod.def

/** A text somewhere in the input of a call, with a function that builds the smallest input that contains a given text there. */
export type TextField = { path: string; schema: z.ZodString; build: (text: string) => unknown }

/** Values that pass most rules for a text: one of them fits each. */
const SAMPLES = [
  'word',
  'ana@example.com',
  'https://example.com/a',
  '/uploads/a.webp',
  '2030-01-01T00:00:00Z',
  '1',
  'secret1',
]

/** Lists within lists are followed to this depth. */
const MAX_DEPTH = 12

const sampleOf = (schema: $ZodType) =>
  SAMPLES.find((text) => (schema as z.ZodType).safeParse(text).success) ?? (SAMPLES[0] as string)

/** The smallest input that the schema accepts, as far as that follows from its parts. */
export function smallest(schema: $ZodType): unknown {
  const def = defOf(schema)
  switch (def.type) {
    case 'string':
      return sampleOf(schema)
    case 'number':
      return 1
    case 'boolean':
      return true
    case 'null':
      return null
    case 'enum':
      return Object.values(def.entries)[0]
    case 'literal':
      return def.values[0]
    case 'array':
      return (schema as z.ZodType).safeParse([]).success ? [] : [smallest(def.element)]
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape)
          .map(([key, part]) => [key, smallest(part)] as const)
          .filter(([, value]) => value !== undefined),
      )
    case 'record':
    case 'unknown':
    case 'any':
      return {}
    case 'optional':
      return undefined
    case 'nullable':
    case 'default':
    case 'readonly':
      return smallest(def.innerType)
    case 'union':
      return smallest(def.options[0] as $ZodType)
    case 'pipe': {
      const sample = smallest(def.in)
      return typeof sample === 'string' ? sampleOf(schema) : sample
    }
    default:
      throw new Error(`No sample for a schema of the type ${def.type}`)
  }
}

const within = (fields: TextField[], key: string, wrap: (value: unknown) => unknown): TextField[] =>
  fields.map(({ path, schema, build }) => ({
    path: path ? `${key}.${path}` : key,
    schema,
    build: (text) => wrap(build(text)),
  }))

/** Every text that may occur in the input of a schema. */
export function textFields(schema: $ZodType, depth = 0): TextField[] {
  if (depth > MAX_DEPTH) return []
  const def = defOf(schema)
  switch (def.type) {
    case 'string':
      return [{ path: '', schema: schema as z.ZodString, build: (text) => text }]
    case 'array':
      return within(textFields(def.element, depth + 1), '0', (value) => [value])
    case 'object': {
      const base = smallest(schema) as object
      return Object.entries(def.shape).flatMap(([key, part]) =>
        within(textFields(part, depth + 1), key, (value) => ({ ...base, [key]: value })),
      )
    }
    case 'record':
      return [
        ...within(textFields(def.keyType, depth + 1), '(key)', (key) => ({ [String(key)]: 'a' })),
        ...within(textFields(def.valueType, depth + 1), 'a', (value) => ({ a: value })),
      ]
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return textFields(def.innerType, depth)
    case 'union':
      return def.options.flatMap((option) => textFields(option, depth))
    case 'pipe':
      return textFields(def.in, depth)
    default:
      return []
  }
}
