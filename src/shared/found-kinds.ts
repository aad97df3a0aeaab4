/** What a search of the site finds besides articles. */
export const OTHER_FOUND_KINDS = ['places', 'events', 'pages'] as const
export type OtherFoundKind = (typeof OTHER_FOUND_KINDS)[number]

export const FOUND_KINDS = ['articles', ...OTHER_FOUND_KINDS] as const
