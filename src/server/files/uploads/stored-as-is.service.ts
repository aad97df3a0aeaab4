import { fileTypeFromBuffer } from 'file-type'
import { AppError } from '../../http/errors'
import type { UploadedFile } from '../../http/multipart'
import { storeFile, type UploadTarget } from '../pictures/stored-pictures'

/** What is stored as it is, by what its bytes are; readers' browsers run none of it. */
export const STORED_AS_IS: Record<string, string> = {
  pdf: 'pdf',
  mp3: 'mp3',
  m4a: 'm4a',
  m4b: 'm4a',
  ogg: 'ogg',
  oga: 'ogg',
  opus: 'ogg',
  wav: 'wav',
  flac: 'flac',
}

/** The ending under which it is stored as it is; undefined if it is something else. */
export const endingAsIs = async (bytes: Buffer) => STORED_AS_IS[(await fileTypeFromBuffer(bytes))?.ext ?? '']

/** Stores a recording or a document. */
export async function storeAsIs(storage: UploadTarget, { bytes }: UploadedFile) {
  const ending = await endingAsIs(bytes)
  if (!ending) throw new AppError('unsupported_media_type', 'This is not a recording or a PDF that we can read')
  return storeFile(storage, bytes, ending)
}
