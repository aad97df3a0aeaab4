import { z } from 'zod'
import { Id } from '../entities/fields'
import { MAX_REMOVED_MEDIA, MEDIA_KINDS, Media, MediaInput, MediaWithUses } from '../entities/media'
import { listQuery } from '../list-query'
import { ById, type ContractRow, list, Message, one, saved } from './parts'

const mediaSort = ['created_at', 'updated_at', 'id', 'file_name', 'bytes', 'width', 'height'] as const
const isSet = z.literal('1', { error: 'Must be 1' }).optional()

export const media = {
  'GET /api/media': {
    access: ['create', 'media'],
    summary: 'List the uploaded files that the user may see; members see their own',
    query: listQuery(mediaSort, {
      kind: z.enum(MEDIA_KINDS, { error: `Must be one of ${MEDIA_KINDS.join(', ')}` }).optional(),
      mine: isSet,
      unused: isSet,
      without_alt: isSet,
    }),
    reply: list('media', Media),
  },
  'GET /api/media/:id': {
    access: ['show', 'media'],
    summary: 'Get an uploaded file, with where it is used',
    params: ById,
    reply: one('media', MediaWithUses),
  },
  'PUT /api/media/:id': {
    access: ['edit', 'media'],
    summary: 'Save the texts of an uploaded file',
    params: ById,
    body: MediaInput,
    reply: saved('media', Media),
  },
  'DELETE /api/media/:id': {
    access: ['delete', 'media'],
    summary:
      'Move a file that nothing published uses to the trash; of a file that others have uploaded too, a member deletes only their own',
    params: ById,
    reply: Message,
  },
  'POST /api/media/remove-unused': {
    access: ['delete', 'media', 'any'],
    summary: `Move those of these files that nothing uses to the trash; without ids, the oldest ${MAX_REMOVED_MEDIA}`,
    repeatable: true,
    body: z.object({ ids: z.array(Id).min(1).max(MAX_REMOVED_MEDIA).optional() }),
    /** `removed`: how many were moved; `remaining`: how many unused ones are left. */
    reply: Message.extend({ removed: z.number().int(), remaining: z.number().int() }),
  },
} as const satisfies Record<string, ContractRow>
