import { LANGUAGES, type LanguageCode } from '@shared/languages'
import { eq, type SQL, sql } from 'drizzle-orm'
import { builtOnce } from '../db/built-once'
import type { Db } from '../db/client'
import { articles } from '../db/schema/core'
import { articleSearch, searchOutdated } from '../db/schema/search'
import { createMatcher } from './search-query'
import type { Search } from './searches'
import { SNIPPET_SOURCE, snippetOf } from './snippet'
import { IN_HEAD, IN_TITLE } from './texts/words'

export type ArticleHit<Article> = { article: Article; language: LanguageCode; snippet: string }

export type HitSelection = {
  /** Common table expressions: among others `page`, which has the `id` and the `place` of the page's hits. */
  tables: SQL
  /** The number of all hits. */
  total: SQL
}

/** What is returned of the articles of hits. */
type Returned<Article, Shared> = {
  /** Of each article. */
  article: SQL<Article>
  /** Of all articles with these ids, at once. */
  shared: (ids: SQL) => SQL<Shared>
}

type Options<Article, Shared> = Returned<Article, Shared> & {
  selection: () => HitSelection
  /** Of the placeholders. */
  values: Record<string, unknown>
  /** Searches with the same name differ in values only. Undefined for one that is like no other. */
  name: string | undefined
}

/** As it comes from the database: in one value, since to read 25 rows takes the server several times as long as to parse this. */
type Answer<Row, Shared> = { total: number; is_outdated: boolean; rows: Row[] | null; shared: Shared }

/** What is returned of a hit besides its article. */
type Extras = { columns: SQL; join: SQL }

function buildStatement<Row, Shared>(
  db: Db,
  { selection, article, shared }: Options<unknown, Shared>,
  extras?: Extras,
) {
  const { tables, total } = selection()
  const { columns, join } = extras ?? { columns: sql``, join: sql`` }
  const answer = sql`(
    with ${tables}
    select (${total})::int as total, exists (select 1 from ${searchOutdated}) as is_outdated, (
      select json_agg(json_build_object('article', ${article} ${columns}) order by page.place)
      from page join ${articles} on ${articles.id} = page.id ${join}) as rows,
      ${shared(sql`array(select id from page)`)} as shared) as answer`
  return db
    .select({
      total: sql<number>`total`,
      is_outdated: sql<boolean>`is_outdated`,
      rows: sql<Row[] | null>`rows`,
      shared: sql<Shared>`shared`,
    })
    .from(answer)
    .prepare('')
}

/** Runs a search in one statement. */
async function select<Row, Shared>(db: Db, options: Options<unknown, Shared>, extras?: () => Extras) {
  const { name, values } = options
  const build = () => buildStatement<Row, Shared>(db, options, extras?.())
  const statement = name ? builtOnce(db, `search ${name}`, build) : build()
  const [answer] = (await statement.execute(values)) as [Answer<Row, Shared>]
  return { rows: answer.rows ?? [], shared: answer.shared, total: answer.total, isOutdated: answer.is_outdated }
}

/** The articles of a page of hits. */
export async function selectArticles<Article, Shared>(db: Db, options: Options<Article, Shared>) {
  const { rows, ...others } = await select<{ article: Article }, Shared>(db, options)
  return { articles: rows.map(({ article }) => article), ...others }
}

/** The place of a row's language in the list of languages, which begins with English. */
const languagePlace = sql`array_position(${sql.param(LANGUAGES.map(({ code }) => code))}::text[], ${articleSearch.language})`

/** The database reads a whole text in half the time that it takes to count its characters. */
const beginning = sql`case when octet_length(${articleSearch.body}) <= ${sql.raw(String(SNIPPET_SOURCE))}
  then ${articleSearch.body} else left(${articleSearch.body}, ${sql.raw(String(SNIPPET_SOURCE))}) end`

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
    select ${language} as language, ${beginning} as text
    from ${articleSearch} where ${articleSearch.article_id} = page.id and ${best} limit 1) as found on true`
}

/** A page of hits, with their passages. */
export async function selectHits<Article, Shared>(
  db: Db,
  search: Search,
  { lang, values, name, ...options }: Options<Article, Shared> & { lang: LanguageCode },
) {
  const ranks = search.languages.length > 2 ? search.values([IN_TITLE, IN_HEAD]) : {}
  const withTexts = { ...options, values: { ...values, ...ranks, lang }, name: name && `${name}, with texts` }
  const { rows, ...others } = await select<{ article: Article; language: LanguageCode; text: string }, Shared>(
    db,
    withTexts,
    () => ({ columns: sql`, 'language', found.language, 'text', found.text`, join: textOf(search) }),
  )
  const matcher = createMatcher(search.terms, search.languages)
  const hits = rows.map(
    ({ article, language, text }): ArticleHit<Article> => ({ article, language, snippet: snippetOf(text, matcher) }),
  )
  return { hits, ...others }
}
