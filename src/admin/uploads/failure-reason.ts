import type { HttpError } from 'react-admin'
import { type TextKey, t, translateText } from '../i18n/i18n'
import { MAX_MEGABYTES } from './prepare-picture'

/** Texts for failures whose message differs from host to host, or is missing. */
const reasons: Record<number, TextKey> = {
  0: 'uploads.reason.unreachable',
  413: 'uploads.reason.tooLarge',
  415: 'uploads.reason.notAnImage',
}

/** Why an upload failed, as a part of a sentence; empty if the host does not say. */
export function uploadFailure(error: unknown) {
  const { status = -1, message, body } = error as HttpError
  // This reason says what to do instead.
  const known = body?.code === 'heic_unsupported' ? undefined : reasons[status]
  return known ? t(known, { max: MAX_MEGABYTES }) : translateText(message).replace(/\.$/, '')
}
