import { contract } from '@shared/contract'
import type { ContractRow } from '@shared/contract/parts'
import { textFields } from '@tests/hostile/schemas'
import { expect, test } from 'vitest'
import type { $ZodCheckDef, $ZodType } from 'zod/v4/core'

type Limit = $ZodCheckDef & { maximum?: number; abort?: boolean }

/** Rules that look at each character of a text: a pattern, or code of ours. */
const looksAtText = ({ check }: Limit) => check === 'string_format' || check === 'custom'

const fieldsOf = (name: string, { params, query, body }: ContractRow) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? textFields(schema as $ZodType).map((field) => ({ ...field, path: `${name} ${part} ${field.path}` })) : [],
  )

const fields = Object.entries(contract).flatMap(([name, row]) => fieldsOf(name, row))

test('every text of every call has a maximum length, which comes before any rule that runs a pattern', () => {
  expect(fields.length).toBeGreaterThan(100)
  const wrong = fields.filter(({ schema }) => {
    const checks = (schema._zod.def.checks ?? []).map((check) => check._zod.def as Limit)
    const maximum = checks.findIndex(({ check }) => check === 'max_length')
    const first = checks.findIndex(looksAtText)
    // A format of the schema itself would come first.
    const hasFormat = 'format' in schema._zod.def
    return hasFormat || maximum < 0 || !checks[maximum]?.abort || (first >= 0 && first < maximum)
  })
  expect(wrong.map(({ path }) => path)).toEqual([])
})
