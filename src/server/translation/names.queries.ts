import type { TranslatedKind } from '@shared/translation-desk'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/client'
import { articles, shownAuthor } from '../db/schema/core'
import { places, placeTranslations } from '../db/schema/places'
import type { Wanted } from './demand'
import type { ProtectedName } from './machine/protect'

const MAX_NAMES = 2000

/** A single word may also be a common one, such as the name of a month. */
const isFullName = (name: string | null): name is string => name?.includes(' ') ?? false

type Named = Omit<Wanted, 'kind'> & { kind: TranslatedKind | undefined }

/** Names that a machine must not translate: the places, as people have translated them, and who has written the article. */
export async function namesFor(db: Db, { kind, record_id, language }: Named): Promise<ProtectedName[]> {
  const named = await db
    .select({ english: places.name, translation: placeTranslations.name })
    .from(places)
    .leftJoin(
      placeTranslations,
      and(eq(placeTranslations.record_id, places.id), eq(placeTranslations.language, language)),
    )
    .where(eq(places.status, 'published'))
    .limit(MAX_NAMES)
  const [author] =
    kind === 'articles' ? await db.select({ name: shownAuthor }).from(articles).where(eq(articles.id, record_id)) : []
  return [
    ...named.map(({ english, translation }) => ({ english, translation: translation ?? english })),
    ...[author?.name ?? null].filter(isFullName).map((name) => ({ english: name, translation: name })),
  ]
}
