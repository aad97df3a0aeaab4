/** What the dashboard's search finds, in the order of its answer. Each is a resource of the permission table. */
export const RECORD_KINDS = [
  'articles',
  'places',
  'pages',
  'categories',
  'series',
  'newsletters',
  'ads',
  'users',
  'media',
] as const
export type RecordKind = (typeof RECORD_KINDS)[number]

/** How many records of a kind the search names. */
export const RECORDS_OF_KIND = 5
