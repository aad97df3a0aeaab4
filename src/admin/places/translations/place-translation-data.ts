import type { CallInput } from '@shared/calls'
import { PLACE_TRANSLATION_FIELDS, pick } from '@shared/editable-fields'
import type { PlaceTranslation, PlaceTranslationInput } from '@shared/entities/place-translation'
import { PRACTICAL_FIELDS } from '@shared/place-rules'
import type { GetOneParams, Identifier, UpdateParams } from 'react-admin'
import { request, versionHeader } from '../../api/client'

/** The resource of places' translations. Its records are identified by place and language, and have their own calls. */
export const PLACE_TRANSLATIONS = 'place-translations'

/** A translation that does not exist yet is an empty record with version 0. */
export type PlaceTranslationRecord = Pick<PlaceTranslation, 'language' | 'version'> &
  Partial<PlaceTranslation> & { id: string }

type Params = CallInput<'PUT /api/places/:id/translations/:language'>['params']

export const placeTranslationId = (place: number, language: string) => `${place}/${language}`

function paramsOf(id: Identifier): Params {
  const [place, language] = String(id).split('/')
  return { id: Number(place), language: language as Params['language'] }
}

/** Empty fields are null, so that typing and deleting a text is not a change. */
const noTexts = {
  image_alt: null,
  practical: Object.fromEntries(PRACTICAL_FIELDS.map((field) => [field, null])) as PlaceTranslation['practical'],
}

export async function readPlaceTranslation({ id, signal }: GetOneParams): Promise<PlaceTranslationRecord> {
  const params = paramsOf(id)
  const { translations } = await request('GET /api/places/:id/translations', { params }, { signal })
  const found = translations.find(({ language }) => language === params.language)
  return { ...(found ?? { ...noTexts, language: params.language, version: 0 }), id: String(id) }
}

export async function savePlaceTranslation({ id, data, previousData }: UpdateParams): Promise<PlaceTranslationRecord> {
  const body = pick(data as PlaceTranslationInput, PLACE_TRANSLATION_FIELDS)
  const headers = versionHeader({ data, previousData })
  const call = 'PUT /api/places/:id/translations/:language'
  const { translation } = await request(call, { params: paramsOf(id), body }, { headers })
  return { ...translation, id: String(id) }
}

export const deletePlaceTranslation = (id: Identifier) =>
  request('DELETE /api/places/:id/translations/:language', { params: paramsOf(id) })
