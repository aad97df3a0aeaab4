import { basename } from 'node:path'
import { countAttempt, uploadsBy } from '../../http/attempts'
import type { UploadedFile } from '../../http/multipart'
import type { PartialHandlers, UserRow } from '../../http/route'
import type { Services } from '../../http/services'
import { createTurns } from '../../jobs/turns'
import type { StoredFile, UploadTarget } from '../pictures/stored-pictures'
import { fetchPicture } from './foreign-picture'
import { registerUpload } from './registration.service'
import { claimingStorage } from './take-down.service'
import type { PictureLimits } from './uploads.service'

/** A file is read only in its turn, because all of it is in memory. Slow connections of few accounts leave room for others. */
const turns = createTurns({ running: 8, perAccount: 2, waiting: 10 })

type Store = (storage: UploadTarget, file: UploadedFile) => Promise<StoredFile>

// Loaded on demand: sharp is slow to load, and a server has to start fast.
const asPicture =
  (limits?: PictureLimits): Store =>
  async (storage, file) =>
    (await import('./uploads.service')).storeUpload(storage, file, limits)

const asFilm: Store = async (storage, file) => (await import('./films.service')).storeFilm(storage, file)

/** Counts the upload towards the user's limit, stores the file in its turn, and adds it to the library. */
async function upload(
  { db, storage, now, user }: Services & { user: UserRow },
  read: () => Promise<UploadedFile>,
  store = asPicture(),
): Promise<{ file: UploadedFile; url: string; media_id: number }> {
  await countAttempt(db, uploadsBy(user.id), now())
  return turns.run(async () => {
    const file = await read()
    for (;;) {
      const stored = await store(claimingStorage(db, storage), file)
      const media_id = await registerUpload(db, stored, { fileName: nameOf(file), userId: user.id, at: now() })
      // If it was deleted at this moment, it gets another address.
      if (media_id !== undefined) return { file, url: stored.path, media_id }
    }
  }, user.id)
}

/** A picture of a person is shown small. */
const PORTRAIT: PictureLimits = { maxPixels: 60_000_000, maxWidth: 400, maxHeight: 400 }

const nameOf = ({ name }: UploadedFile) => basename(name).slice(0, 200)

/** The reply that the block editor expects. */
const editorReply = ({ file, url, media_id }: Awaited<ReturnType<typeof upload>>) => ({
  success: 1 as const,
  file: { url, name: nameOf(file), size: file.bytes.length },
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
      await upload(context, () => fetchPicture(context.foreignFetch, body.url, context.config.MAX_UPLOAD_MB)),
    ),
  'POST /api/upload/video': async (context) => editorReply(await upload(context, context.file, asFilm)),
  'POST /api/auth/profile/picture': async (context) => {
    const { url } = await upload(context, context.file, asPicture(PORTRAIT))
    return { success: true as const, path: url }
  },
} satisfies PartialHandlers
