/** What the translation desk lists, in the order of its filter. */
export const TRANSLATED_KINDS = ['articles', 'pages', 'places', 'categories', 'series', 'ads'] as const
export type TranslatedKind = (typeof TRANSLATED_KINDS)[number]

/** What has translations that are reviewed before they are published. */
export const REVIEWED_KINDS = ['articles', 'pages', 'ads', 'newsletters'] as const
export type ReviewedKind = (typeof REVIEWED_KINDS)[number]

/** How far the translation of a text into one language is. Outdated: whatever its status, the original has changed since. */
export const DESK_STATES = ['missing', 'machine', 'draft', 'review', 'published', 'outdated'] as const
export type DeskState = (typeof DESK_STATES)[number]

/** Whether readers see a machine's translation of a text, or the original until that is made. */
export const MACHINE_STATES = ['shown', 'coming'] as const
export type MachineState = (typeof MACHINE_STATES)[number]
