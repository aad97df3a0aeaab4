import type { TranslatedKind } from '@shared/translation-desk'
import type { Db } from '../db/client'
import { translationsOfAds } from '../features/ads/ad-translations'
import { translationsOfCategories } from '../features/categories/category-translations'
import { translationsOfPages } from '../features/pages/page-translations'
import { translationsOfPlaces } from '../features/places/place-translations'
import { translationsOfArticles } from '../features/translations/article-translations.service'

const sources = {
  articles: translationsOfArticles,
  pages: translationsOfPages,
  places: translationsOfPlaces,
  categories: translationsOfCategories,
  ads: translationsOfAds,
} satisfies Record<TranslatedKind, unknown>

/** A record whose texts a machine translates; undefined if it does not exist. */
export const findOriginal = (db: Db, kind: TranslatedKind, id: number) => sources[kind].original(db, id)
