import { z } from 'zod'
import { Author } from '../entities/author'
import { LanguageCode } from '../entities/fields'
import { ById, type ContractRow, one } from './parts'

export const authors = {
  'GET /api/authors/:id': {
    access: 'public',
    summary: 'Get the author of published articles; lang asks for a translated biography',
    cacheable: true,
    params: ById,
    query: z.object({ lang: LanguageCode.optional() }),
    reply: one('author', Author),
  },
} as const satisfies Record<string, ContractRow>
