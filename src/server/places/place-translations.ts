import { escapeText } from '@shared/content/html'
import { PLACE_TRANSLATION_FIELDS, pick } from '@shared/editable-fields'
import type { ManagedPlace } from '@shared/entities/place'
import type { PlaceTranslationSave } from '@shared/entities/place-translation'
import type { Db } from '../db/client'
import { digestOf } from '../db/original-digests'
import { placeTranslationRevisions, placeTranslations } from '../db/schema/places'
import { revisionsIn } from '../texts/versions/revisions.service'
import { translateFields } from '../translation/machine/translate-texts'
import { translationsOf } from '../translation/translations-of.service'
import { findPlace, lockPlace } from './places.queries'
import { noticeTexts, practicalTexts } from './practical'

const { practical: _, notices: __, ...PLAIN_TEXTS } = PLACE_TRANSLATION_FIELDS

const NO_NOTICES: Pick<ManagedPlace, 'notices'> = { notices: [] }

/** A place as it was when neither its notices nor its province were translated, if a translation is as old. */
async function beforeNotices(db: Db, id: number, digest: string) {
  const place = await findPlace(db, id)
  const earlier = place && { ...place, province: null, notices: [] }
  return earlier && digestOf('places')(earlier) === digest ? earlier : undefined
}

export const translationsOfPlaces = translationsOf({
  kind: 'places',
  table: placeTranslations,
  name: 'Place',
  find: findPlace,
  lock: lockPlace,
  digestOf: digestOf('places'),
  earlier: beforeNotices,
  async columnsOf(
    { name, summary, image_alt = null, province = null, practical, notices }: PlaceTranslationSave,
    { db, id },
  ): Promise<Partial<typeof placeTranslations.$inferSelect>> {
    const place = (await findPlace(db, id)) ?? NO_NOTICES
    return {
      name,
      summary,
      image_alt,
      province,
      practical: practicalTexts(practical),
      notices: noticeTexts(notices, place),
    }
  },
  versions: {
    kept: revisionsIn<typeof placeTranslationRevisions.$inferSelect>({
      table: placeTranslationRevisions,
      owner: 'place_id',
      title: 'name',
      fields: PLACE_TRANSLATION_FIELDS,
      longText: ({ summary, practical, notices }) =>
        [summary, ...Object.values(practical), ...notices.map(({ text }) => text)]
          .map((text) => escapeText(text ?? ''))
          .join(' '),
    }),
    versionOf: (translation, state) => ({
      ...pick(translation, PLACE_TRANSLATION_FIELDS),
      ...state,
      place_id: translation.record_id,
    }),
    inputOf: (revision) => pick(revision, PLACE_TRANSLATION_FIELDS),
  },
  async translate(translate, { practical, notices, ...place }, language) {
    const plain = pick(place, PLAIN_TEXTS)
    const conditions: Record<string, string> = Object.fromEntries(notices.map(({ id, text }) => [id, text]))
    const texts = await translateFields(translate, { ...practicalTexts(practical), ...plain }, language)
    const translated = await translateFields(translate, conditions, language)
    return {
      ...pick(texts, PLAIN_TEXTS),
      practical: practicalTexts(texts),
      notices: notices.map(({ id, text }) => ({ id, text: translated[id] ?? text })),
    }
  },
})
