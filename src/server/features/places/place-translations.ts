import type { ManagedPlace, StoredPractical } from '@shared/entities/place'
import { PRACTICAL_FIELDS } from '@shared/place-rules'
import { placeTranslations } from '../../db/schema-places'
import { notFound } from '../../http/errors'
import { recordTranslations } from '../translations/record-translations.service'
import { lockPlace } from './places.queries'

type PlaceTexts = { name: string; summary: string; image_alt: string | null; practical: StoredPractical }

export const translationsOfPlaces = recordTranslations<ManagedPlace, PlaceTexts>({
  table: placeTranslations,
  owner: 'place_id',
  originalTexts: ({ name, summary, image_alt, practical }) => [
    name,
    summary,
    image_alt,
    ...PRACTICAL_FIELDS.map((field) => practical[field] ?? null),
  ],
  async lockOriginal(tx, id) {
    const place = await lockPlace(tx, id)
    if (!place) throw notFound('Place')
    return place
  },
})
