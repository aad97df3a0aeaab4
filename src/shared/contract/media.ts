import { z } from 'zod'
import { Day, Id, MAX_ID, wholeNumber } from '../entities/fields'
import { Media, MediaBulkEdit, MediaInput, MediaUploader, MediaWithUses } from '../entities/media'
import { listQuery } from '../list-query'
import { MAX_CHANGED_MEDIA, MEDIA_KINDS, MEDIA_USE_KINDS } from '../media-kinds'
import { ById, type ContractRow, list, Message, one, Saved, saved } from './parts'

const mediaSort = ['created_at', 'updated_at', 'id', 'file_name', 'bytes', 'width', 'height'] as const
const isSet = z.literal('1', { error: 'Must be 1' }).optional()

export const media = {
  'GET /api/media': {
    access: ['create', 'media'],
    summary:
      'List the uploaded files that the user may see; members see their own. since and until are days of the magazine, both inclusive; used_in and uploaded_by are for the staff',
    query: listQuery(mediaSort, {
      kind: z.enum(MEDIA_KINDS, { error: `Must be one of ${MEDIA_KINDS.join(', ')}` }).optional(),
      mine: isSet,
      unused: isSet,
      without_alt: isSet,
      used_in: z.enum(MEDIA_USE_KINDS, { error: `Must be one of ${MEDIA_USE_KINDS.join(', ')}` }).optional(),
      uploaded_by: wholeNumber(1, MAX_ID).optional(),
      since: Day.optional(),
      until: Day.optional(),
    }),
    reply: list('media', Media),
  },
  'GET /api/media/uploaders': {
    access: ['list', 'media', 'any'],
    summary: 'List those who have uploaded files, at most the hundred with the most files',
    reply: z.object({ uploaders: z.array(MediaUploader) }),
  },
  'PUT /api/media/bulk': {
    access: ['edit', 'media', 'any'],
    summary: 'Save texts of several uploaded files',
    body: MediaBulkEdit,
    /** `changed`: how many files have other texts than before. */
    reply: Saved.extend({ changed: z.number().int() }),
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
    summary: `Move those of these files that nothing uses to the trash; without ids, the oldest ${MAX_CHANGED_MEDIA}`,
    repeatable: true,
    body: z.object({ ids: z.array(Id).min(1).max(MAX_CHANGED_MEDIA).optional() }),
    /** `removed`: how many were moved; `remaining`: how many unused ones are left. */
    reply: Message.extend({ removed: z.number().int(), remaining: z.number().int() }),
  },
} as const satisfies Record<string, ContractRow>
