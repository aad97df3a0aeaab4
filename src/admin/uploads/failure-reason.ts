import type { HttpError } from 'react-admin'
import { type TextKey, t, translateText } from '../i18n/i18n'
import { MAX_MEGABYTES } from './prepare-picture'

type Reasons = Record<number, TextKey>

/** Texts for failures whose message differs from host to host, or is missing. */
const reasons: Reasons = {
  0: 'uploads.reason.unreachable',
  413: 'uploads.reason.tooLarge',
  415: 'uploads.reason.notAnImage',
}
const filmReasons: Reasons = {
  ...reasons,
  413: 'uploads.reason.videoTooLarge',
  415: 'uploads.reason.notAVideo',
}

const fileReasons: Reasons = {
  ...reasons,
  415: 'uploads.reason.notAFile',
}

function reasonOf(error: unknown, texts: Reasons) {
  const { status = -1, message, body } = error as HttpError
  // This reason says what to do instead.
  const known = body?.code === 'heic_unsupported' ? undefined : texts[status]
  return known ? t(known, { max: body?.max_megabytes ?? MAX_MEGABYTES }) : translateText(message).replace(/\.$/, '')
}

/** Why an upload failed, as a part of a sentence; empty if the host does not say. */
export const uploadFailure = (error: unknown) => reasonOf(error, reasons)

/** The message for the upload of a recording or a document that failed. */
export const fileFailure = (error: unknown) => t('uploads.failed', { reason: reasonOf(error, fileReasons) })

/** The message for the upload of a film that failed. */
export const filmFailure = (error: unknown) => t('uploads.videoFailed', { reason: reasonOf(error, filmReasons) })
