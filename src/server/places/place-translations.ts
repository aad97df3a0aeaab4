import { escapeText } from '@shared/content/html'
import { PLACE_TRANSLATION_FIELDS, pick } from '@shared/editable-fields'
import type { PlaceTranslationSave } from '@shared/entities/place-translation'
import { digestOf } from '../db/original-digests'
import { placeTranslationRevisions, placeTranslations } from '../db/schema/places'
import { revisionsIn } from '../texts/versions/revisions.service'
import { translateFields } from '../translation/machine/translate-texts'
import { translationsOf } from '../translation/translations-of.service'
import { findPlace, lockPlace } from './places.queries'
import { practicalTexts } from './practical'

const { practical: _, ...PLAIN_TEXTS } = PLACE_TRANSLATION_FIELDS

export const translationsOfPlaces = translationsOf({
  kind: 'places',
  table: placeTranslations,
  name: 'Place',
  find: findPlace,
  lock: lockPlace,
  digestOf: digestOf('places'),
  columnsOf: ({
    name,
    summary,
    image_alt = null,
    practical,
  }: PlaceTranslationSave): Partial<typeof placeTranslations.$inferSelect> => ({
    name,
    summary,
    image_alt,
    practical: practicalTexts(practical),
  }),
  versions: {
    kept: revisionsIn<typeof placeTranslationRevisions.$inferSelect>({
      table: placeTranslationRevisions,
      owner: 'place_id',
      title: 'name',
      fields: PLACE_TRANSLATION_FIELDS,
      longText: ({ summary, practical }) =>
        [summary, ...Object.values(practical)].map((text) => escapeText(text ?? '')).join(' '),
    }),
    versionOf: (translation, state) => ({
      ...pick(translation, PLACE_TRANSLATION_FIELDS),
      ...state,
      place_id: translation.record_id,
    }),
    inputOf: (revision) => pick(revision, PLACE_TRANSLATION_FIELDS),
  },
  async translate(translate, { practical, ...place }, language) {
    const plain = pick(place, PLAIN_TEXTS)
    const texts = await translateFields(translate, { ...practicalTexts(practical), ...plain }, language)
    return { ...pick(texts, PLAIN_TEXTS), practical: practicalTexts(texts) }
  },
})
