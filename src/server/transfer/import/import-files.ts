import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { media, mediaUploaders } from '../../db/schema/media'
import { insertMedia } from '../../files/uploads/registration.service'
import { importingStorage, isTakenDown } from '../../files/uploads/take-down.service'
import { isInTrash } from '../../files/uploads/uploaded-files.service'
import type { Visit } from './addresses-in'
import { importAuthor } from './authors'
import type { EyeFolder } from './eye-folder'
import type { ImportServices } from './import-pass'
import type { Reporter } from './report'
import type { Source } from './source'

export type EyeRun = ImportServices & {
  folder: EyeFolder
  source: Pick<Source, 'name' | 'authors'>
  isDryRun: boolean
  reporter: Reporter
  /** The address here of what a link of the export leads to. */
  linkHere: Visit
}

export const KNOWN = 'records that an earlier import brought, left as they are'

export async function importFiles({ db, folder, storage, isDryRun, reporter, signal }: EyeRun) {
  for (const name of folder.uploads) {
    signal.throwIfAborted()
    if (await isTakenDown(db, name)) {
      reporter.warn(`the file ${name} was taken down here, and is left out`)
      continue
    }
    if (await (isDryRun ? storage : importingStorage(db, storage)).has(name)) continue
    if (!isDryRun) await storage.put(name, await readFile(folder.uploadPath(name)))
    reporter.count('files')
  }
}

/** Adds the files to the library, with their texts. A file that is there already, by its content, keeps those that it has here. */
export async function importMedia(run: EyeRun) {
  const { db, folder, storage, isDryRun, reporter, signal } = run
  for await (const { id: _, url: __, uploaders, ...values } of folder.read('media')) {
    signal.throwIfAborted()
    const { stem, ending } = values
    const name = `${stem}.${ending}`
    const [here] = await db.select({ id: media.id }).from(media).where(eq(media.stem, stem))
    if (here || (await isInTrash(db, stem))) {
      reporter.count(KNOWN)
      continue
    }
    const isStored = folder.uploads.includes(name) || (await storage.has(name))
    if (!isStored || (await isTakenDown(db, name))) continue
    reporter.count('media')
    if (isDryRun) continue
    const accounts = new Map<number, Date>()
    for (const { user, uploaded_at } of uploaders) {
      const { id } = await importAuthor(run, String(user))
      if (id !== null) accounts.set(id, uploaded_at)
    }
    await db.transaction(async (tx) => {
      const media_id = await insertMedia(tx, values)
      for (const [user_id, uploaded_at] of accounts)
        await tx.insert(mediaUploaders).values({ media_id, user_id, uploaded_at }).onConflictDoNothing()
    })
  }
}
