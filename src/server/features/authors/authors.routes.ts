import type { PartialHandlers } from '../../http/route'
import { readAuthor } from './authors.service'

export const authorHandlers = {
  'GET /api/authors/:id': async ({ db, params }) => ({ author: await readAuthor(db, params.id) }),
} satisfies PartialHandlers
