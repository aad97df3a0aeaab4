import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { SITE_NAME } from '@shared/magazine'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** Serves the API's documentation, generated from the contract: /api/docs for people, /api/docs/json for programs. */
export async function registerApiDocs(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      info: { title: `${SITE_NAME} API`, version: '1.0.0' },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
      security: [{}, { session: [] }],
    },
    transform: jsonSchemaTransform,
    // Only the contract's calls have tags: pages, feeds and files are not part of the API.
    hideUntagged: true,
  })
  // The library's page uses inline styles.
  const policy =
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: policy })
}
