import type { FastifyError, FastifyRequest } from 'fastify'
import type { Config } from '../config/config'
import { AppError, invalid } from './errors'

/** Its type is detected from the bytes, not from its name. */
export type UploadedFile = { bytes: Buffer; name: string }

/** What a form may hold besides its file. */
const MAX_FIELDS = 20
const MAX_FIELD_BYTES = 10_000
const MAX_REST_BYTES = MAX_FIELDS * MAX_FIELD_BYTES

/** Reads the first file of the form, whatever its field is called, up to the size limit. */
export async function readUpload(
  request: FastifyRequest,
  { MAX_UPLOAD_MB }: Pick<Config, 'MAX_UPLOAD_MB'>,
): Promise<UploadedFile> {
  if (!request.isMultipart())
    throw new AppError('unsupported_media_type', 'Send the file as a form (multipart/form-data)')
  const maxBytes = MAX_UPLOAD_MB * 1024 * 1024
  const tooLarge = () =>
    new AppError('too_large', `The file is larger than ${MAX_UPLOAD_MB} MB`, { max_megabytes: MAX_UPLOAD_MB })
  // Refuse without reading.
  if (Number(request.headers['content-length']) > maxBytes + MAX_REST_BYTES) throw tooLarge()
  try {
    const part = await request.file({ limits: { fileSize: maxBytes, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES } })
    if (!part) throw invalid({ file: 'Choose a file' })
    const bytes = await part.toBuffer()
    if (bytes.length === 0) throw invalid({ file: 'The file is empty' })
    return { bytes, name: part.filename ?? '' }
  } catch (error) {
    if ((error as FastifyError).code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge()
    // The parser's own errors have no status. They mean a form without its boundary, or one that was cut off.
    throw (error as FastifyError).statusCode || error instanceof AppError
      ? error
      : invalid({ file: 'The form is incomplete or malformed' })
  } finally {
    // Discard the rest of the form: the connection's next request comes after it.
    request.raw.unpipe()
    request.raw.resume()
  }
}
