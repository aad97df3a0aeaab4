import { AppError } from '../../http/errors'
import type { Editing } from '../../http/route'
import { fetchPicture } from './foreign-picture'
import { registerUpload } from './registration.service'
import { claimingStorage } from './take-down.service'

/** Copies a picture from the web into the library of this user. Returns its address here; undefined if it cannot be copied. */
export async function copyPicture({ db, storage, config, foreignFetch, now, user }: Editing, url: string) {
  try {
    const file = await fetchPicture(foreignFetch, url, config.MAX_UPLOAD_MB)
    // Loaded on demand: sharp is slow to load, and a server has to start fast.
    const { storeUpload } = await import('./uploads.service')
    const stored = await storeUpload(claimingStorage(db, storage), file)
    const upload = { fileName: file.name, userId: user.id, at: now() }
    const isKept = (await registerUpload(db, stored, upload)) !== undefined
    return isKept ? stored.path : undefined
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}
