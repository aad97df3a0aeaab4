import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import type { SearchTerms } from './search-query'

const trigramsIn = (letters: string[]) =>
  letters.slice(2).map((last, index) => `${letters[index]}${letters[index + 1]}${last}`)

const spaced = (word: string) => [...` ${word} `]

/** Three letters in a row, with one space before the word and one after it. */
export const trigramsOf = (word: string) => [...new Set(trigramsIn(spaced(word)))]

/** An array of words or trigrams, which contain nothing to escape. */
const arrayOf = (texts: string[]) => sql`${`{${texts.map((text) => `"${text}"`).join(',')}}`}::text[]`

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

/** How many letters may be wrong. */
const toleranceOf = (length: number) => (length < 4 ? 0 : length < 6 ? 1 : 2)

/** Letters to insert, drop, replace or swap to make one word of the other; `Infinity` if there are more than `most`. */
export function distance(from: string, to: string, most: number) {
  const [a, b] = [[...from], [...to]]
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      const edits = [
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + (isSame ? 0 : 1),
      ]
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (row > 1 && column > 1 && isSwapped) edits.push((beforeLast[column - 2] as number) + 1)
      current.push(Math.min(...edits))
    }
    beforeLast = last
    last = current
  }
  const edits = last[b.length] as number
  return edits > most ? Number.POSITIVE_INFINITY : edits
}

const MAX_CANDIDATES = 60
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

async function listSimilar(db: Db, word: string, tolerance: number) {
  const length = [...word].length
  const containsPart = partsOf(word, tolerance).map((part) => sql`trigrams @> ${arrayOf(trigramsIn(part))}`)
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from search_words
    where (${sql.join(containsPart, sql` or `)}) and length(word) between ${length - tolerance} and ${length + tolerance}
    order by cardinality(array(select unnest(trigrams) intersect select unnest(${arrayOf(trigramsOf(word))}))) desc, word
    limit ${MAX_CANDIDATES}`)
  const found = rows.map((row) => ({ word: row.word, edits: distance(word, row.word, tolerance) }))
  const fewest = Math.min(...found.map(({ edits }) => edits))
  return found.filter(({ edits }) => edits === fewest && edits <= tolerance).map((each) => each.word)
}

/** Words that contain this one, the shortest first. */
async function listContaining(db: Db, word: string) {
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from search_words
    where trigrams @> ${arrayOf(trigramsIn([...word]))} and strpos(word, ${word}) > 0
    order by length(word), word limit ${MAX_CORRECTIONS}`)
  return rows.map((row) => row.word)
}

/** `orangutan`, in two words. */
async function listHalves(db: Db, word: string) {
  const letters = [...word]
  const splits = letters
    .map((_, at) => [letters.slice(0, at).join(''), letters.slice(at).join('')] as const)
    .slice(3, -2)
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from search_words
    where word = any(${arrayOf(splits.flat())})`)
  const known = new Set(rows.map((row) => row.word))
  return splits.filter(([first, second]) => known.has(first) && known.has(second))
}

/** What a word that was not found may stand for: each alternative is one or two words. */
export async function correctionsOf(db: Db, word: string): Promise<(readonly string[])[]> {
  const length = [...word].length
  const tolerance = toleranceOf(length)
  const containing = length >= 3 ? await listContaining(db, word) : []
  const halves = length >= 6 ? await listHalves(db, word) : []
  const similar = tolerance > 0 ? await listSimilar(db, word, tolerance) : []
  return [...halves, ...[...containing, ...similar].slice(0, 2 * MAX_CORRECTIONS).map((each) => [each])]
}

async function listKnown(db: Db, words: string[]) {
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from search_words where word = any(${arrayOf(words)})`)
  return new Set(rows.map(({ word }) => word))
}

async function correct(db: Db, terms: SearchTerms, words: string[]): Promise<SearchTerms> {
  const corrections = new Map<string, (readonly string[])[]>()
  for (const word of words) corrections.set(word, await correctionsOf(db, word))
  return { ...terms, corrections }
}

/** A search as typed, then with the words corrected that no text contains, then with all: some texts contain misspelt words. */
export async function* withCorrections(db: Db, terms: SearchTerms) {
  yield terms
  const words = [...new Set(terms.words.flatMap(({ parts }) => parts))]
  const known = await listKnown(db, words)
  const unknown = words.filter((word) => !known.has(word))
  if (unknown.length > 0) yield await correct(db, terms, unknown)
  if (unknown.length < words.length) yield await correct(db, terms, words)
}
