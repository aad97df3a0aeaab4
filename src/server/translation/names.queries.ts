import type { LanguageCode } from '@shared/languages'
import type { TranslatedKind } from '@shared/translation-desk'
import { and, eq } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../db/client'
import { articles, shownAuthor } from '../db/schema/core'
import { places, placeTranslations } from '../db/schema/places'
import type { Wanted } from './demand'
import type { ProtectedName } from './machine/protect'

const MAX_NAMES = 2000

/** A single word may also be a common one, such as the name of a month. */
const isFullName = (name: string | null): name is string => name?.includes(' ') ?? false

/** `source`: the language of the original. */
type Named = Omit<Wanted, 'kind'> & { kind: TranslatedKind | undefined; source: LanguageCode }

/** Names that a machine must not translate: the places, as people have translated them, and who has written the article. */
export async function namesFor(db: Db, { kind, record_id, language, source }: Named): Promise<ProtectedName[]> {
  const originals = alias(placeTranslations, 'originals')
  const isIn = (code: LanguageCode, { record_id, language }: Record<'record_id' | 'language', PgColumn>) =>
    and(eq(record_id, places.id), eq(language, code))
  const named = await db
    .select({ english: places.name, name: originals.name, translation: placeTranslations.name })
    .from(places)
    .leftJoin(originals, isIn(source, originals))
    .leftJoin(placeTranslations, isIn(language, placeTranslations))
    .where(eq(places.status, 'published'))
    .limit(MAX_NAMES)
  const [author] =
    kind === 'articles' ? await db.select({ name: shownAuthor }).from(articles).where(eq(articles.id, record_id)) : []
  return [
    ...named.map(({ english, name, translation }) => ({ name: name ?? english, translation: translation ?? english })),
    ...[author?.name ?? null].filter(isFullName).map((name) => ({ name, translation: name })),
  ]
}
