import { z } from 'zod'
import { Id, Slug } from '../entities/fields'
import { TrashItem } from '../entities/trash'
import { listQuery } from '../list-query'
import { TRASH_KINDS } from '../trash'
import { ById, type ContractRow, list, Message } from './parts'

const Kind = z.enum(TRASH_KINDS, { error: `Must be one of ${TRASH_KINDS.join(', ')}` })

export const trash = {
  'GET /api/trash': {
    access: ['list', 'trash'],
    summary: 'List the deleted items that the user may restore',
    query: listQuery(['deleted_at', 'id', 'title', 'kind'], { kind: Kind.optional() }),
    reply: list('items', TrashItem),
  },
  'POST /api/trash/:id/restore': {
    access: ['edit', 'trash'],
    summary:
      'Restore an item; slug replaces one that is taken by now. What was published, and the user may not publish, waits for an editor',
    params: ById,
    body: z.object({ slug: Slug.optional() }).nullish(),
    reply: Message.extend({ kind: Kind, item_id: Id, needs_review: z.literal(true).optional() }),
  },
  'DELETE /api/trash/:id': {
    access: ['delete', 'trash'],
    summary: 'Delete an item for good',
    params: ById,
    reply: Message,
  },
} as const satisfies Record<string, ContractRow>
