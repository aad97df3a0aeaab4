import type { ManagedPlace, Place } from '@shared/entities/place'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import type { Db } from '../../db/client'
import { translationsOfPlaces } from './place-translations'
import { publicNotices } from './practical'

/** Places as readers of this language see them: with the notices that matter today. */
export async function placesInLanguage(
  db: Db,
  places: ManagedPlace[],
  { lang, now }: { lang: LanguageCode | undefined; now: Date },
): Promise<Place[]> {
  const ids = places.map(({ id }) => id)
  const texts = await translationsOfPlaces.inLanguage(db, ids, lang)
  return places.map((place) => {
    const shown = { ...place, notices: publicNotices(place, now) }
    const translation = texts.get(place.id)
    if (!translation) return { ...shown, ...(lang && { lang: DEFAULT_LANGUAGE }) }
    const { name, summary, image_alt, practical } = translation
    const outdated = translationsOfPlaces.isOutdated(translation, place)
    return { ...shown, name, summary, image_alt, practical, lang, outdated }
  })
}
