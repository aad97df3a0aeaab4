import type { Handlers } from '../../route'
import { fetchPicture } from './foreign-picture'

// It takes a library that is slow to load, and a server has to start fast.
const service = () => import('./uploads.service')

export const uploadHandlers: Handlers<
  'POST /api/upload/thumbnail' | 'POST /api/upload/image' | 'POST /api/upload/image-by-url'
> = {
  'POST /api/upload/thumbnail': async ({ storage, file }) => {
    const { storeUpload } = await service()
    return { success: true as const, path: await storeUpload(storage, await file()) }
  },
  'POST /api/upload/image': async ({ storage, file }) => {
    const { storeEditorImage } = await service()
    return storeEditorImage(storage, await file())
  },
  'POST /api/upload/image-by-url': async ({ storage, config, foreignFetch, body }) => {
    const { storeEditorImage } = await service()
    return storeEditorImage(storage, await fetchPicture(foreignFetch, body.url, config.MAX_UPLOAD_MB))
  },
}
