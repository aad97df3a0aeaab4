import { z } from 'zod'
import { LanguageCode } from '../entities/fields'
import { DeskCounts, DeskRow, DeskState, TranslatedKind } from '../entities/translation-desk'
import { listQuery } from '../list-query'
import { type ContractRow, list } from './parts'

const filters = { kind: TranslatedKind.optional(), language: LanguageCode.optional() }

/** What readers see, or what has a translation, of the kinds that the user may list. */
export const translationDesk = {
  'GET /api/translations': {
    access: ['list', 'translations'],
    summary:
      'List originals with the state of their translations; `state` finds those with a translation in it, into the language if one is given',
    query: listQuery(['views', 'updated_at', 'title', 'kind', 'id'], { ...filters, state: DeskState.optional() }),
    reply: list('originals', DeskRow),
  },
  'GET /api/translations/counts': {
    access: ['list', 'translations'],
    summary: 'Count the translations by state',
    query: z.object(filters),
    reply: z.object({ counts: DeskCounts }),
  },
} as const satisfies Record<string, ContractRow>
