import type { TranslatedKind } from '@shared/translation-desk'
import { translationsOfAds } from '../../ads/ad-translations'
import { translationsOfCategories } from '../../categories/category-translations'
import type { Db } from '../../db/client'
import { translationsOfPlaces } from '../../places/place-translations'
import { translationsOfArticles } from '../../texts/articles/article-translations.service'
import { translationsOfPages } from '../../texts/pages/page-translations'

const sources = {
  articles: translationsOfArticles,
  pages: translationsOfPages,
  places: translationsOfPlaces,
  categories: translationsOfCategories,
  ads: translationsOfAds,
} satisfies Record<TranslatedKind, unknown>

/** A record whose texts a machine translates; undefined if it does not exist. */
export const findOriginal = (db: Db, kind: TranslatedKind, id: number) => sources[kind].original(db, id)
