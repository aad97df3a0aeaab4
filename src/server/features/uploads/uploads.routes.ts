import type { Handlers } from '../../route'
import { fetchPicture } from './foreign-picture'
import { storeEditorImage, storeUpload } from './uploads.service'

export const uploadHandlers: Handlers<
  'POST /api/upload/thumbnail' | 'POST /api/upload/image' | 'POST /api/upload/image-by-url'
> = {
  'POST /api/upload/thumbnail': async ({ storage, file }) => ({
    success: true as const,
    path: await storeUpload(storage, await file()),
  }),
  'POST /api/upload/image': async ({ storage, file }) => storeEditorImage(storage, await file()),
  'POST /api/upload/image-by-url': async ({ storage, config, foreignFetch, body }) =>
    storeEditorImage(storage, await fetchPicture(foreignFetch, body.url, config.MAX_UPLOAD_MB)),
}
