import type { PartialHandlers } from '../http/route'
import { checkLinks } from './link-checks.service'
import { previewLink } from './links.service'
import { namesIn } from './own-names.service'

export const linkHandlers = {
  'GET /api/articles/link/fetch-link': async ({ foreignFetch, query }) => previewLink(foreignFetch, query.url),
  'POST /api/articles/link/check': async ({ body, ...context }) => ({ links: await checkLinks(context, body.urls) }),
  'POST /api/articles/link/names': async ({ db, body }) => ({ names: await namesIn(db, body) }),
} satisfies PartialHandlers
