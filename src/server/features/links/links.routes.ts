import type { PartialHandlers } from '../../http/route'
import { previewLink } from './links.service'

export const linkHandlers = {
  'GET /api/articles/link/fetch-link': async ({ foreignFetch, query }) => previewLink(foreignFetch, query.url),
} satisfies PartialHandlers
