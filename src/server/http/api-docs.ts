import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { SITE_NAME } from '@shared/magazine'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** The API's documentation for people at /api/docs, for programs at /api/docs/json. It is made from the contract. */
export async function registerApiDocs(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      info: { title: `${SITE_NAME} API`, version: '1.0.0' },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
      security: [{}, { session: [] }],
    },
    transform: jsonSchemaTransform,
  })
  // The page of the library sets styles in its elements.
  const policy = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'"
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: policy })
}
