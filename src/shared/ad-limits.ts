/** Guidelines: an ad that exceeds them is still accepted. */
export const AD_TITLE_LENGTH = 60
export const AD_PICTURE = { width: 800, height: 600 } as const

/** About as much as the site's card shows. */
export const AD_DESCRIPTION_LENGTH = 300

/** How many places an ad is for, and how many ads the page of a place shows. */
export const MAX_AD_PLACES = 20
export const ADS_BESIDE_PLACE = 2

export const MAX_REJECTION_REASON = 1000
export const MAX_REJECTION_TEMPLATES = 60
