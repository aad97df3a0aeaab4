import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Db } from '@server/db/client'
import { mediaUploaders } from '@server/db/schema/media'
import { type StoredFile, storeFile, storePicture } from '@server/files/pictures/stored-pictures'
import type { Storage } from '@server/files/storage/types'
import { detailsOf, insertMedia } from '@server/files/uploads/registration.service'
import type { UserRow } from '@server/http/route'
import { pictureTexts } from './picture-texts'

/** This folder, or that of the bundle, to which the build copies `images` and `media`. */
const folder = import.meta.dirname

const FILM = 'contour-film'

export const storeFilm = async (storage: Pick<Storage, 'has' | 'put'>) =>
  storeFile(storage, await readFile(join(folder, `media/${FILM}.mp4`)), 'mp4')

/** Stores the illustrations, by name. */
export async function storeIllustrations(storage: Pick<Storage, 'has' | 'put'>) {
  const names = (await readdir(join(folder, 'images'))).filter((file) => file.endsWith('.webp'))
  // One after the other: thirty at once would need a gigabyte of memory.
  const stored = new Map<string, StoredFile>()
  for (const file of names)
    stored.set(basename(file, '.webp'), await storePicture(storage, await readFile(join(folder, 'images', file))))
  return stored
}

/** The addresses of all files that the demo stores. */
export async function demoFiles() {
  // They are only named: each counts as stored already.
  const named = { has: async () => true, put: async () => {} }
  const pictures = await storeIllustrations(named)
  return [...pictures.values(), await storeFilm(named)].map(({ path }) => path)
}

/** Adds the files to the library. The pictures of the ads are the member's. */
export async function insertLibrary(
  tx: Db,
  pictures: Map<string, StoredFile>,
  film: StoredFile,
  users: Map<string, UserRow>,
  now: Date,
) {
  for (const [name, stored] of [...pictures, [FILM, film] as const]) {
    const details = detailsOf(stored.path)
    const media_id = await insertMedia(tx, {
      ...details,
      alt: pictureTexts[name],
      bytes: stored.bytes,
      placeholder: stored.placeholder,
      file_name: `${name}.${details.ending}`,
      created_at: now,
      updated_at: now,
    })
    const uploader = users.get(name.startsWith('ad-') || name === FILM ? 'member' : 'editor')
    if (uploader) await tx.insert(mediaUploaders).values({ media_id, user_id: uploader.id, uploaded_at: now })
  }
}
