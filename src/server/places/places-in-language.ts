import { fieldPart, noticeField } from '@shared/content/parts'
import type { ManagedPlace, Place, PublicNotice } from '@shared/entities/place'
import type { PlaceTranslation } from '@shared/entities/place-translation'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { placeState } from '@shared/place-state'
import { dayOf } from '@shared/time'
import type { Reading } from '../translation/reading'
import { listClosures } from './closures.queries'
import { translationsOfPlaces } from './place-translations'
import { listChangedNotices, listProvinceNames } from './places.queries'
import { publicNotices } from './practical'

/**
 * Each in the language of the reader, or in its own until its present text has been translated: what was true of a path before
 * may be dangerous.
 */
const noticesIn = (lang: LanguageCode, notices: PublicNotice[], texts: PlaceTranslation['notices']) =>
  notices.map((notice): PublicNotice => {
    const text = texts.find(({ id }) => id === notice.id)?.text
    return text ? { ...notice, text, lang } : { ...notice, lang: DEFAULT_LANGUAGE }
  })

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
  const closures = await listClosures(reading.db, ids, lang)
  const changed = new Set(
    (lang ? await listChangedNotices(reading.db, ids, lang) : []).map(({ id, part }) => `${id} ${part}`),
  )
  const provinces = lang ? await listProvinceNames(reading.db, lang) : new Map<string | null, string | null>()
  return places.map((place) => {
    const shown: Place = {
      ...place,
      notices: publicNotices(place, now),
      region: place.province,
      closures: closures.get(place.id) ?? [],
      state: placeState({ ...place, closures: closures.get(place.id) }, dayOf(now)),
      languages: [DEFAULT_LANGUAGE, ...(languages.get(place.id) ?? [])],
    }
    const { shown: translation, machine } = texts.get(place.id) ?? {}
    if (!lang) return shown
    const outdated = translation && translationsOfPlaces.isOutdated(translation, place)
    const isCurrent = (notice: { id: string }) =>
      !outdated || (!machine && !changed.has(`${place.id} ${fieldPart(noticeField(notice.id))}`))
    const notices = noticesIn(lang, shown.notices, (translation?.notices ?? []).filter(isCurrent))
    const province = translation?.province || provinces.get(place.province)
    const named: Pick<Place, 'province' | 'province_lang'> = province
      ? { province, province_lang: lang }
      : { province: place.province, province_lang: DEFAULT_LANGUAGE }
    const own: Place = { ...shown, ...named, notices, lang: DEFAULT_LANGUAGE, machine }
    if (!translation) return own
    const { name, summary, image_alt, practical } = translation
    return { ...own, name, summary, image_alt, practical, lang, outdated }
  })
}

export async function placeInLanguage(reading: Reading, place: ManagedPlace, shown: Shown) {
  const [found] = await placesInLanguage(reading, [place], shown)
  return found as Place
}
