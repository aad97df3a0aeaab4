/** The page with this slug replaces the texts of About. */
export const ABOUT_SLUG = 'about'

/** The page to which forms that ask for an address lead, if the owner has it. */
export const PRIVACY_SLUG = 'privacy'

/** Whether the API would take a slug for the managed list. */
export const isReservedPageSlug = (slug: string) => slug === 'manage'
