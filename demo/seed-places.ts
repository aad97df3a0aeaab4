import type { Db } from '@server/db/client'
import { placeTranslations as placeTranslationsTable } from '@server/db/schema/places'
import { translationsOfPlaces } from '@server/places/place-translations'
import { insertPlace, setPlaces } from '@server/places/places.queries'
import { completeNotices, practicalTexts } from '@server/places/practical'
import type { ManagedPlace } from '@shared/entities/place'
import { articles } from './all-articles'
import type { DemoArticle } from './article'
import { dayBefore } from './day-before'
import { altOf } from './picture-texts'
import type { DemoPlace } from './place'
import { placeTranslations } from './place-translations'
import { places } from './places'
import { provinces } from './provinces'
import { byLanguage } from './translation'

/** The name of its picture: its own, or that of its article. */
export const pictureOfPlace = ({ image, article }: DemoPlace) =>
  image ?? (articles.find(({ slug }) => slug === article) as DemoArticle).image

async function insertTranslations(tx: Db, place: ManagedPlace, picture: string, now: Date) {
  const texts = byLanguage(placeTranslations[place.slug])
  if (texts.length === 0) return
  await tx.insert(placeTranslationsTable).values(
    texts.map(([language, { practical, notices = {}, ...text }]) => ({
      ...text,
      province: provinces[place.province ?? '']?.[language] ?? null,
      notices: place.notices.flatMap(({ id }) => (notices[id] ? [{ id, text: notices[id] }] : [])),
      practical: practicalTexts(practical),
      image_alt: altOf(picture, language),
      record_id: place.id,
      language,
      original_digest: translationsOfPlaces.digestOf(place),
      updated_at: now,
    })),
  )
}

/** Adds the places of the articles. `picture` is the address of a picture by its name. */
export async function insertPlaces(
  tx: Db,
  articleIds: Map<string, number>,
  picture: (name: string) => string,
  now: Date,
) {
  const ids = new Map<string, number>()
  for (const demoPlace of places) {
    const { article: _, image: __, practical, notices = [], parent, ...place } = demoPlace
    const name = pictureOfPlace(demoPlace)
    const inserted = await insertPlace(
      tx,
      {
        ...place,
        parent_id: parent === undefined ? null : (ids.get(parent) as number),
        image_url: picture(name),
        image_alt: altOf(name),
        practical: practicalTexts(practical),
        notices: completeNotices(
          notices.map(({ checked_days_ago, ...notice }) => ({
            ...notice,
            checked_on: dayBefore(now, checked_days_ago),
          })),
        ),
      },
      now,
    )
    ids.set(place.slug, inserted.id)
    await insertTranslations(tx, inserted, name, now)
  }
  for (const { slug, places: others = [] } of articles) {
    const own = places.filter(({ article }) => article === slug).map((place) => place.slug)
    const ofArticle = [...own, ...others].map((place) => ids.get(place) as number)
    await setPlaces(tx, articleIds.get(slug) as number, ofArticle)
  }
}
