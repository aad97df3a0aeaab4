import type { Checked } from '@shared/content/publication-check'

/** The fields of the form that the check looks at. */
export const CHECKED_FIELDS = [
  'title',
  'excerpt',
  'image_url',
  'image_alt',
  'category_ids',
  'slug',
  'blocks',
  'content',
  'language',
] as const satisfies (keyof Checked)[]
