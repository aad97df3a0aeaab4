import { tag } from '../../http/cache/cache-tags'
import type { PartialHandlers } from '../../http/route'
import { readAuthor } from './authors.service'

export const authorHandlers = {
  'GET /api/authors/:id': async ({ db, params, query, shows }) => {
    shows(tag.articlesByAuthor(params.id))
    return { author: await readAuthor(db, params.id, query.lang) }
  },
} satisfies PartialHandlers
