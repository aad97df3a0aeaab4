import type { FastifyRequest } from 'fastify'
import type { Config } from './config'
import { AppError, invalid } from './errors'
import type { UploadedFile } from './features/uploads/uploads.service'

/** The first file of the form, whatever its field is called. Read no further than its size is allowed. */
export async function readUpload(
  request: FastifyRequest,
  { MAX_UPLOAD_MB }: Pick<Config, 'MAX_UPLOAD_MB'>,
): Promise<UploadedFile> {
  if (!request.isMultipart())
    throw new AppError('unsupported_media_type', 'Send the file as a form (multipart/form-data)')
  const part = await request.file({
    limits: { fileSize: MAX_UPLOAD_MB * 1024 * 1024, fields: 100, fieldSize: 100_000 },
  })
  if (!part) throw invalid({ file: 'Choose a file' })
  const bytes = await part.toBuffer().catch((error) => {
    if (error.statusCode !== 413) throw error
    throw new AppError('too_large', `The file is larger than ${MAX_UPLOAD_MB} MB`)
  })
  if (bytes.length === 0) throw invalid({ file: 'The file is empty' })
  return { bytes, name: part.filename ?? '' }
}
