import type { ManagedPlace } from '@shared/entities/place'
import type { PlaceTranslation, PlaceTranslationInput } from '@shared/entities/place-translation'
import type { TranslationLanguage } from '@shared/entities/translation'
import type { LanguageCode } from '@shared/languages'
import { PRACTICAL_FIELDS } from '@shared/place-rules'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { digestTexts } from '../../content/digest'
import type { Db } from '../../db/client'
import { placeTranslations } from '../../db/schema-places'
import { practicalTexts } from './practical'

const { place_id, language } = placeTranslations

const digestOf = ({ name, summary, image_alt, practical }: ManagedPlace) =>
  digestTexts([name, summary, image_alt, ...PRACTICAL_FIELDS.map((field) => practical[field] ?? null)])

type Row = typeof placeTranslations.$inferSelect

const toTranslation = ({ place_id: _, original_digest, ...row }: Row, place: ManagedPlace): PlaceTranslation => ({
  ...row,
  outdated: original_digest !== digestOf(place),
  updated_at: row.updated_at.toISOString(),
})

export async function listPlaceTranslations(db: Db, place: ManagedPlace) {
  const rows = await db.select().from(placeTranslations).where(eq(place_id, place.id)).orderBy(asc(language))
  return rows.map((row) => toTranslation(row, place))
}

export async function savePlaceTranslation(
  tx: Db,
  {
    place,
    language,
    input,
    now,
  }: {
    place: ManagedPlace
    language: TranslationLanguage
    input: PlaceTranslationInput
    now: Date
  },
) {
  const values = {
    name: input.name,
    summary: input.summary,
    image_alt: input.image_alt ?? null,
    practical: practicalTexts(input.practical),
    original_digest: digestOf(place),
    updated_at: now,
  }
  const [row] = await tx
    .insert(placeTranslations)
    .values({ ...values, place_id: place.id, language })
    .onConflictDoUpdate({
      target: [placeTranslations.place_id, placeTranslations.language],
      set: { ...values, version: sql`${placeTranslations.version} + 1` },
    })
    .returning()
  return toTranslation(row as Row, place)
}

const ofLanguage = (placeId: number, code: TranslationLanguage): SQL | undefined =>
  and(eq(place_id, placeId), eq(language, code))

export async function lockPlaceTranslation(tx: Db, place: ManagedPlace, code: TranslationLanguage) {
  const [row] = await tx.select().from(placeTranslations).where(ofLanguage(place.id, code)).for('update')
  return row && toTranslation(row, place)
}

export const deletePlaceTranslation = (tx: Db, placeId: number, code: TranslationLanguage) =>
  tx.delete(placeTranslations).where(ofLanguage(placeId, code))

/** The translated texts of these places, by place. */
export async function listPlaceTexts(db: Db, ids: number[], code: LanguageCode) {
  if (ids.length === 0) return new Map<number, Row>()
  const rows = await db
    .select()
    .from(placeTranslations)
    .where(and(inArray(place_id, ids), eq(language, code as TranslationLanguage)))
  return new Map(rows.map((row) => [row.place_id, row]))
}
