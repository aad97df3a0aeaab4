import { z } from 'zod'
import { MAX_ID, wholeNumber } from './entities/fields'

/** What many rows of the contract are made of. */

export const ById = z.object({ id: wholeNumber(1, MAX_ID) })

export const Message = z.object({ message: z.string() })

export const list = <Name extends string, Row extends z.ZodType>(name: Name, row: Row) =>
  z.object({ [name]: z.array(row), total: z.number().int() } as { [K in Name]: z.ZodArray<Row> } & { total: z.ZodInt })

export const one = <Name extends string, Row extends z.ZodType>(name: Name, row: Row) =>
  z.object({ [name]: row } as { [K in Name]: Row })

export const saved = <Name extends string, Row extends z.ZodType>(name: Name, row: Row) =>
  z.object({ message: z.string(), [name]: row } as { message: z.ZodString } & { [K in Name]: Row })
