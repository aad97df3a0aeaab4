import type { Db } from '../../db/client'
import { notFound } from '../../http/errors'
import type { PartialHandlers } from '../../http/route'
import { findLanguage } from '../articles/articles.service'
import { revisionsOfArticles } from '../versions/revisions.queries'

/** The article, as its versions name it. */
async function originalOf(db: Db, id: number) {
  const language = await findLanguage(db, id)
  if (!language) throw notFound('Article')
  return { id, language }
}

export const revisionHandlers = {
  'GET /api/articles/:id/revisions': async ({ db, params: { id }, query }) =>
    revisionsOfArticles.list(db, await originalOf(db, id), query),
  'GET /api/articles/:id/revisions/:revision': async ({ db, params: { id, revision } }) => {
    const found = await revisionsOfArticles.find(db, await originalOf(db, id), revision)
    if (!found) throw notFound('Version')
    return { revision: found }
  },
} satisfies PartialHandlers
