export const SITE_NAME = 'Eye of Sumatra'
export const TAGLINE = 'Sustainable Geotourism from the Land of Legends.'
/** Ends the title of every page. */
export const TITLE_SUFFIX = ` - ${SITE_NAME}`
