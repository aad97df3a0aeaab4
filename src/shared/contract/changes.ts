import { z } from 'zod'
import { AcceptedChange, Change, ChangeDetails, ChangedKind, ListedChange } from '../entities/change'
import { listQuery } from '../list-query'
import { ByAnyLanguage, type ContractRow, list, Message, one } from './parts'

/** Changes by users who may not publish of what readers see. */
export const changes = {
  'GET /api/changes': {
    access: ['publish', 'pages'],
    summary:
      'List the changes of every kind that went live without an editor (waiting=false), and what waits for an editor’s decision (waiting=true)',
    query: listQuery(['at', 'title', 'kind'], {
      kind: ChangedKind.optional(),
      waiting: z.enum(['true', 'false'], { error: 'Must be true or false' }).optional(),
    }),
    reply: list('changes', ListedChange),
  },
  'POST /api/changes/accept': {
    access: ['publish', 'articles'],
    summary: 'Accept a change that went live: it is no longer listed. `at` is that of the change which was looked at',
    body: AcceptedChange,
    reply: Message,
  },
  'GET /api/articles/changes': {
    access: ['publish', 'articles'],
    summary: 'List the changes of published and scheduled texts that no editor has accepted yet',
    query: listQuery(['changed_at', 'created_at', 'id', 'title', 'language']),
    reply: list('changes', Change),
  },
  'GET /api/articles/:id/changes/:language': {
    access: ['publish', 'articles'],
    summary: 'Get such a change of an article, by its language, or of a translation, with the texts before and after',
    params: ByAnyLanguage,
    reply: one('change', ChangeDetails),
  },
  'POST /api/articles/:id/changes/:language/accept': {
    access: ['publish', 'articles'],
    summary: 'Accept a change',
    params: ByAnyLanguage,
    reply: Message,
  },
  'POST /api/articles/:id/changes/:language/revert': {
    access: ['publish', 'articles'],
    summary: 'Bring back the text that was last accepted',
    params: ByAnyLanguage,
    reply: Message,
  },
} as const satisfies Record<string, ContractRow>
