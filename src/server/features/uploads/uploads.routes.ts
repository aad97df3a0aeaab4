import { countAttempt, uploadsBy } from '../../auth/limits'
import type { Services, SomeHandlers, UserRow } from '../../http/route'
import { fetchPicture } from './foreign-picture'

/** Counts the upload towards the user's limit and returns the functions that store it. */
async function uploadService({ db, now, user }: Services & { user: UserRow }) {
  await countAttempt(db, uploadsBy(user.id), now())
  // Loaded on demand: sharp is slow to load, and a server has to start fast.
  return import('./uploads.service')
}

export const uploadHandlers = {
  'POST /api/upload/thumbnail': async (context) => {
    const { storeUpload } = await uploadService(context)
    return { success: true as const, path: await storeUpload(context.storage, await context.file()) }
  },
  'POST /api/upload/image': async (context) => {
    const { storeEditorImage } = await uploadService(context)
    return storeEditorImage(context.storage, await context.file())
  },
  'POST /api/upload/image-by-url': async ({ body, ...context }) => {
    const { storeEditorImage } = await uploadService(context)
    const { storage, foreignFetch, config } = context
    return storeEditorImage(storage, await fetchPicture(foreignFetch, body.url, config.MAX_UPLOAD_MB))
  },
} satisfies SomeHandlers
