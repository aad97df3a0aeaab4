import { setImmediate as nextTurn } from 'node:timers/promises'
import { mostSimilar, spaced, toleranceOf, trigramsIn, trigramsOf } from '@shared/search/similar'
import { wordsOf } from '@shared/search/words'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import type { SearchTerms } from './search-query'

const arrayOf = (texts: string[]) => sql`${sql.param(texts)}::text[]`

/** Words that are stored by one statement, which on PGlite keeps other requests waiting. */
const CHUNK = 200

async function listUnknown(db: Db, words: string[]) {
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from unnest(${arrayOf(words)}) as added (word)
    where not exists (select 1 from search_words known where known.word = added.word)`)
  return rows.map(({ word }) => word)
}

/** Adds words that are not in the vocabulary. They must be sorted: processes that add the same ones must not wait for each other. */
export async function addToVocabulary(db: Db, words: string[]) {
  for (let start = 0; start < words.length; start += CHUNK) {
    const unknown = await listUnknown(db, words.slice(start, start + CHUNK))
    if (unknown.length === 0) continue
    const rows = unknown.map((word) => ({ word, trigrams: trigramsOf(word) }))
    await db.execute(sql`
      insert into search_words (word, trigrams)
      select word, trigrams from json_to_recordset(${JSON.stringify(rows)}::json) as added (word text, trigrams text[])
      on conflict do nothing`)
    await nextTurn()
  }
}

/** Deletes those of the next words after this one that no indexed text has any more. Returns the last one that was looked at. */
const deleteUnusedAfter = (db: Db, word: string) =>
  db.transaction(async (tx) => {
    // Else all texts of a small magazine are read for each word.
    await tx.execute(sql`set local enable_seqscan = off`)
    const { rows } = await tx.execute<{ last: string | null }>(sql`
      with looked_at as (select word from search_words where word > ${word} order by word limit ${CHUNK}),
      deleted as (
        delete from search_words where not exists (select from search_outdated) and word in (
          select word from looked_at
          where not exists (select from article_search where words @@ quote_literal(word)::tsquery)
            and not exists (select from record_search where words @@ quote_literal(word)::tsquery)))
      select max(word) as last from looked_at`)
    return rows[0]?.last ?? undefined
  })

/** Shrinks the vocabulary to the words of indexed texts. Not while texts wait for the index: it adds their words before them. */
export async function deleteUnusedWords(db: Db) {
  for (let last: string | undefined = ''; last !== undefined; await nextTurn()) last = await deleteUnusedAfter(db, last)
}

/** Words of a search that are corrected. The others are searched as typed. */
const MAX_CORRECTED = 4
/** Words of the vocabulary that are read for a part of a word: those that were indexed first, which are the most frequent. */
const MAX_READ = 500
/** Words of each kind that may be meant. */
const MAX_CORRECTIONS = 8

/** Parts of a word that hardly overlap, one more than there are wrong letters: at least one of them is right. */
function partsOf(word: string, wrong: number) {
  const letters = spaced(word)
  const length = Math.max(3, Math.floor(letters.length / (wrong + 1)))
  return Array.from({ length: wrong + 1 }, (_, index) => {
    const start = Math.round((index * (letters.length - length)) / wrong)
    return letters.slice(start, start + length)
  })
}

/** A misspelt word has similar ones; any word may be the beginning of others. */
type Asked = { word: string; isMisspelt: boolean }

/** The trigrams and the lengths of words that may be meant. */
function lookupsFor({ word, isMisspelt }: Asked) {
  const letters = [...word]
  const wrong = isMisspelt ? toleranceOf(letters.length) : 0
  const similar = wrong > 0 ? partsOf(word, wrong) : []
  return [
    ...similar.map((part) => ({
      word,
      trigrams: trigramsIn(part),
      least: letters.length - wrong,
      most: letters.length + wrong,
    })),
    ...(letters.length < 3
      ? []
      : [{ word, trigrams: trigramsIn([' ', ...letters]), least: letters.length, most: null }]),
  ]
}

/** `orangutan`, in two words. */
function halvesOf(word: string) {
  const letters = [...word]
  const halves = letters.map((_, at) => [letters.slice(0, at).join(''), letters.slice(at).join('')] as const)
  return letters.length < 6 ? [] : halves.slice(3, -2)
}

type Candidates = { known: string[]; found: [word: string, candidates: string[]][] | null }

/** Reads the vocabulary for all words at once. The limit comes before the lengths: it is on what is read, not on what is found. */
async function readCandidates(db: Db, asked: Asked[]) {
  const lookups = asked.flatMap(lookupsFor)
  const halves = asked.flatMap(({ word }) => halvesOf(word).flat())
  const { rows } = await db.execute<Candidates>(sql`
    select array(select word from search_words where word = any(${arrayOf(halves)})) as known, (
      select json_agg(json_build_array(word, words)) from (
        select lookup.word, array_agg(distinct near.word) as words
        from (
          select * from json_to_recordset(${JSON.stringify(lookups)}::json) as each (word text, trigrams text[], least int, most int)
          limit ${lookups.length}) as lookup,
          lateral (select word from search_words where trigrams @> lookup.trigrams limit ${MAX_READ}) as near
        where near.word <> lookup.word and length(near.word) between least and coalesce(most, length(near.word))
        group by lookup.word) as grouped) as found`)
  const { known, found } = rows[0] as Candidates
  return { known: new Set(known), found: new Map(found) }
}

/** What these words may stand for: each alternative is one or two words. */
async function correctionsOf(db: Db, asked: Asked[]) {
  const { known, found } = await readCandidates(db, asked)
  return asked.map(({ word }): [string, (readonly string[])[]] => {
    const candidates = found.get(word) ?? []
    const longer = candidates
      .filter((candidate) => candidate.startsWith(word))
      .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
      .slice(0, MAX_CORRECTIONS)
    const similar = mostSimilar(word, candidates)
    const halves = halvesOf(word).filter((both) => both.every((half) => known.has(half)))
    return [word, [...halves, ...[...longer, ...similar].slice(0, 2 * MAX_CORRECTIONS).map((each) => [each])]]
  })
}

async function listKnown(db: Db, words: string[]) {
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from search_words where word = any(${arrayOf(words)})`)
  return new Set(rows.map(({ word }) => word))
}

