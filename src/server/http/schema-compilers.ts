import type { FastifyServerOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'

/**
 * For a server whose schemas are Zod's. Without it, Fastify loads compilers for JSON schemas, which takes long and is of no use. Its
 * types know no others.
 */
export const schemaCompilers = {
  compilersFactory: { buildValidator: () => validatorCompiler, buildSerializer: () => serializerCompiler },
} as unknown as FastifyServerOptions['schemaController']
