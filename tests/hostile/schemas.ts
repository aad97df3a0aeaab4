import type { z } from 'zod'
import type { $ZodType, $ZodTypes } from 'zod/v4/core'

/** The parts of a schema, whichever kind it has. */
export const defOf = (schema: $ZodType) => (schema as $ZodTypes)._zod.def

/** A value somewhere in the input of a call, with a function that builds the smallest input that contains a given one there. */
type Field<Value> = { path: string; schema: $ZodType; build: (value: Value) => unknown }

export type TextField = Field<string>

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

const within = <Value>(fields: Field<Value>[], key: string, wrap: (value: unknown) => unknown): Field<Value>[] =>
  fields.map(({ path, schema, build }) => ({
    path: path ? `${key}.${path}` : key,
    schema,
    build: (value) => wrap(build(value)),
  }))

/** Every value of a type that may occur in the input of a schema. */
function fieldsOf<Value>(type: 'string' | 'number', schema: $ZodType, depth = 0): Field<Value>[] {
  if (depth > MAX_DEPTH) return []
  const inner = (part: $ZodType, levels = 1) => fieldsOf<Value>(type, part, depth + levels)
  const def = defOf(schema)
  switch (def.type) {
    case type:
      return [{ path: '', schema, build: (value) => value }]
    case 'array':
      return within(inner(def.element), '0', (value) => [value])
    case 'object': {
      const base = smallest(schema) as object
      return Object.entries(def.shape).flatMap(([key, part]) =>
        within(inner(part), key, (value) => ({ ...base, [key]: value })),
      )
    }
    case 'record':
      return [
        ...within(inner(def.keyType), '(key)', (key) => ({ [String(key)]: 'a' })),
        ...within(inner(def.valueType), 'a', (value) => ({ a: value })),
      ]
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return inner(def.innerType, 0)
    case 'union':
      return def.options.flatMap((option) => inner(option, 0))
    case 'pipe':
      return inner(def.in, 0)
    default:
      return []
  }
}

export const textFields = (schema: $ZodType): TextField[] => fieldsOf('string', schema)
export const numberFields = (schema: $ZodType) => fieldsOf<number>('number', schema)
