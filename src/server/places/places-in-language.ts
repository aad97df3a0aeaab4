import type { ManagedPlace, Place } from '@shared/entities/place'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { placeState } from '@shared/place-state'
import { dayOf } from '@shared/time'
import type { Reading } from '../translation/reading'
import { translationsOfPlaces } from './place-translations'
import { publicNotices } from './practical'

type Shown = { lang: LanguageCode | undefined; now: Date }

/** Places as readers of this language see them: with the notices that matter today. */
export async function placesInLanguage(
  reading: Reading,
  places: ManagedPlace[],
  { lang, now }: Shown,
): Promise<Place[]> {
  const ids = places.map(({ id }) => id)
  const texts = await translationsOfPlaces.inLanguage(reading, places, lang)
  const languages = await translationsOfPlaces.languages(reading.db, ids)
  return places.map((place) => {
    const shown: Place = {
      ...place,
      notices: publicNotices(place, now),
      state: placeState(place, dayOf(now)),
      languages: [DEFAULT_LANGUAGE, ...(languages.get(place.id) ?? [])],
    }
    const { shown: translation, machine } = texts.get(place.id) ?? {}
    if (!translation) return { ...shown, ...(lang && { lang: DEFAULT_LANGUAGE, machine }) }
    const { name, summary, image_alt, practical } = translation
    const outdated = translationsOfPlaces.isOutdated(translation, place)
    return { ...shown, name, summary, image_alt, practical, lang, outdated, machine }
  })
}

export async function placeInLanguage(reading: Reading, place: ManagedPlace, shown: Shown) {
  const [found] = await placesInLanguage(reading, [place], shown)
  return found as Place
}
