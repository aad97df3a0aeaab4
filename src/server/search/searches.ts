import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { articleSearch } from '../db/schema-search'
import { indexRecentChanges } from './article-index'
import { ALL_LANGUAGES, longRuns, parseSearch, type SearchTerms, toTsQuery } from './search-query'
import { correctionsOf } from './spelling'

/** One way to look for something. */
export type Search = {
  terms: SearchTerms
  languages: readonly LanguageCode[]
  /** The rows of `article_search` that match. */
  where: SQL
  tsquery: SQL
}

/** The searched text may be in the title as well as in the text. */
const containsRun = (run: string) =>
  sql`(strpos(${articleSearch.body}, ${run}) > 0 or exists (
    select 1 from articles a where a.id = ${articleSearch.article_id} and strpos(a.title, ${run}) > 0) or exists (
    select 1 from article_translations t where t.article_id = ${articleSearch.article_id}
      and t.language = ${articleSearch.language} and strpos(t.title, ${run}) > 0))`

function searchIn(terms: SearchTerms, languages: readonly LanguageCode[]): Search | undefined {
  const text = toTsQuery(terms, languages)
  if (!text) return undefined
  // By a subselect, the planner does not see the words. For frequent ones it would rather read all rows, and every tsvector, which
  // are stored apart from the rows, than use the index.
  const tsquery = sql`(select ${text}::tsquery)`
  const where = and(
    sql`${articleSearch.words} @@ ${tsquery}`,
    languages === ALL_LANGUAGES ? undefined : inArray(articleSearch.language, [...languages]),
    ...longRuns(terms).map(containsRun),
  ) as SQL
  return { terms, languages, where, tsquery }
}

/** The languages in which a reader gets articles: translations, and English where there is none. */
const languagesFor = (lang: LanguageCode | undefined): readonly LanguageCode[] =>
  lang && lang !== DEFAULT_LANGUAGE ? [lang, DEFAULT_LANGUAGE] : [DEFAULT_LANGUAGE]

async function withCorrections(db: Db, terms: SearchTerms): Promise<SearchTerms> {
  const words = [...new Set(terms.words.flatMap(({ parts }) => parts))]
  const corrections = new Map<string, (readonly string[])[]>()
  for (const word of words) corrections.set(word, await correctionsOf(db, word))
  return { ...terms, corrections }
}

/**
 * Runs a search until it finds something: in the reader's language and English, then in all languages, then the same with
 * misspelt words corrected. `nothing` is the result of a search without a word.
 */
export async function searchUntilFound<Result extends { total: number }>(
  db: Db,
  { q, lang, everywhere = false }: { q: string; lang?: LanguageCode; everywhere?: boolean },
  run: (search: Search) => Promise<Result>,
  nothing: Result,
): Promise<Result> {
  await indexRecentChanges(db)
  const wanted = everywhere ? [ALL_LANGUAGES] : [languagesFor(lang), ALL_LANGUAGES]
  const asTyped = parseSearch(q)
  for (const find of [async () => asTyped, () => withCorrections(db, asTyped)]) {
    const terms = await find()
    for (const languages of wanted) {
      const search = searchIn(terms, languages)
      if (!search) return nothing
      const result = await run(search)
      if (result.total > 0) return result
    }
  }
  return nothing
}
