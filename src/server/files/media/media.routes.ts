import type { PartialHandlers } from '../../http/route'
import { finishTakeDown } from '../uploads/take-down.service'
import { findMedia, listMedia, listUploaders } from './media.queries'
import { editFiles, removeMedia, removeUnusedMedia, saveMedia, takeDownFile } from './media.service'

export const mediaHandlers = {
  'GET /api/media': async ({ db, user, query }) => listMedia(db, user, query),
  'GET /api/media/:id': async ({ db, user, authorised }) => ({
    media: await authorised('File', (id) => findMedia(db, id, user)),
  }),
  'GET /api/media/uploaders': async ({ db }) => ({ uploaders: await listUploaders(db) }),
  'PUT /api/media/bulk': async ({ body, ...context }) => ({
    message: 'Texts saved',
    changed: await editFiles(context, body),
  }),
  'PUT /api/media/:id': async ({ body, authorised, ...context }) => {
    const { id } = await authorised('File', (mediaId) => findMedia(context.db, mediaId, context.user))
    return { message: 'Texts saved', media: await saveMedia(context, id, body) }
  },
  'DELETE /api/media/:id': async ({ authorised, ...context }) => {
    const { id } = await authorised('File', (mediaId) => findMedia(context.db, mediaId, context.user))
    const isShared = (await removeMedia(context, id)) === 'shared'
    return { message: isShared ? 'Removed from your files' : 'File moved to the trash' }
  },
  'POST /api/media/remove-unused': async ({ body, ...context }) => {
    const { removed, remaining } = await removeUnusedMedia(context, body.ids)
    return { message: 'Unused files moved to the trash', removed, remaining }
  },
  'DELETE /api/upload/:name': {
    perform: ({ params, ...context }) => takeDownFile(context, params.name),
    answer: async ({ db, storage, params }) => {
      await finishTakeDown(db, storage, params.name)
      return { message: 'File deleted' }
    },
  },
} satisfies PartialHandlers
