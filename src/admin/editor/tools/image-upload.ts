import { HttpError } from 'react-admin'
import { request } from '../../api'
import { t } from '../../i18n/i18n'
import { upload } from '../../uploads/upload'

type Reply = { success?: unknown; file?: { url?: unknown } }

function addressIn({ success, file }: Reply) {
  if (!success || typeof file?.url !== 'string' || file.url === '') throw new Error(t('editor.image.invalidReply'))
  return file.url
}

/** Sends a picture; answers its address. */
export const uploadFile = async (file: File, onProgress: (share: number) => void, signal: AbortSignal) =>
  addressIn(await upload('POST /api/upload/image', file, { onProgress, signal }))

/** Has the server copy a picture of the web; answers the copy's address. */
export const uploadByUrl = async (url: string, signal: AbortSignal) =>
  addressIn(await request('POST /api/upload/image-by-url', { body: { url } }, { signal }))

/** Why an upload has failed, for its author. */
export function reasonOf(error: unknown) {
  const status = error instanceof HttpError || (error instanceof Error && 'status' in error) ? error.status : undefined
  if (status === 0 || error instanceof TypeError)
    return t('editor.image.failed', { reason: t('uploads.reason.unreachable') })
  return t('editor.image.failed', { reason: status ?? (error as Error).message })
}
