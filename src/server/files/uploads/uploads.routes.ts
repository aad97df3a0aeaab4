import type { Receive, ReceivedFile, UploadedFile } from '../../http/multipart'
import type { PartialHandlers, UserRow } from '../../http/route'
import type { Services } from '../../http/services'
import type { StoredFile, UploadTarget } from '../pictures/stored-pictures'
import { fetchPicture } from './foreign-picture'
import { registerUpload } from './registration.service'
import { claimingStorage } from './take-down.service'
import { lineOf } from './upload-line'
import type { PictureLimits } from './uploads.service'

type Store = (storage: UploadTarget, file: UploadedFile) => Promise<StoredFile>

// Loaded on demand: sharp is slow to load, and a server has to start fast.
const asPicture =
  (limits?: PictureLimits): Store =>
  async (storage, file) =>
    (await import('./uploads.service')).storeUpload(storage, file, limits)

const asFilm: Store = async (storage, file) => (await import('./films.service')).storeFilm(storage, file)

const asItIs: Store = async (storage, file) => (await import('./stored-as-is.service')).storeAsIs(storage, file)

type Uploaded = { file: ReceivedFile; url: string; media_id: number }

/** Receives the file, stores it in its turn, and adds it to the library. */
const upload = (
  { db, storage, now, user }: Services & { user: UserRow },
  receive: Receive,
  store = asPicture(),
): Promise<Uploaded> => {
  const line = lineOf(user.role)
  return line.run(user.id, () =>
    receive((file) =>
      line.inTurn(async () => {
        const { name } = file
        const bytes = await file.read()
        for (;;) {
          const stored = await store(claimingStorage(db, storage), { bytes, name })
          const media_id = await registerUpload(db, stored, { fileName: name, userId: user.id, at: now() })
          // If it was deleted at this moment, it gets another address.
          if (media_id !== undefined) return { file, url: stored.path, media_id }
        }
      }, user.id),
    ),
  )
}

/** A picture of a person is shown small. */
const PORTRAIT: PictureLimits = { maxPixels: 60_000_000, maxWidth: 400, maxHeight: 400 }

/** The reply that the block editor expects. */
const editorReply = ({ file: { name, size }, url, media_id }: Uploaded) => ({
  success: 1 as const,
  file: { url, name, size },
  media_id,
})

export const uploadHandlers = {
  'POST /api/upload/thumbnail': async (context) => {
    const { url, media_id } = await upload(context, context.file)
    return { success: true as const, path: url, media_id }
  },
  'POST /api/upload/image': async (context) => editorReply(await upload(context, context.file)),
  'POST /api/upload/image-by-url': async ({ body, ...context }) =>
    editorReply(
      await upload(context, async (use) => {
        const { bytes, name } = await fetchPicture(context.foreignFetch, body.url, context.config.MAX_UPLOAD_MB)
        return use({ name, size: bytes.length, read: async () => bytes })
      }),
    ),
  'POST /api/upload/video': async (context) => editorReply(await upload(context, context.file, asFilm)),
  'POST /api/upload/file': async (context) => editorReply(await upload(context, context.file, asItIs)),
  'POST /api/auth/profile/picture': async (context) => {
    const { url } = await upload(context, context.file, asPicture(PORTRAIT))
    return { success: true as const, path: url }
  },
} satisfies PartialHandlers
