import type { Db } from '@server/db/client'
import { placeTranslations as placeTranslationsTable } from '@server/db/schema/places'
import { translationsOfPlaces } from '@server/places/place-translations'
import { insertPlace, setPlaces } from '@server/places/places.queries'
import { completeNotices, practicalTexts } from '@server/places/practical'
import type { ManagedPlace } from '@shared/entities/place'
import { DAY_MS, dayOf } from '@shared/time'
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
  for (const { article, practical, notices = [], parent, ...place } of places) {
    const { image_url, name } = pictureOf(article)
    const inserted = await insertPlace(
      tx,
      {
        ...place,
        parent_id: parent === undefined ? null : (ids.get(parent) as number),
        image_url,
        image_alt: altOf(name),
        practical: practicalTexts(practical),
        notices: completeNotices(
          notices.map(({ checked_days_ago, ...notice }) => ({
            ...notice,
            checked_on: dayOf(new Date(now.getTime() - checked_days_ago * DAY_MS)),
          })),
        ),
      },
      now,
    )
    ids.set(place.slug, inserted.id)
    await setPlaces(tx, articleIds.get(article) as number, [inserted.id])
    await insertTranslations(tx, inserted, name, now)
  }
}
