import { Author } from '../entities/author'
import { ById, type ContractRow, one } from './parts'

export const authors = {
  'GET /api/authors/:id': {
    access: 'public',
    summary: 'Get the author of published articles',
    cacheable: true,
    params: ById,
    reply: one('author', Author),
  },
} as const satisfies Record<string, ContractRow>
