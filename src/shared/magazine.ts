export const SITE_NAME = 'Eye of Sumatra'
export const TAGLINE = 'Sustainable Geotourism from the Land of Legends.'
