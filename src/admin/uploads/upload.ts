import { apiOrigin, readToken } from '@shared/api-host'
import type { CallReply } from '@shared/calls'
import { HttpError } from 'react-admin'
import { UNREACHABLE } from '../api/client'
import { t } from '../i18n/i18n'
import { FILE_CALL, FILM_CALL } from './films'
import { preparePicture } from './prepare-picture'

/** The name of the file's field for each call. Our server accepts any name, others may not. */
const FIELDS = {
  'POST /api/upload/thumbnail': 'file',
  'POST /api/upload/image': 'image',
  'POST /api/auth/profile/picture': 'file',
  [FILM_CALL]: 'file',
  [FILE_CALL]: 'file',
  'POST /api/newsletters/subscribers/import': 'file',
} as const

type UploadCall = keyof typeof FIELDS

type Options = {
  /** Called with the share that is sent, from 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
  /** The query of the call. */
  query?: Record<string, string>
}

function parsed(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/**
 * Sends a picture, reduced if it is large, or a film, a recording or a document as it is. With XMLHttpRequest, since fetch reports no upload progress. Throws HttpError, as
 * httpClient does, or UploadRefusal.
 */
export async function upload<Name extends UploadCall>(name: Name, file: File, options: Options = {}) {
  const ready = name === FILM_CALL || name === FILE_CALL ? file : await preparePicture(file)
  options.signal?.throwIfAborted()
  return sendFile(name, ready, options)
}

/** Sends a file as it is. */
export function sendFile<Name extends UploadCall>(
  name: Name,
  file: File,
  { onProgress, signal, query }: Options = {},
): Promise<Partial<CallReply<Name>>> {
  const [method = '', path = ''] = name.split(' ')
  const request = new XMLHttpRequest()
  request.open(method, `${apiOrigin}${path}${query ? `?${new URLSearchParams(query)}` : ''}`)
  request.setRequestHeader('accept', 'application/json')
  const token = readToken()
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
  signal?.addEventListener('abort', () => request.abort())
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total ? loaded / total : 0))

  return new Promise((resolve, reject) => {
    request.addEventListener('load', () => {
      const body = parsed(request.responseText)
      if (request.status >= 200 && request.status < 300) resolve(body)
      else
        reject(
          new HttpError(body.message ?? t('uploads.reason.status', { status: request.status }), request.status, body),
        )
    })
    request.addEventListener('error', () => reject(new HttpError(UNREACHABLE, 0)))
    request.addEventListener('abort', () => reject(new DOMException('The upload was cancelled', 'AbortError')))
    const form = new FormData()
    form.append(FIELDS[name], file)
    request.send(form)
  })
}

export type PathCall = 'POST /api/upload/thumbnail' | 'POST /api/auth/profile/picture'

/** Sends a picture for a field and returns the address to store. */
export async function uploadForField(call: PathCall, file: File, options?: Options) {
  const { path } = await upload(call, file, options)
  if (!path) throw new HttpError(t('uploads.reason.noAddress'), 500)
  return path
}
