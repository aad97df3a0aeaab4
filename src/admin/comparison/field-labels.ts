import type { PlainField } from '@shared/content/parts'
import type { TextKey } from '../i18n/i18n'

/** The labels of the texts in the forms of translations, and where a change of the original is shown. */
export const fieldLabels = {
  title: 'articles.parts.title',
  subject: 'resources.newsletters.fields.subject',
  name: 'resources.places.fields.name',
  excerpt: 'articles.parts.excerpt',
  summary: 'resources.places.fields.summary',
  description: 'resources.categories.fields.description',
  'practical.when': 'places.practical.when',
  'practical.access': 'places.practical.access',
  'practical.duration': 'places.practical.duration',
  'practical.cost': 'places.practical.cost',
  'practical.guide': 'places.practical.guide',
  'practical.bring': 'places.practical.bring',
  image_alt: 'pictures.alt',
  image_caption: 'pictures.caption',
  meta_description: 'articles.parts.description',
} as const satisfies Record<PlainField, TextKey>

export const isPlainField = (name: string): name is PlainField => Object.hasOwn(fieldLabels, name)
