import type { Db } from '@server/db/client'
import { placeTranslations as placeTranslationsTable } from '@server/db/schema/places'
import { translationsOfPlaces } from '@server/places/place-translations'
import { insertPlace, setPlaces } from '@server/places/places.queries'
import { completeNotices, practicalTexts } from '@server/places/practical'
import type { ManagedPlace } from '@shared/entities/place'
import { articles } from './all-articles'
import { altOf } from './picture-texts'
import { placeTranslations } from './place-translations'
import { places } from './places'
import { byLanguage } from './translation'

type Picture = Pick<ManagedPlace, 'image_url'> & { name: string }

async function insertTranslations(tx: Db, place: ManagedPlace, picture: string, now: Date) {
  const texts = byLanguage(placeTranslations[place.slug])
  if (texts.length === 0) return
  await tx.insert(placeTranslationsTable).values(
    texts.map(([language, { practical, ...text }]) => ({
      ...text,
      practical: practicalTexts(practical),
      image_alt: altOf(picture, language),
      record_id: place.id,
      language,
      original_digest: translationsOfPlaces.digestOf(place),
      updated_at: now,
    })),
  )
}

/** Adds the places of the articles, with the articles' pictures. */
export async function insertPlaces(
  tx: Db,
  articleIds: Map<string, number>,
  pictureOf: (articleSlug: string) => Picture,
  now: Date,
) {
  const ids = new Map<string, number>()
  for (const { article, practical, notices = [], ...place } of places) {
    const { image_url, name } = pictureOf(article)
    const inserted = await insertPlace(
      tx,
      {
        ...place,
        image_url,
        image_alt: altOf(name),
        practical: practicalTexts(practical),
        notices: completeNotices(notices),
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
