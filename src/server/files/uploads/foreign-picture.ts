import { AppError, invalid } from '../../http/errors'
import { cleanFileName, type UploadedFile } from '../../http/multipart'
import { type ForeignFetch, RefusedAddressError } from '../../net/guarded-fetch'

const FAILED = 'Couldn’t upload image. Please try another.'

const decoded = (part: string) => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** What the picture at an address is called. */
export const nameOfPicture = (url: string) =>
  cleanFileName(decoded(new URL(url).pathname.split('/').pop() ?? '')) || 'picture'

/** Copies a picture from the web: 400 for a refused address, 422 if there is no picture at it. */
export async function fetchPicture(
  foreignFetch: ForeignFetch,
  url: string,
  maxMegabytes: number,
): Promise<UploadedFile> {
  try {
    const { body, url: final } = await foreignFetch(url, {
      accept: /^image\//,
      maxBytes: maxMegabytes * 1024 * 1024,
    })
    return { bytes: body, name: nameOfPicture(final) }
  } catch (error) {
    if (error instanceof RefusedAddressError) throw invalid({ url: FAILED })
    throw new AppError('unprocessable', FAILED)
  }
}
