import { isBlankHtml } from '@shared/content/html'
import type { NewsletterInput } from '@shared/entities/newsletter'
import { messages } from '@shared/messages'
import type { Db } from '../../db/client'
import { AppError, invalid, notFound } from '../../http/errors'
import type { Editing } from '../../http/route'
import { checkVersion } from '../../http/versions'
import { sanitiseHtml } from '../../sanitise-html'
import { deleteNewsletter, insertNewsletter, lockNewsletter, updateNewsletter } from './newsletters.queries'

/** Content that consists only of scripts or frames is blank once it is sanitised. */
function sanitised(input: NewsletterInput) {
  const clean = sanitiseHtml(input.content)
  if (isBlankHtml(clean)) throw invalid({ content: messages.contentRequired })
  return { ...input, content: clean }
}

async function lockForChange(tx: Db, id: number, expectedVersion: number | undefined) {
  const newsletter = await lockNewsletter(tx, id)
  if (!newsletter) throw notFound('Newsletter')
  checkVersion(expectedVersion, newsletter, newsletter)
  return newsletter
}

export const createNewsletter = ({ db, now }: Editing, input: NewsletterInput) =>
  insertNewsletter(db, sanitised(input), now())

/** A sent newsletter stays as its readers got it. */
export async function saveNewsletter({ db, now, expectedVersion }: Editing, id: number, input: NewsletterInput) {
  const values = sanitised(input)
  return db.transaction(async (tx) => {
    const newsletter = await lockForChange(tx, id, expectedVersion)
    if (newsletter.sent_at) throw new AppError('conflict', messages.newsletterSent)
    return updateNewsletter(tx, id, values, now())
  })
}

export const removeNewsletter = ({ db, expectedVersion }: Editing, id: number) =>
  db.transaction(async (tx) => {
    await lockForChange(tx, id, expectedVersion)
    await deleteNewsletter(tx, id)
  })
