import { request } from '../../api/client'
import { statusOf } from '../../api/failures'
import { t } from '../../i18n/i18n'
import { uploadFailure } from '../../uploads/failure-reason'
import { FILM_CALL } from '../../uploads/films'
import { upload } from '../../uploads/upload'

type Reply = { success?: unknown; file?: { url?: unknown } }

function urlOf({ success, file }: Reply) {
  if (!success || typeof file?.url !== 'string' || file.url === '') throw new Error(t('editor.image.invalidReply'))
  return file.url
}

/** Uploads a picture and returns its URL. */
export const uploadFile = async (file: File, onProgress: (share: number) => void, signal: AbortSignal) =>
  urlOf(await upload('POST /api/upload/image', file, { onProgress, signal }))

/** Uploads a film and returns its URL. */
export const uploadFilm = async (file: File, onProgress: (share: number) => void, signal: AbortSignal) =>
  urlOf(await upload(FILM_CALL, file, { onProgress, signal }))

/** Asks the server to copy a picture from the web and returns the URL of the copy. */
export const uploadByUrl = async (url: string, signal: AbortSignal) =>
  urlOf(await request('POST /api/upload/image-by-url', { body: { url } }, { signal }))

let last: Promise<unknown> = Promise.resolve()

/** One after the other: a paste may bring dozens of pictures, and the server takes few at a time of each user. */
export function inTurn<Result>(send: () => Promise<Result>): Promise<Result> {
  const result = last.then(send)
  last = result.catch(() => {})
  return result
}

/** The reason for a failed upload, to show to the author. The status comes first, as the specification has it. */
export function reasonOf(error: unknown) {
  const status = statusOf(error)
  const reason = uploadFailure(error)
  if (!status) return t('editor.image.failed', { reason })
  // Nothing but the status is known.
  if (!reason || reason === t('uploads.reason.status', { status })) return t('editor.image.failed', { reason: status })
  return t('editor.image.failedWhy', { status, reason })
}
