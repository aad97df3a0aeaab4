import { TRANSLATION_SAVE_FIELDS, type TranslationField } from '@shared/editable-fields'
import type { Translation } from '@shared/entities/translation'
import { translationCalls } from '../../translations/translation-calls'

/** The resource of the translations of articles. */
export const TRANSLATIONS = 'article-translations'

/** A translation that does not exist yet is an empty record with version 0. */
export type TranslationRecord = Pick<Translation, Exclude<TranslationField, 'translator'> | 'language' | 'version'> &
  Partial<Translation> & { id: string }

export const articleTranslations = translationCalls('articles', {
  fields: TRANSLATION_SAVE_FIELDS,
  empty: {
    title: '',
    excerpt: '',
    image_alt: null,
    image_caption: null,
    meta_description: null,
    review_note: null,
    content: '',
    blocks: null,
  },
})
