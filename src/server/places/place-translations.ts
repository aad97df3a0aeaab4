import { escapeText } from '@shared/content/html'
import { namesOf, PLACE_TRANSLATION_FIELDS, pick } from '@shared/editable-fields'
import type { ManagedPlace } from '@shared/entities/place'
import type { PlaceTranslationSave } from '@shared/entities/place-translation'
import { PRACTICAL_FIELDS } from '@shared/place-rules'
import { digestTexts } from '../content/digest'
import { placeTranslationRevisions, placeTranslations } from '../db/schema/places'
import { revisionsIn } from '../texts/versions/revisions.service'
import { translateFields } from '../translation/machine/translate-texts'
import { translationsOf } from '../translation/translations-of.service'
import { findPlace, lockPlace } from './places.queries'
import { practicalTexts } from './practical'

export const translationsOfPlaces = translationsOf({
  kind: 'places',
  table: placeTranslations,
  name: 'Place',
  find: findPlace,
  lock: lockPlace,
  digestOf: ({ name, summary, image_alt, practical }: ManagedPlace) =>
    digestTexts([name, summary, image_alt, ...PRACTICAL_FIELDS.map((field) => practical[field] ?? null)]),
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
  async translate(translate, { name, summary, image_alt, practical }, language) {
    const texts = await translateFields(translate, { ...practical, name, summary, image_alt }, language)
    return {
      name: texts.name,
      summary: texts.summary,
      image_alt: texts.image_alt || null,
      practical: practicalTexts(
        Object.fromEntries(namesOf(practical).map((field) => [field, texts[field] || null])) as typeof practical,
      ),
    }
  },
})
