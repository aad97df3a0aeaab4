import { escapeText } from '@shared/content/html'
import { namesOf, PLACE_TRANSLATION_FIELDS } from '@shared/editable-fields'
import type { PlaceTranslationSave } from '@shared/entities/place-translation'
import { digestOf } from '../../db/original-digests'
import { placeTranslationRevisions, placeTranslations } from '../../db/schema-places'
import { translateFields } from '../../translate/translate-texts'
import { revisionsIn } from '../revisions/revisions.service'
import { translationsOf } from '../translations/translations-of.service'
import { findPlace, lockPlace } from './places.queries'
import { practicalTexts } from './practical'

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
