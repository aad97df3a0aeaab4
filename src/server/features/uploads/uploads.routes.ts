import { countAttempt, uploadsBy } from '../../auth/limits'
import { notFound } from '../../http/errors'
import type { PartialHandlers, Services, UserRow } from '../../http/route'
import { createTurns } from '../../turns'
import { fetchPicture } from './foreign-picture'
import { claimingStorage, takeDown } from './unused-uploads.service'

/** A file is read only in its turn, because all of it is in memory. Slow connections of few accounts leave room for others. */
const inTurn = createTurns({ running: 8, perAccount: 2, waiting: 10 })

type UploadService = typeof import('./uploads.service')

/** Counts the upload towards the user's limit, and stores it in its turn. */
async function upload<Result>(
  { db, now, user }: Services & { user: UserRow },
  store: (service: UploadService) => Promise<Result>,
) {
  await countAttempt(db, uploadsBy(user.id), now())
  // Loaded on demand: sharp is slow to load, and a server has to start fast.
  return inTurn(user.id, async () => store(await import('./uploads.service')))
}

export const uploadHandlers = {
  'POST /api/upload/thumbnail': (context) =>
    upload(context, async ({ storeUpload }) => ({
      success: true as const,
      path: await storeUpload(claimingStorage(context.db, context.storage), await context.file()),
    })),
  'POST /api/upload/image': (context) =>
    upload(context, async ({ storeEditorImage }) =>
      storeEditorImage(claimingStorage(context.db, context.storage), await context.file()),
    ),
  'POST /api/upload/image-by-url': ({ body, ...context }) =>
    upload(context, async ({ storeEditorImage }) => {
      const { db, storage, foreignFetch, config } = context
      return storeEditorImage(
        claimingStorage(db, storage),
        await fetchPicture(foreignFetch, body.url, config.MAX_UPLOAD_MB),
      )
    }),
  'DELETE /api/upload/:name': async ({ db, storage, now, params }) => {
    if (!(await takeDown(db, storage, params.name, now()))) throw notFound('File')
    return { message: 'File deleted' }
  },
} satisfies PartialHandlers
