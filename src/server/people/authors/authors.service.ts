import type { Author } from '@shared/entities/author'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { latinSlug } from '@shared/latin-slug'
import { and, eq, exists, isNull, or } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/client'
import { articleAuthors } from '../../db/schema/authors'
import { articles, users } from '../../db/schema/core'
import { notFound } from '../../http/errors'

/** Every row of a list has one, and most are of few authors. */
const slugs = new LRUCache<string, string>({ max: 1000, memoMethod: (name) => latinSlug(name) || 'author' })

/** The readable part of the address of an author's page, which names the account by its id. */
export const authorSlug = (name: string) => slugs.memo(name)

/**
 * An account that readers know by name, because it has published articles without a byline. Deactivated accounts are among
 * them: their articles remain.
 */
export async function findAuthor(db: Db, id: number): Promise<Author | undefined> {
  const helps = db
    .select({ id: articleAuthors.article_id })
    .from(articleAuthors)
    .where(and(eq(articleAuthors.article_id, articles.id), eq(articleAuthors.author_id, users.id)))
  const writes = or(eq(articles.author_id, users.id), exists(helps))
  const published = db
    .select({ id: articles.id })
    .from(articles)
    .where(and(writes, isNull(articles.byline), eq(articles.status, 'published')))
  const [row] = await db
    .select({ id: users.id, name: users.name, bio: users.bio, image_url: users.image_url })
    .from(users)
    .where(and(eq(users.id, id), exists(published)))
  return row && { ...row, slug: authorSlug(row.name) }
}

/** The biography of an author for readers of this language. */
export async function biographyIn(
  db: Db,
  { id, bio }: Pick<Author, 'id' | 'bio'>,
  lang: LanguageCode | undefined,
): Promise<Pick<Author, 'bio' | 'bio_lang'>> {
  if (!lang || !bio) return { bio }
  const [row] = await db.select({ texts: users.bio_texts }).from(users).where(eq(users.id, id))
  const text = row?.texts.find(({ language }) => language === lang)?.text
  return text ? { bio: text, bio_lang: lang } : { bio, bio_lang: DEFAULT_LANGUAGE }
}

export async function readAuthor(db: Db, id: number, lang: LanguageCode | undefined) {
  const author = await findAuthor(db, id)
  if (!author) throw notFound('Author')
  return { ...author, ...(await biographyIn(db, author, lang)) }
}
