/** Fields of articles that came later. What was stored as JSON before them lacks them. */
export const NO_LATER_FIELDS = {
  image_alt: null,
  image_caption: null,
  image_credit: null,
  meta_description: null,
  byline: null,
} as const

type LaterField = keyof typeof NO_LATER_FIELDS

/** What was stored as JSON, maybe before these fields existed. */
export type MaybeWithoutLaterFields<Stored> = Omit<Stored, LaterField> &
  Partial<Pick<Stored, Extract<keyof Stored, LaterField>>>
