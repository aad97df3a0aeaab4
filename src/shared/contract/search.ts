import { z } from 'zod'
import { LanguageCode, limitedText } from '../entities/fields'
import { Found } from '../entities/found'
import { FoundRecord } from '../entities/found-record'
import { FOUND_KINDS } from '../found-kinds'
import { listQuery } from '../list-query'
import { RECORDS_OF_KIND } from '../record-kinds'
import { MAX_SEARCH_LENGTH } from '../snippet'
import { type ContractRow, list } from './parts'

const isFoundKind = (kind: string) => FOUND_KINDS.some((each) => each === kind)

export const search = {
  'GET /api/search': {
    access: 'public',
    summary:
      'Search articles, places, events and pages by q: those whose names match, then articles, then other places, events and pages, each by rank. kind names one or more of articles, places, events, pages, divided by commas; lang asks for translations',
    cacheable: true,
    query: listQuery(['rank'], {
      q: limitedText(MAX_SEARCH_LENGTH).trim().optional(),
      order: z.literal('desc', { error: 'Must be desc' }).optional(),
      kind: limitedText(100)
        .refine((kinds) => kinds.split(',').every(isFoundKind), { error: `Must be one of ${FOUND_KINDS.join(', ')}` })
        .optional(),
      lang: LanguageCode.optional(),
    }),
    reply: list('results', Found).extend({
      /** What was searched for in place of `q`, which has misspelt words. */
      corrected: z.string().optional(),
    }),
  },
  'GET /api/dashboard/search': {
    access: ['show', 'dashboard'],
    summary: `Search the records that the user may list by q: at most ${RECORDS_OF_KIND} of each kind, those whose titles match first`,
    query: z.object({ q: limitedText(MAX_SEARCH_LENGTH).trim().optional() }),
    reply: z.object({ records: z.array(FoundRecord) }),
  },
} as const satisfies Record<string, ContractRow>