/** A search with the words corrected that no text contains, then with others too: some texts contain misspelt words. */
export async function* withCorrections(db: Db, terms: SearchTerms) {
  const words = [...new Set(terms.words.flatMap(({ parts }) => parts))]
  const known = await listKnown(db, words)
  const asked = words
    .map((word) => ({ word, isMisspelt: !known.has(word) }))
    .sort((a, b) => Number(b.isMisspelt) - Number(a.isMisspelt))
    .slice(0, MAX_CORRECTED)
  const corrections: SearchTerms['corrections'] = new Map()
  for (const isMisspelt of [true, false]) {
    const next = asked.filter((each) => each.isMisspelt === isMisspelt)
    const found = next.length > 0 ? await correctionsOf(db, next) : []
    for (const [word, alternatives] of found) corrections.set(word, alternatives)
    if (found.some(([, alternatives]) => alternatives.length > 0)) yield { ...terms, corrections }
  }
}

/** Hits in which corrected words are looked for. */
const MAX_HITS = 3

/**
 * A search with its words as they stand in these texts, of hits that were found by corrections; undefined if none of them was corrected.
 * What they do not have, such as the name of a category, is corrected to the most similar word.
 */
export function correctedSearch({ text, words, corrections }: SearchTerms, texts: string[]) {
  const found = new Set(
    texts
      .slice(0, MAX_HITS)
      .flatMap((each) => [...wordsOf(each)].flatMap(({ parts, joined }) => [...parts, joined ?? ''])),
  )
  const isFound = (alternative: readonly string[]) => alternative.every((word) => found.has(word))
  const standingFor = (part: string) => {
    const alternatives = corrections.get(part) ?? []
    return isFound([part]) ? [part] : (alternatives.find(isFound) ?? alternatives[0] ?? [part])
  }
  let corrected = ''
  let rest = 0
  for (const { start, end, parts } of words) {
    const instead = parts.flatMap(standingFor)
    if (instead.join() === parts.join()) continue
    corrected += text.slice(rest, start) + instead.join(' ')
    rest = end
  }
  return rest > 0 ? corrected + text.slice(rest) : undefined
}
