import { LANGUAGES, type LanguageCode } from '@shared/languages'
import { eq, type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Db } from '../db/client'
import { articles } from '../db/schema'
import { articleSearch, searchOutdated } from '../db/schema-search'
import { createMatcher } from './search-query'
import type { Search } from './searches'
import { SNIPPET_SOURCE, snippetOf } from './snippet'
import { IN_HEAD, IN_TITLE } from './words'

export type ArticleHit<Article> = { article: Article; language: LanguageCode; snippet: string }

type Options<Article> = {
  /** Selects the `id` of each hit once, and what `page` sorts by. */
  hits: SQL
  /** Selects the `id` and the `place` of the page's hits. */
  page: SQL
  /** What is returned of the article of a hit. */
  article: SQL<Article>
  /** Of the placeholders in all these. */
  values: Record<string, unknown>
  /** Names a statement that is the same for the next search with this name. Not for one that contains what it looks for. */
  name: string | undefined
}

/** As it comes from the database: in one value, since to read 25 rows takes the server several times as long as to parse this. */
type Answer<Row> = { total: number; is_outdated: boolean; rows: Row[] | null }

function buildStatement<Row>(db: Db, { hits, page, article }: Options<unknown>, columns: SQL, join: SQL) {
  const answer = sql`(
    with hits as materialized (${hits}), page as (${page})
    select (select count(*)::int from hits) as total, exists (select 1 from ${searchOutdated}) as is_outdated, (
      select json_agg(json_build_object('article', ${article} ${columns}) order by page.place)
      from page join ${articles} on ${articles.id} = page.id ${join}) as rows) as answer`
  return db
    .select({
      total: sql<number>`total`,
      is_outdated: sql<boolean>`is_outdated`,
      rows: sql<Row[] | null>`rows`,
    })
    .from(answer)
    .prepare('')
}

type Statement = { execute: (values: Record<string, unknown>) => Promise<Answer<unknown>[]> }

/** Kept for each database: to build a statement takes longer than all else that the server does for a search. */
const builtFor = new WeakMap<Db, LRUCache<string, Statement>>()

function statementsOf(db: Db) {
  const known = builtFor.get(db)
  if (known) return known
  const created = new LRUCache<string, Statement>({ max: 100 })
  builtFor.set(db, created)
  return created
}

/** Runs a search in one statement. */
async function select<Row>(db: Db, options: Options<unknown>, columns: SQL, join: SQL) {
  const kept = statementsOf(db)
  const { name, values } = options
  const statement = (name && kept.get(name)) || buildStatement<Row>(db, options, columns, join)
  if (name) kept.set(name, statement)
  const [answer] = (await statement.execute(values)) as Answer<Row>[]
  return { rows: answer?.rows ?? [], total: answer?.total ?? 0, isOutdated: answer?.is_outdated ?? false }
}

/** The articles of a page of hits. */
export async function selectArticles<Article>(db: Db, options: Options<Article>) {
  const { rows, ...counts } = await select<{ article: Article }>(db, options, sql``, sql``)
  return { articles: rows.map(({ article }) => article), ...counts }
}

/** The place of a row's language in the list of languages, which begins with English. */
const languagePlace = sql`array_position(${sql.param(LANGUAGES.map(({ code }) => code))}::text[], ${articleSearch.language})`

/** The text to show of a hit: in the reader's language if it matches, else where it matches best, in the first of the languages where that is equal. */
function textOf({ languages, matches }: Search) {
  const language = articleSearch.language
  const readersFirst = sql`${language} = ${sql.placeholder('lang')}::text desc`
  const best =
    languages.length > 2
      ? sql`${matches()} order by ${readersFirst}, (${matches(IN_TITLE)}) desc, (${matches(IN_HEAD)}) desc, ${languagePlace}`
      : languages.length > 1
        ? sql`${matches()} order by ${readersFirst}`
        : eq(language, sql`(${sql.placeholder('languages')}::text[])[1]`)
  return sql`join lateral (
    select ${language} as language, left(${articleSearch.body}, ${sql.raw(String(SNIPPET_SOURCE))}) as text
    from ${articleSearch} where ${articleSearch.article_id} = page.id and ${best} limit 1) as found on true`
}

/** A page of hits, with their passages. */
export async function selectHits<Article>(
  db: Db,
  search: Search,
  { lang, values, name, ...options }: Options<Article> & { lang: LanguageCode },
) {
  const columns = sql`, 'language', found.language, 'text', found.text`
  const withTexts = { ...options, values: { ...values, lang }, name: name && `${name}, with texts` }
  const { rows, ...counts } = await select<{ article: Article; language: LanguageCode; text: string }>(
    db,
    withTexts,
    columns,
    textOf(search),
  )
  const matcher = createMatcher(search.terms, search.languages)
  const hits = rows.map(
    ({ article, language, text }): ArticleHit<Article> => ({ article, language, snippet: snippetOf(text, matcher) }),
  )
  return { hits, ...counts }
}
