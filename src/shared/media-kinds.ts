export const MEDIA_KINDS = ['image', 'video', 'audio', 'document'] as const

/**
 * Where an uploaded file can be used. `revisions`: in a version of an article, which can be restored. `trash`: in a deleted item,
 * which can be restored. `other`: in a record that has no screen.
 */
export const MEDIA_USE_KINDS = [
  'articles',
  'translations',
  'working-copies',
  'revisions',
  'ads',
  'categories',
  'series',
  'places',
  'pages',
  'newsletters',
  'users',
  'trash',
  'other',
] as const
export type MediaUseKind = (typeof MEDIA_USE_KINDS)[number]

/** How many files one call changes, or moves to the trash. */
export const MAX_CHANGED_MEDIA = 100
