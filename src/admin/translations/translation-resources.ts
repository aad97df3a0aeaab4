import {
  AD_TRANSLATION_SAVE_FIELDS,
  CATEGORY_TRANSLATION_SAVE_FIELDS,
  NEWSLETTER_TRANSLATION_SAVE_FIELDS,
  PAGE_TRANSLATION_SAVE_FIELDS,
  PLACE_TRANSLATION_SAVE_FIELDS,
  SERIES_TRANSLATION_SAVE_FIELDS,
  TRANSLATION_SAVE_FIELDS,
} from '@shared/editable-fields'
import { PRACTICAL_FIELDS } from '@shared/place-rules'
import { TRANSLATIONS_OF } from '../api/resources'
import { translationCalls } from '../languages/translation-calls'

// Empty fields are null, so that typing and deleting a text is not a change.
const practical = Object.fromEntries(PRACTICAL_FIELDS.map((field) => [field, null]))

export const translationResources = {
  [TRANSLATIONS_OF.articles]: {
    screen: 'articles',
    ...translationCalls('articles', {
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
    }),
  },
  [TRANSLATIONS_OF.pages]: {
    screen: 'pages',
    ...translationCalls('pages', {
      fields: PAGE_TRANSLATION_SAVE_FIELDS,
      empty: { title: '', content: '', blocks: null },
    }),
  },
  [TRANSLATIONS_OF.places]: {
    screen: 'places',
    ...translationCalls('places', {
      fields: PLACE_TRANSLATION_SAVE_FIELDS,
      empty: { name: null, summary: null, image_alt: null, province: null, practical, notices: [] },
    }),
  },
  [TRANSLATIONS_OF.categories]: {
    screen: 'categories',
    ...translationCalls('categories', {
      fields: CATEGORY_TRANSLATION_SAVE_FIELDS,
      empty: { name: null, description: null },
    }),
  },
  [TRANSLATIONS_OF.series]: {
    screen: 'series',
    ...translationCalls('series', {
      fields: SERIES_TRANSLATION_SAVE_FIELDS,
      empty: { title: null, description: null },
    }),
  },
  [TRANSLATIONS_OF.ads]: {
    screen: 'ads',
    ...translationCalls('ads', { fields: AD_TRANSLATION_SAVE_FIELDS, empty: { title: null, description: null } }),
  },
  [TRANSLATIONS_OF.newsletters]: {
    screen: 'newsletter',
    ...translationCalls('newsletters', {
      fields: NEWSLETTER_TRANSLATION_SAVE_FIELDS,
      empty: { subject: '', content: '' },
    }),
  },
} as const
