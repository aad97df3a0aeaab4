import type { PartialHandlers } from '../http/route'
import { checkLinks } from './link-checks.service'
import { previewLink } from './links.service'

export const linkHandlers = {
  'GET /api/articles/link/fetch-link': async ({ foreignFetch, query }) => previewLink(foreignFetch, query.url),
  'POST /api/articles/link/check': async ({ body, ...context }) => ({ links: await checkLinks(context, body.urls) }),
} satisfies PartialHandlers
