/** The texts of a featured picture. Articles that were stored as JSON before these fields existed lack them. */
export const NO_PICTURE_TEXTS = { image_alt: null, image_caption: null, image_credit: null } as const

type PictureText = keyof typeof NO_PICTURE_TEXTS

/** What was stored as JSON, maybe before pictures had texts. */
export type MaybeWithoutPictureTexts<Stored> = Omit<Stored, PictureText> &
  Partial<Pick<Stored, Extract<keyof Stored, PictureText>>>
