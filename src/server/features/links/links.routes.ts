import type { Handlers } from '../../http/route'
import { previewLink } from './links.service'

export const linkHandlers: Handlers<'GET /api/articles/link/fetch-link'> = {
  'GET /api/articles/link/fetch-link': async ({ foreignFetch, query }) => previewLink(foreignFetch, query.url),
}
