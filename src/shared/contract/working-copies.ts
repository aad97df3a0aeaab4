import { ManagedArticle } from '../entities/article'
import { WorkingCopy, WorkingCopyInput } from '../entities/working-copy'
import { ById, CONTENT_LIMITS, type ContractRow, Message, one, saved } from './parts'

export const workingCopies = {
  'GET /api/articles/:id/working-copy': {
    access: ['edit', 'articles'],
    summary: 'Get the working copy of an article; null if there is none',
    params: ById,
    reply: one('working_copy', WorkingCopy.nullable()),
  },
  'PUT /api/articles/:id/working-copy': {
    access: ['edit', 'articles'],
    summary: 'Save the working copy of a published article; readers go on seeing the article',
    params: ById,
    body: WorkingCopyInput,
    limits: CONTENT_LIMITS,
    reply: saved('working_copy', WorkingCopy),
  },
  'DELETE /api/articles/:id/working-copy': {
    access: ['edit', 'articles'],
    summary: 'Discard the working copy of an article',
    params: ById,
    reply: Message,
  },
  'POST /api/articles/:id/working-copy/publish': {
    access: ['publish', 'articles'],
    summary: 'Replace a published article by its working copy',
    params: ById,
    reply: saved('article', ManagedArticle),
  },
} as const satisfies Record<string, ContractRow>
