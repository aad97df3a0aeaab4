import { isPublicArticle } from '@shared/article-rules'
import type { ManagedArticle } from '@shared/entities/article'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { articles, users } from '../../db/schema/core'
import { announce } from '../../http/cache/cache-tags'
import { invalid, notFound } from '../../http/errors'
import type { Editing } from '../../http/route'
import { notePublicChange } from '../versions/public-changes.service'
import { findArticle, lockArticle } from './articles.queries'
import { setFurtherAuthors } from './further-authors'

async function accountsWith(tx: Db, ids: number[]) {
  const rows = await tx.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids))
  return ids.map((id) => {
    const account = rows.find((row) => row.id === id)
    if (!account) throw invalid({ authors: 'Choose accounts that exist' })
    return account
  })
}

/** Not a save: the version stays, so that a form that is open can still be saved. */
export async function assignAuthors({ db, user, now }: Editing, id: number, ids: number[]) {
  return db.transaction(async (tx) => {
    const before = await lockArticle(tx, id)
    if (!before) throw notFound('Article')
    const [main, ...further] = await accountsWith(tx, [...new Set(ids)])
    if (!main) throw invalid({ authors: 'An article has an author' })
    await tx.update(articles).set({ author_id: main.id, author_name: main.name }).where(eq(articles.id, id))
    await setFurtherAuthors(tx, id, further)
    if (isPublicArticle(before)) {
      const { language, title } = before
      const states = { before: { author_id: before.author_id }, after: { author_id: main.id } }
      await notePublicChange(tx, { kind: 'articles', id, language, title, ...states }, { user, now })
      await announce(tx)
    }
    return (await findArticle(tx, id)) as ManagedArticle
  })
}
