import { z } from 'zod'
import { Article } from '../entities/article'
import { LanguageCode } from '../entities/fields'
import { ById, type ContractRow, one } from './parts'

export const events = {
  'GET /api/events/:id': {
    access: 'public',
    summary:
      'Get an event with its place, translated if lang is given and a translation exists; staff also get one under review, and with preview=1 drafts of translations',
    cacheable: true,
    params: ById,
    query: z.object({ lang: LanguageCode.optional(), preview: z.literal('1').optional() }),
    reply: one('event', Article),
  },
} as const satisfies Record<string, ContractRow>
