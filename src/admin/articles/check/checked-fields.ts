import type { Checked } from '@shared/content/publication-check'

/** The fields of the form that the check looks at. */
export const CHECKED_FIELDS = [
  'title',
  'excerpt',
  'image_url',
  'image_alt',
  'category_ids',
  'slug',
  'language',
  'places',
  'closed_places',
  'blocks',
  'content',
] as const satisfies (keyof Checked)[]
