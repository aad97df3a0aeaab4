import { contract } from '@shared/contract'
import type { ContractRow } from '@shared/contract/parts'
import { numberFields } from '@tests/hostile/schemas'
import { expect, test } from 'vitest'
import type { z } from 'zod'

const fields = Object.entries<ContractRow>(contract).flatMap(([name, { params, query, body }]) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema
      ? numberFields(schema).map((field) => ({
          ...field,
          name: `${name} ${part} ${field.path}`,
          whole: schema as z.ZodType,
        }))
      : [],
  ),
)

/** A document is stored as JSON, which holds any number. */
const inColumns = fields.filter(({ path }) => !path.startsWith('blocks.'))

test('every number of every call has bounds within those of the database', () => {
  expect(inColumns.length).toBeGreaterThan(100)
  const tooFar = [2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e300, -1e300, Number.POSITIVE_INFINITY, Number.NaN]
  const accepted = inColumns.flatMap(({ name, build, whole }) =>
    tooFar.filter((value) => whole.safeParse(build(value)).success).map((value) => `${name}: ${value}`),
  )
  expect(accepted).toEqual([])
})
