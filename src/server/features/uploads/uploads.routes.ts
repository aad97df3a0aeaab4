import { countAttempt, uploadsBy } from '../../auth/limits'
import type { Services, SomeHandlers, UserRow } from '../../http/route'
import { fetchPicture } from './foreign-picture'

/** What stores an upload of this user, if there were not too many. */
async function service({ db, now, user }: Services & { user: UserRow }) {
  await countAttempt(db, uploadsBy(user.id), now())
  // It takes a library that is slow to load, and a server has to start fast.
  return import('./uploads.service')
}

export const uploadHandlers = {
  'POST /api/upload/thumbnail': async (context) => {
    const { storeUpload } = await service(context)
    return { success: true as const, path: await storeUpload(context.storage, await context.file()) }
  },
  'POST /api/upload/image': async (context) => {
    const { storeEditorImage } = await service(context)
    return storeEditorImage(context.storage, await context.file())
  },
  'POST /api/upload/image-by-url': async ({ body, ...context }) => {
    const { storeEditorImage } = await service(context)
    const { storage, foreignFetch, config } = context
    return storeEditorImage(storage, await fetchPicture(foreignFetch, body.url, config.MAX_UPLOAD_MB))
  },
} satisfies SomeHandlers
