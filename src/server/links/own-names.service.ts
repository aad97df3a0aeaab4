import type { NamedPage, NameSearch } from '@shared/entities/link-check'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { paths } from '@shared/paths'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { articles } from '../db/schema/core'
import { places, placeTranslations } from '../db/schema/places'

/** Shorter names are words too often. */
const MIN_NAME = 3

/** Titles of one word are words too often as well; longer ones than this are not written into a text. */
const TITLE_WORDS = { min: 2, max: 8 }

/** So many phrases are looked for: those of about ten thousand words. */
const MAX_PHRASES = 20_000

const MAX_NAMES = 100

/** The places whose names, in English or in the language, are somewhere in the text. */
async function placesIn(db: Db, text: string, language: LanguageCode): Promise<NamedPage[]> {
  const rows = await db
    .select({ slug: places.slug, name: places.name, translated: placeTranslations.name })
    .from(places)
    .leftJoin(
      placeTranslations,
      and(eq(placeTranslations.record_id, places.id), sql`${placeTranslations.language} = ${language}`),
    )
    .where(eq(places.status, 'published'))
    .orderBy(places.name, places.id)
  return rows.flatMap(({ slug, name, translated }) =>
    [...new Set([translated ?? name, name])]
      .filter((each) => each.length >= MIN_NAME && text.includes(each))
      .slice(0, 1)
      .map((each) => ({ kind: 'places' as const, name: each, url: paths.place(slug) })),
  )
}

/** Groups of words that begin like a title: not in lower case. */
function phrasesIn(text: string) {
  const phrases = new Set<string>()
  for (const line of text.split('\n')) {
    const words = [...line.matchAll(/[\p{L}\p{M}\p{N}'’-]+/gu)].map(({ 0: word, index }) => ({
      word,
      from: index,
      to: index + word.length,
    }))
    for (const [first, { word, from }] of words.entries()) {
      if (/^\p{Ll}/u.test(word)) continue
      for (const { to } of words.slice(first + TITLE_WORDS.min - 1, first + TITLE_WORDS.max)) {
        if (phrases.size >= MAX_PHRASES) return [...phrases]
        phrases.add(line.slice(from, to))
      }
    }
  }
  return [...phrases]
}

/** The published articles in this language whose titles are in the text. Each phrase of it is looked up in the index of titles. */
async function articlesIn(db: Db, { text, article_id = 0 }: NameSearch, language: LanguageCode): Promise<NamedPage[]> {
  const phrases = phrasesIn(text)
  if (phrases.length === 0) return []
  const { rows } = await db.execute<{ id: number; title: string }>(sql`
    select id, title from ${articles}
    where title collate "und-x-icu" = any(${sql.param(phrases)}::text[])
      and status = 'published' and language = ${language} and id <> ${article_id}
    order by published_at desc nulls last, id desc limit ${MAX_NAMES}`)
  return rows.map(({ id, title }) => ({ kind: 'articles', name: title, url: paths.article(id) }))
}

/** The pages of the magazine whose names occur in a text. */
export async function namesIn(db: Db, search: NameSearch) {
  const language = search.language ?? DEFAULT_LANGUAGE
  const named = [...(await placesIn(db, search.text, language)), ...(await articlesIn(db, search, language))]
  return named.slice(0, MAX_NAMES)
}
