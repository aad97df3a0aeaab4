import type { PublicAd } from '@shared/entities/ad'
import type { AdTranslationSave } from '@shared/entities/ad-translation'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { digestOf } from '../db/original-digests'
import { adTranslations } from '../db/schema/ad-translations'
import { translateFields } from '../translation/machine/translate-texts'
import type { Reading } from '../translation/reading'
import { translationsOf } from '../translation/translations-of.service'
import { findAd, lockAd } from './ads.queries'

const digest = digestOf('ads')

export const translationsOfAds = translationsOf({
  kind: 'ads',
  table: adTranslations,
  name: 'Ad',
  drafts: 'ads',
  takenBack: true,
  find: findAd,
  lock: lockAd,
  digestOf: digest,
  columnsOf: ({ title, description }: AdTranslationSave): Partial<typeof adTranslations.$inferSelect> => ({
    title,
    description,
  }),
  translate: (translate, { title, description }, language) =>
    translateFields(translate, { title, description }, language),
})

/** Ads as readers of this language see them. */
export async function adsInLanguage(
  reading: Reading,
  ads: PublicAd[],
  lang: LanguageCode | undefined,
): Promise<PublicAd[]> {
  if (!lang) return ads
  const texts = await translationsOfAds.inLanguage(reading, ads, lang)
  return ads.map((ad) => {
    const { shown, machine } = texts.get(ad.id) ?? {}
    // The advertiser answers for the present text: an older one may promise what no longer holds, such as a price.
    if (!shown || shown.original_digest !== digest(ad)) return { ...ad, lang: DEFAULT_LANGUAGE }
    const { title, description } = shown
    return { ...ad, title, description, lang, machine }
  })
}
