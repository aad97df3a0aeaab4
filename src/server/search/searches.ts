import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { articleSearch, type recordSearch } from '../db/schema/search'
import { indexRecentChanges } from './article-index'
import { ALL_LANGUAGES, longRuns, parseSearch, type SearchTerms, toTsQuery } from './search-query'
import { withCorrections } from './spelling'

/** Where texts are looked for. */
export type Index = typeof articleSearch | typeof recordSearch

/** One way to look for something. */
export type Search = {
  terms: SearchTerms
  languages: readonly LanguageCode[]
  /** A condition for rows of an index. With a prefix of lexemes, all words have to occur where it stands for. */
  matches: (prefix?: string, index?: Index) => SQL | undefined
}

const containsRun = ({ runs, body }: Index, run: string) => sql`strpos(coalesce(${runs}, ${body}), ${run}) > 0`

function searchIn(terms: SearchTerms, languages: readonly LanguageCode[]): Search | undefined {
  if (!toTsQuery(terms, languages)) return undefined
  const matches = (prefix?: string, index: Index = articleSearch) =>
    and(
      // By a subselect, the planner does not see the words. For frequent ones it would rather read all rows, and every tsvector,
      // which are stored apart from the rows, than use the index.
      sql`${index.words} @@ (select ${toTsQuery(terms, languages, prefix)}::tsquery)`,
      languages === ALL_LANGUAGES ? undefined : isReadIn(languages[0] as LanguageCode, index),
      ...longRuns(terms).map((run) => containsRun(index, run)),
    )
  return { terms, languages, matches }
}

/** Of each record one text: what English readers get, and what others get where theirs is missing. */
export const isFallback = ({ is_fallback, language }: Index) =>
  sql`coalesce(${is_fallback}, ${language} = ${DEFAULT_LANGUAGE})`

/** Whether readers of this language may get a text. */
const isReadIn = (lang: LanguageCode, index: Index) =>
  lang === DEFAULT_LANGUAGE ? isFallback(index) : or(eq(index.language, lang), isFallback(index))

/** The languages in which a reader gets most articles. Where there is neither, it is that of the original. */
const languagesFor = (lang: LanguageCode | undefined): readonly LanguageCode[] =>
  lang && lang !== DEFAULT_LANGUAGE ? [lang, DEFAULT_LANGUAGE] : [DEFAULT_LANGUAGE]

/** Ends in a digit, or a character of a script without spaces. It may be a word, or the beginning of one: “kelok 4” finds “Kelok 44”. */
const endsInCharacter = ({ words }: SearchTerms) => {
  const last = words.at(-1)
  return words.length > 1 && last !== undefined && [...last.parts, ...last.runs].join('').length === 1
}

async function* attempts(db: Db, typed: SearchTerms) {
  yield typed
  if (endsInCharacter(typed)) yield { ...typed, words: typed.words.slice(0, -1) }
  yield* withCorrections(db, typed)
}

type Outcome = { total: number; isOutdated: boolean }

/**
 * Runs a search until it finds something: in what the reader gets, then in all languages, then the same with
 * misspelt words corrected. `nothing` is the result of a search without a word.
 */
export async function searchUntilFound<Result extends Outcome>(
  db: Db,
  { q, lang, everywhere = false }: { q: string; lang?: LanguageCode; everywhere?: boolean },
  run: (search: Search) => Promise<Result>,
): Promise<Result | undefined> {
  const wanted = everywhere ? [ALL_LANGUAGES] : [languagesFor(lang), ALL_LANGUAGES]
  let isIndexed = false
  for await (const terms of attempts(db, parseSearch(q)))
    for (const languages of wanted) {
      const search = searchIn(terms, languages)
      if (!search) return undefined
      let result = await run(search)
      if (result.isOutdated && !isIndexed) {
        // Afterwards, so that a search that needs no indexing takes one statement less.
        isIndexed = true
        if (await indexRecentChanges(db)) result = await run(search)
      }
      if (result.total > 0) return result
    }
  return undefined
}
