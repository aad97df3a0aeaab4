import type { ManagedSummary } from '@shared/entities/article'
import type { LanguageCode } from '@shared/languages'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { articles } from '../../db/schema'
import { articleSearch } from '../../db/schema-search'
import { searchArticles } from '../../search/search-articles'
import { searchUntilFound } from '../../search/searches'
import { type ArticleQuery, articleFilter, listArticles, listArticlesById, orderOf } from './articles.queries'

type Found = ManagedSummary & { snippet: string; found_in: LanguageCode }

/** For readers: by rank, unless a field to sort by is named. */
export async function findArticles(
  db: Db,
  query: ArticleQuery & { q: string; lang?: LanguageCode; status: 'published' | 'draft' },
): Promise<{ articles: Found[]; total: number }> {
  const { q, lang, status, sort, slug, category, place, author } = query
  const within =
    slug || category || place || author
      ? inArray(
          articleSearch.article_id,
          db.select({ id: articles.id }).from(articles).where(articleFilter({ slug, category, place, author })),
        )
      : undefined
  const orderBy = sort && sql.join(orderOf(query), sql`, `)
  const { page, perPage, limit } = query
  const { hits, total } = await searchArticles(db, { q, lang, status, page, perPage, limit, within, orderBy })
  const found = new Map(hits.map((hit) => [hit.id, hit]))
  const rows = await listArticlesById(db, [...found.keys()])
  return {
    articles: rows.flatMap((article) => {
      const hit = found.get(article.id)
      return hit ? [{ ...article, snippet: hit.snippet, found_in: hit.language }] : []
    }),
    total,
  }
}

/** For staff: in the order of the list, in originals and published translations. */
export const findManagedArticles = (db: Db, { q, ...query }: ArticleQuery & { q: string }) =>
  searchUntilFound(
    db,
    { q, everywhere: true },
    ({ where }) =>
      // As an array: the planner would otherwise often walk through all articles and look for each among the hits.
      listArticles(db, query, sql`${articles.id} = any(array(select article_id from ${articleSearch} where ${where}))`),
    { articles: [], total: 0 },
  )
