import { EVENTS_SLUG } from '@shared/article-rules'
import { latinSlug } from '@shared/latin-slug'
import { messages } from '@shared/messages'
import type { Db } from '../../db/client'
import { invalid, isUniqueViolation } from '../../http/errors'
import { listSlugsLike } from './articles.queries'

/** After this many collisions, a derived slug gets a random suffix instead of a number. */
const NUMBERED_TRIES = 3

/** Derives a slug that no other article has. `tries` counts the collisions with concurrent saves so far. */
export async function freeSlug(tx: Db, title: string, tries: number, ofArticle?: number) {
  const base = latinSlug(title) || 'article'
  // An article titled 'Events' must not become an event.
  const taken = (await listSlugsLike(tx, base, ofArticle)).add(EVENTS_SLUG)
  if (tries >= NUMBERED_TRIES) return `${base}-${crypto.randomUUID().slice(0, 8)}`
  let slug = base
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`
  return slug
}

/**
 * Runs the transaction, and again if a derived slug collides with that of a concurrent save. For a slug that the client
 * chose, a collision is a 409.
 */
export async function withSlug<T>(
  db: Db,
  given: string | null | undefined,
  work: (tx: Db, tries: number) => Promise<T>,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await db.transaction((tx) => work(tx, tries))
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
      if (given) throw invalid({ slug: messages.slugTaken }, 'conflict')
      if (tries > NUMBERED_TRIES) throw error
    }
  }
}
