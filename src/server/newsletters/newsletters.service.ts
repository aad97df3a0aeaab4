import type { NewsletterInput } from '@shared/entities/newsletter'
import { messages } from '@shared/messages'
import type { Db } from '../db/client'
import { announce } from '../http/cache/cache-tags'
import { AppError, notFound } from '../http/errors'
import type { Editing } from '../http/route'
import { checkVersion } from '../http/versions'
import { processText } from '../threads/threads'
import { moveToTrash } from '../trash/rows/move-to-trash'
import { stopDeliveries } from './deliveries.queries'
import { followOriginal } from './newsletter-freshness.service'
import { insertNewsletter, lockNewsletter, updateNewsletter, updateTexts } from './newsletters.queries'

/** For other features, which must not import the queries. */
export { listNewsletters } from './newsletters.queries'

export async function sanitised(input: NewsletterInput) {
  const { content } = input
  return {
    ...input,
    content: await processText('convertNewsletter', content, { size: content.length, field: 'content' }),
  }
}

async function lockForChange(tx: Db, id: number, expectedVersion: number | undefined) {
  const newsletter = await lockNewsletter(tx, id)
  if (!newsletter) throw notFound('Newsletter')
  checkVersion(expectedVersion, newsletter, newsletter)
  return newsletter
}

export async function createNewsletter({ db, now }: Editing, input: NewsletterInput) {
  const values = await sanitised(input)
  return db.transaction((tx) => insertNewsletter(tx, values, now()))
}

/** A sent newsletter stays as its readers got it. */
export async function saveNewsletter({ db, now, expectedVersion }: Editing, id: number, input: NewsletterInput) {
  const values = await sanitised(input)
  return db.transaction(async (tx) => {
    const newsletter = await lockForChange(tx, id, expectedVersion)
    if (newsletter.sent_at) throw new AppError('conflict', messages.newsletterSent)
    const saved = await updateTexts(tx, id, values, now())
    await followOriginal(tx, newsletter, saved)
    return saved
  })
}

/** Shows a sent newsletter in the archive, or no longer. */
export const publishNewsletter = ({ db, now, expectedVersion }: Editing, id: number, isPublic: boolean) =>
  db.transaction(async (tx) => {
    const newsletter = await lockForChange(tx, id, expectedVersion)
    if (!newsletter.sent_at) throw new AppError('conflict', messages.newsletterNotSent)
    const saved = await updateNewsletter(tx, id, { public: isPublic }, now())
    await announce(tx)
    return saved
  })

/** Deletes a newsletter. What is left of its sending does not go on when it is restored. */
export const removeNewsletter = ({ expectedVersion, ...by }: Editing, id: number) =>
  by.db.transaction(async (tx) => {
    const newsletter = await lockForChange(tx, id, expectedVersion)
    await stopDeliveries(tx, id)
    await moveToTrash(tx, { kind: 'newsletters', id, title: newsletter.subject }, by)
    if (newsletter.public) await announce(tx)
  })
