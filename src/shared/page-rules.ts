/** The page with this slug replaces the texts of About. */
export const ABOUT_SLUG = 'about'

/** Whether the API would take a slug for the managed list. */
export const isReservedPageSlug = (slug: string) => slug === 'manage'
