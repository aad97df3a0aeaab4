import type { FastifyServerOptions } from 'fastify'
import { ResponseSerializationError, validatorCompiler } from 'fastify-type-provider-zod'
import { safeParse } from 'zod/v4/core'

type ReplyRoute = { schema: Parameters<typeof safeParse>[0]; method: string; url: string }

/**
 * Parses a reply, so that nothing is sent that its schema does not list. The serializer of the type provider encodes it, which takes
 * three times as long, and yields the same of a schema without transformations.
 */
const serializerCompiler =
  ({ schema, method, url }: ReplyRoute) =>
  (reply: unknown) => {
    const { data, error } = safeParse(schema, reply)
    if (error) throw new ResponseSerializationError(method, url, { cause: error })
    return JSON.stringify(data)
  }

/**
 * For a server whose schemas are Zod's. Without it, Fastify loads compilers for JSON schemas, which takes long and is of no use. Its
 * types know no others.
 */
export const schemaCompilers = {
  compilersFactory: { buildValidator: () => validatorCompiler, buildSerializer: () => serializerCompiler },
} as unknown as FastifyServerOptions['schemaController']
