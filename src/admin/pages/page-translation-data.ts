import { PAGE_TRANSLATION_FIELDS } from '@shared/editable-fields'
import { translationCalls } from '../translations/translation-calls'

/** The resource of the translations of pages. */
export const PAGE_TRANSLATIONS = 'page-translations'

export const pageTranslations = translationCalls('pages', {
  fields: PAGE_TRANSLATION_FIELDS,
  empty: { title: '', content: '', blocks: null },
})
