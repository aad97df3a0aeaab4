import type { NamedAuthor } from '@shared/entities/author'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { articleAuthors } from '../../db/schema/authors'
import { articles, users } from '../../db/schema/core'
import { authorSlug } from '../../people/authors/authors.service'

type Author = { id: number | null; name: string }

/** The authors besides the main one. Accounts have their present names. */
export const furtherAuthors = sql<Author[]>`(
  select coalesce(json_agg(json_build_object('id', aa.author_id, 'name', coalesce(u.name, aa.author_name)) order by aa.position), '[]')
  from ${articleAuthors} aa left join ${users} u on u.id = aa.author_id where aa.article_id = ${articles}.id)`

/** All authors, the main one first. */
export const namedAuthors = (main: Author, further: Author[]): NamedAuthor[] =>
  [main, ...further].map(({ id, name }) => ({ id, name, slug: id === null ? null : authorSlug(name) }))

/** Replaces the authors besides the main one. */
export async function setFurtherAuthors(tx: Db, articleId: number, authors: Author[]) {
  await tx.delete(articleAuthors).where(eq(articleAuthors.article_id, articleId))
  if (authors.length === 0) return
  await tx.insert(articleAuthors).values(
    authors.map(({ id, name }, index) => ({
      article_id: articleId,
      position: index + 1,
      author_id: id,
      author_name: name,
    })),
  )
}

/** The articles that an account has written, alone or with others. */
export const writtenBy = (id: number) => sql`(
  select a.id from ${articles} a where a.author_id = ${id}
  union select aa.article_id from ${articleAuthors} aa where aa.author_id = ${id})`
